import { EntryField } from '../form/entry-field.tsx'

/** Number, coverage and amount of the bond: on its page, and in step 1 of an entry that needs them. */
export const BondFields = () => (
  <>
    <EntryField name="bond_information.bond_number" columns={4} />
    <EntryField name="bond_information.bond_type_detail" columns={4} />
    <EntryField name="bond_information.bond_amount" columns={4} />
  </>
)

/** The company behind the bond, and whom to ask there. */
export const SuretyFields = () => (
  <>
    <EntryField name="bond_information.surety_company" />
    <EntryField name="bond_information.surety_address" />
    <EntryField name="bond_information.contact_name" columns={4} />
    <EntryField name="bond_information.contact_email" columns={4} />
    <EntryField name="bond_information.contact_phone" columns={4} />
  </>
)
