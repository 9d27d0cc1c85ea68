import type { ExportSection } from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import fieldStyles from '../../ui/field.module.css'
import styles from '../../ui/form-section.module.css'
import { useEntryContext } from '../editing/entry-context.ts'
import { NoteField } from '../form/controls/note-field.tsx'
import { TickField } from '../form/controls/tick-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { FieldGroup, FormSection } from '../form/form-section.tsx'
import { showDay } from '../form/format.ts'
import { DetailFrame } from '../frame/page-frame.tsx'
import { useDetailSection } from './use-detail-section.ts'

/** When warehoused or temporary goods leave. It is not block 15's date, on which goods left for the United States. */
export function ExportPage() {
  const { form, actions } = useDetailSection('export', 'export_details')
  const { editor } = useEntryContext()
  const { header, shipment_origin } = editor.draft()
  const details = useWatch({ control: form.value.form.control, name: 'export_details' }) as ExportSection
  const imported = shipment_origin?.import_date
  return (
    <DetailFrame page="export" form={form} actions={actions}>
      <FormSection
        title="Date of export"
        lead={`Asked of entry types 21 to 24 and of warehouse withdrawals. This entry is type ${header?.entry_type || 'not given'}.`}
      >
        <EntryField
          name="export_details.export_date"
          note={imported ? `The goods were imported on ${showDay(imported)}.` : undefined}
        />
      </FormSection>
      <FormSection title="Warehouse" lead="Goods that leave a bonded warehouse.">
        <div className={`${fieldStyles.columns12} ${styles.checkboxRow}`}>
          <TickField name="export_details.warehouse_withdrawal">Warehouse withdrawal</TickField>
        </div>
        {(details.warehouse_withdrawal || details.warehouse_reference) && (
          <FieldGroup title="Warehouse entry" why="Asked because the goods are withdrawn from a warehouse.">
            <EntryField name="export_details.warehouse_reference" />
            <div className={`${fieldStyles.columns12} ${styles.checkboxRow}`}>
              <TickField name="export_details.final_withdrawal">
                Final withdrawal: nothing of the warehouse entry is left
              </TickField>
            </div>
          </FieldGroup>
        )}
      </FormSection>
      <FormSection title="Movement" lead="Additional movement details.">
        <NoteField name="export_details.additional_movement" />
      </FormSection>
    </DetailFrame>
  )
}
