import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'

const USAGES = [
  { value: 'P', label: 'P Personal shipment' },
  { value: 'X', label: 'X Commercial samples' },
]

/** What the goods are for, where they are no regular commercial shipment. */
export function UsageField() {
  return (
    <FormSection
      title="Use of the goods"
      lead="Most goods are a commercial shipment. An informal entry of personal goods has no limit of $2,500."
    >
      <EntryField
        name="totals_declarations.shipment_usage"
        columns={8}
        options={USAGES}
        empty="Commercial shipment"
      />
    </FormSection>
  )
}
