import { useEntryContext } from '../editing/entry-context.ts'
import { NoteField } from '../form/controls/note-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { DetailFrame } from '../frame/page-frame.tsx'
import { ExportDateField, WarehouseFields } from './export-fields.tsx'
import { useDetailSection } from './use-detail-section.ts'

/** When warehoused or temporary goods leave. It is not block 15's date, on which goods left for the United States. */
export function ExportPage() {
  const { form, actions } = useDetailSection('export', 'export_details')
  const { editor } = useEntryContext()
  const { header, shipment_origin } = editor.draft()
  return (
    <DetailFrame page="export" form={form} actions={actions}>
      <FormSection
        title="Date of export"
        lead={`Asked of entry types 21 to 24 and of warehouse withdrawals. This entry is type ${header?.entry_type || 'not given'}.`}
      >
        <ExportDateField imported={shipment_origin?.import_date} />
      </FormSection>
      <FormSection title="Warehouse" lead="Goods that leave a bonded warehouse.">
        <WarehouseFields />
      </FormSection>
      <FormSection title="Movement" lead="Additional movement details.">
        <NoteField name="export_details.additional_movement" />
      </FormSection>
    </DetailFrame>
  )
}
