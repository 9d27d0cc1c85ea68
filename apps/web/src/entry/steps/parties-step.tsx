import type { PartiesSection } from '@edfe/domain/entry'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { shownFinding } from '../../messages/findings.ts'
import fieldStyles from '../../ui/field.module.css'
import styles from '../../ui/form-section.module.css'
import { showToast } from '../../ui/toast.tsx'
import { PartyNumberField } from '../form/controls/party-number-field.tsx'
import { TickField } from '../form/controls/tick-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { StepFrame } from '../frame/page-frame.tsx'
import { useSectionStep } from '../frame/use-section-form.ts'
import { PartyFields } from './party-fields.tsx'

const COPIED = ['name', 'address_line1', 'address_line2', 'city', 'state', 'zip'] as const

/** Block 29 takes name and address of the importer where it has none: the form prints both. */
function copyImporter({ getValues, setValue }: UseFormReturn<FieldValues>) {
  const at = (party: 'importer_of_record' | 'ultimate_consignee', field: string) =>
    `parties.${party}.${field}`
  const isEmpty = COPIED.every((field) => !getValues(at('ultimate_consignee', field)))
  if (!isEmpty || !getValues(at('importer_of_record', 'name'))) return
  const put = (read: (field: string) => unknown) => {
    for (const field of COPIED)
      setValue(at('ultimate_consignee', field), read(field) ?? '', { shouldDirty: true })
  }
  put((field) => getValues(at('importer_of_record', field)))
  showToast({
    text: 'Name and address of the importer are copied to the ultimate consignee.',
    action: { label: 'Undo', run: () => put(() => '') },
  })
}

/** Step 3: blocks 25 to 30. The consignee's number is SAME while the importer is the consignee. */
export function PartiesStep() {
  const { step, actions } = useSectionStep('parties', 'parties_locations')
  const { form, blurred } = step.value
  const isSame = Boolean(useWatch({ control: form.control, name: 'parties.same_as_importer' }))
  const labels = [...new Set(step.summary.map((finding) => shownFinding(finding).label))].join(', ')
  const setSame = (ticked: boolean) => {
    form.setValue(
      'parties.consignee_number' satisfies `parties.${keyof PartiesSection}`,
      ticked ? 'SAME' : '',
    )
    blurred('parties.consignee_number')
    if (ticked) copyImporter(form)
  }
  return (
    <StepFrame
      step="parties_locations"
      form={step}
      actions={actions}
      lead={`Please fix errors in: ${labels}. Everything you typed is kept.`}
    >
      <FormSection title="Location" lead="Where the goods are, for examination.">
        <EntryField name="parties.location_of_goods" columns={12} />
      </FormSection>
      <FormSection title="Numbers" lead="IRS/EIN, SSN or CBP-assigned numbers of the parties.">
        <div className={`${fieldStyles.columns12} ${styles.checkboxRow}`}>
          <TickField name="parties.same_as_importer" onTick={setSame}>
            Same as Importer of Record
          </TickField>
        </div>
        <PartyNumberField name="parties.consignee_number" disabled={isSame} />
        <PartyNumberField name="parties.importer_number" />
        <PartyNumberField name="parties.reference_number" />
      </FormSection>
      <PartyFields
        party="ultimate_consignee"
        title="Ultimate consignee"
        lead="Block 29. Who receives the goods in the US."
      />
      <PartyFields
        party="importer_of_record"
        title="Importer of record"
        lead="Block 30. Who is liable for the duties and taxes."
      />
    </StepFrame>
  )
}
