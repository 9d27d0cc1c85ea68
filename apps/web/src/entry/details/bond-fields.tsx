import { EntryField } from '../form/entry-field.tsx'

/** Number, coverage and amount of the bond: on its page, and in step 1 of an entry that needs them. */
export const BondFields = () => (
  <>
    <EntryField name="bond_information.bond_number" />
    <EntryField name="bond_information.bond_type_detail" />
    <EntryField name="bond_information.bond_amount" />
  </>
)

/** The company behind the bond, and whom to ask there. */
export const SuretyFields = () => (
  <>
    <EntryField name="bond_information.surety_company" columns={12} />
    <EntryField name="bond_information.surety_address" columns={12} />
    <EntryField name="bond_information.contact_name" columns={12} />
    <EntryField name="bond_information.contact_email" />
    <EntryField name="bond_information.contact_phone" />
  </>
)
