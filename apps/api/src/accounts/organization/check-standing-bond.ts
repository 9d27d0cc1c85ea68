import type { StandingBond } from '@edfe/contracts/organization/organization'
import { checkStandingBond as findingsOf, type RuleContext } from '@edfe/domain/rules'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { bondSectionOf } from './bond-section.ts'

/** Where a detail of the surety's contact is in the settings, by its last part in the draft. */
const OF_CONTACT: Record<string, string> = {
  contact_name: 'surety_contact.name',
  contact_email: 'surety_contact.email',
  contact_phone: 'surety_contact.phone',
}

/** The refusal of a bond that the entries of the organization would refuse one by one, field by field. */
export function checkStandingBond(bond: StandingBond, ctx: RuleContext): Refusal | undefined {
  const errors = findingsOf(bond.surety_no, bondSectionOf(bond), ctx)
  const fields = errors.map(({ path, message }) => {
    const field = path.slice(path.lastIndexOf('.') + 1)
    return { path: OF_CONTACT[field] ?? field, message }
  })
  const [first] = fields
  return first && refuse(400, 'validation_failed', first.message, { fields })
}
