import type { ExportSection } from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { t } from '../../words/t.ts'
import { TickField } from '../form/controls/tick-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { FieldGroup } from '../form/form-section.tsx'
import { showDay } from '../values/format.ts'

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
      <div className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
        <TickField name="export_details.warehouse_withdrawal">
          {t({ id: 'export-fields.warehouse-withdrawal', defaultMessage: 'Warehouse withdrawal' })}
        </TickField>
      </div>
      {(details.warehouse_withdrawal || details.warehouse_reference) && (
        <FieldGroup
          title={t({ id: 'export-fields.warehouse-entry', defaultMessage: 'Warehouse entry' })}
          why={t({
            id: 'export-fields.needed-because-the-goods-are',
            defaultMessage: 'Needed because the goods are withdrawn from a warehouse.',
          })}
        >
          <EntryField name="export_details.warehouse_reference" />
          <div className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
            <TickField name="export_details.final_withdrawal">
              {t({
                id: 'export-fields.final-withdrawal-nothing-of-the',
                defaultMessage: 'Final withdrawal: nothing of the warehouse entry is left',
              })}
            </TickField>
          </div>
        </FieldGroup>
      )}
    </>
  )
}
