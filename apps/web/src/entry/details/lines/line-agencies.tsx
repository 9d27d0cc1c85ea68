import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { RowsField } from '../rows-field.tsx'
import { FlagsField } from './flags-field.tsx'

const REQUIREMENT = [
  { field: 'requirement_id', label: 'Requirement', maxLength: 40 },
  { field: 'number', label: 'Number', maxLength: 40 },
]

/** What partner agencies ask of the goods of a line: flags, numbers, special handling. */
export function LineAgencies({ id }: { id: string }) {
  const at = (field: string) => `line_items.${id}.${field}`
  return (
    <FormSection
      title="Agencies"
      lead="Food needs a prior notice, pesticides an EPA number, live plants a permit; other goods what their flags say."
    >
      <FlagsField name={at('pga_flags')} />
      <RowsField
        name={at('license_numbers')}
        hint="Licenses, prior notices (2 letters and 6 digits), EPA numbers (NN-NN-N)"
        columns={REQUIREMENT}
        addWords="Add a license number"
        rowWord="license number"
      />
      <RowsField
        name={at('permit_info')}
        hint="Permits, for plants P and 6 digits"
        columns={REQUIREMENT}
        addWords="Add a permit"
        rowWord="permit"
      />
      <EntryField name={at('special_handling')} hint="PNC food, EPC pesticides, APH plants" />
    </FormSection>
  )
}
