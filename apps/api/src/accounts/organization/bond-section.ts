import type { StandingBond } from '@edfe/contracts/organization/organization'
import type { BondSection } from '@edfe/domain/entry'

/** The organisation's standing bond as it fills in an entry's bond page; type and surety stay step 1's. */
export const bondSectionOf = (bond: StandingBond): BondSection => ({
  bond_number: bond.bond_number,
  bond_type_detail: bond.bond_type_detail,
  bond_amount: bond.bond_amount,
  surety_company: bond.surety_company,
  surety_address: bond.surety_address,
  contact_name: bond.surety_contact.name ?? '',
  contact_email: bond.surety_contact.email ?? '',
  contact_phone: bond.surety_contact.phone ?? '',
})
