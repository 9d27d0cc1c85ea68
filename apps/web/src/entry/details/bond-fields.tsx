import { t } from '../../words/t.ts'
import { EntryField } from '../form/entry-field.tsx'

const COVERAGE = [
  {
    value: 'single',
    get label() {
      return t({ id: 'bond-fields.single-entry', defaultMessage: 'Single entry' })
    },
  },
  {
    value: 'continuous',
    get label() {
      return t({ id: 'bond-fields.continuous', defaultMessage: 'Continuous' })
    },
  },
  {
    value: 'term',
    get label() {
      return t({ id: 'bond-fields.term', defaultMessage: 'Term' })
    },
  },
]

export const coverageLabel = (coverage: string): string =>
  COVERAGE.find(({ value }) => value === coverage)?.label ?? coverage

/** Number, coverage and amount of the bond: on its page, and in step 1 of an entry that needs them. */
export const BondFields = () => (
  <>
    <EntryField name="bond_information.bond_number" />
    <EntryField name="bond_information.bond_type_detail" options={COVERAGE} />
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
