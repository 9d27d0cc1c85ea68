import type { ExportSection } from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import { t } from '../../words/t.ts'
import { EntryField } from '../form/entry-field.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { FieldGroup } from '../form/form-section.tsx'
import { showDay } from '../values/format.ts'
import { DetailField } from './detail-field.tsx'

/** When the goods leave again, with the stored day of import below. */
export const ExportDateField = ({ imported }: { imported: string | undefined }) => (
  <EntryField
    name="export_details.export_date"
    note={
      imported
        ? t(
            {
              id: 'export-fields.the-goods-were-imported-on',
              defaultMessage: 'The goods were imported on {imported}.',
            },
            { imported: showDay(imported) },
          )
        : undefined
    }
  />
)

/** Goods that leave a bonded warehouse, and the entry under which they were put there. */
export function WarehouseFields() {
  const { form } = useEntryFormContext()
  const details = useWatch({ control: form.control, name: 'export_details' }) as ExportSection
  return (
    <>
      <DetailField name="export_details.warehouse_withdrawal" />
      {(details.warehouse_withdrawal || details.warehouse_reference) && (
        <FieldGroup
          title={t({ id: 'export-fields.warehouse-entry', defaultMessage: 'Warehouse entry' })}
          why={t({
            id: 'export-fields.needed-because-the-goods-are',
            defaultMessage: 'Needed because the goods are withdrawn from a warehouse.',
          })}
        >
          <EntryField name="export_details.warehouse_reference" />
          <DetailField name="export_details.final_withdrawal" />
        </FieldGroup>
      )}
    </>
  )
}
