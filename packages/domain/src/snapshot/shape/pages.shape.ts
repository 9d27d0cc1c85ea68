import { bondFields } from '../../entry/fields/bond.ts'
import { exportFields } from '../../entry/fields/export.ts'
import { releaseFields } from '../../entry/fields/release.ts'
import { remedyFields } from '../../entry/fields/remedies.ts'
import { securityFilingFields } from '../../entry/fields/security-filing.ts'
import { membersOf } from './members-of.ts'
import { object } from './shape.ts'

/** The detail page export. */
export const exportShape = object(
  'export_details',
  'Warehouse withdrawals and temporary importations.',
  membersOf(exportFields),
)

/** The detail page trade-remedies. */
export const tradeRemediesShape = object('trade_remedies', 'Section 232.', membersOf(remedyFields))

/** The release of the goods, asked in step 2. */
export const releaseShape = object('release', 'How the goods are released.', membersOf(releaseFields))

/** The detail page security-filing. */
export const securityFilingShape = object(
  'security_filing',
  'The importer security filing (ISF 10+2), by vessel.',
  membersOf(securityFilingFields),
)

/** The detail page bond. */
export const bondShape = object('bond_information', 'Block 5 in full.', {
  ...membersOf(bondFields),
  surety_contact: object(undefined, 'Its contact.', membersOf(bondFields, { under: 'surety_contact' })),
})
