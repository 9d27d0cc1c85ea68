import type { BondSection } from '../entry/draft.ts'
import type { RuleContext } from './context.ts'
import { entryFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import type { RuleId } from './rule.ts'
import { judge, select } from './selection.ts'

const HOW_IT_IS_WRITTEN: readonly RuleId[] = [
  'HEADER_SURETY_FORMAT',
  'HEADER_SURETY_NOT_LISTED',
  'BOND_NUMBER_FORMAT',
  'BOND_COVERAGE_KNOWN',
  'BOND_AMOUNT_POSITIVE',
  'BOND_CONTACT_EMAIL_FORMAT',
  'BOND_CONTACT_PHONE_FORMAT',
]
const STANDING = select(({ id }) => HOW_IT_IS_WRITTEN.includes(id))

/**
 * Returns the findings that any entry would have on the bond of an organization: on the form of each detail,
 * never on a missing one.
 */
export const checkStandingBond = (
  surety_no: string,
  bond_information: BondSection,
  ctx: RuleContext,
): Finding[] => judge(STANDING, entryFacts({ header: { surety_no }, bond_information }), ctx)
