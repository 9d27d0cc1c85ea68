import { t } from '../../words/t.ts'
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
        title={t({ id: 'export-page.date-of-export', defaultMessage: 'Date of export' })}
        lead={t(
          {
            id: 'export-page.asked-of-entry-types-21',
            defaultMessage:
              'Asked of entry types 21 to 24 and of warehouse withdrawals. This entry is type {type, select, none {not given} other {{type}}}.',
          },
          { type: header?.entry_type || 'none' },
        )}
      >
        <ExportDateField imported={shipment_origin?.import_date} />
      </FormSection>
      <FormSection
        title={t({ id: 'export-page.warehouse', defaultMessage: 'Warehouse' })}
        lead={t({
          id: 'export-page.goods-that-leave-a-bonded',
          defaultMessage: 'Goods that leave a bonded warehouse.',
        })}
      >
        <WarehouseFields />
      </FormSection>
      <FormSection
        title={t({ id: 'export-page.movement', defaultMessage: 'Movement' })}
        lead={t({
          id: 'export-page.additional-movement-details',
          defaultMessage: 'Additional movement details.',
        })}
      >
        <NoteField name="export_details.additional_movement" />
      </FormSection>
    </DetailFrame>
  )
}
