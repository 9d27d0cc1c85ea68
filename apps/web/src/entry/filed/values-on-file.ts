import type { CustomsCondition } from '@edfe/contracts/customs/filing'
import type { StandingBond } from '@edfe/contracts/organization/organization'
import type { DraftData } from '@edfe/domain/entry'

/** The values that the bond on file gives to fields of an entry. */
const OF_BOND: Record<string, (bond: StandingBond) => string> = {
  'header.surety_no': (bond) => bond.surety_no,
  'header.bond_type': (bond) => bond.bond_type,
  'bond_information.bond_number': (bond) => bond.bond_number,
  'bond_information.bond_amount': (bond) => bond.bond_amount,
  'bond_information.surety_company': (bond) => bond.surety_company,
}

/** The value that the organization has for the field of a condition, where it is not the one that was sent. */
export function valueOnFile(
  { path, severity, sent_value }: Pick<CustomsCondition, 'path' | 'severity' | 'sent_value'>,
  bond: StandingBond | null | undefined,
): string | undefined {
  const known = bond && OF_BOND[path]?.(bond)
  return severity === 'error' && known && known !== sent_value ? known : undefined
}

/**
 * The sections of a draft with the values on file in place of those that CBP refused; undefined unless there is one for
 * each error.
 */
export function correctedSections(
  draft: DraftData,
  conditions: readonly CustomsCondition[],
  bond: StandingBond | null | undefined,
): DraftData | undefined {
  const errors = conditions.filter(({ severity }) => severity === 'error')
  const corrected: Record<string, Record<string, unknown>> = {}
  for (const condition of errors) {
    const value = valueOnFile(condition, bond)
    const [section, field] = condition.path.split('.')
    if (!value || !section || !field) return undefined
    corrected[section] = {
      ...draft[section as 'header' | 'bond_information'],
      ...corrected[section],
      [field]: value,
    }
  }
  return errors.length > 0 ? (corrected as DraftData) : undefined
}
