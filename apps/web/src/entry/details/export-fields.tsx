import type { ExportSection } from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import fieldStyles from '../../ui/field.module.css'
import styles from '../../ui/form-section.module.css'
import { TickField } from '../form/controls/tick-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { FieldGroup } from '../form/form-section.tsx'
import { showDay } from '../values/format.ts'

/** When the goods leave again, with the stored day of import below. */
export const ExportDateField = ({ imported }: { imported: string | undefined }) => (
  <EntryField
    name="export_details.export_date"
    note={imported ? `The goods were imported on ${showDay(imported)}.` : undefined}
  />
)

/** Goods that leave a bonded warehouse, and the entry under which they were put there. */
export function WarehouseFields() {
  const { form } = useEntryFormContext()
  const details = useWatch({ control: form.control, name: 'export_details' }) as ExportSection
  return (
    <>
      <div className={`${fieldStyles.columns12} ${styles.checkboxRow}`}>
        <TickField name="export_details.warehouse_withdrawal">Warehouse withdrawal</TickField>
      </div>
      {(details.warehouse_withdrawal || details.warehouse_reference) && (
        <FieldGroup title="Warehouse entry" why="Needed because the goods are withdrawn from a warehouse.">
          <EntryField name="export_details.warehouse_reference" />
          <div className={`${fieldStyles.columns12} ${styles.checkboxRow}`}>
            <TickField name="export_details.final_withdrawal">
              Final withdrawal: nothing of the warehouse entry is left
            </TickField>
          </div>
        </FieldGroup>
      )}
    </>
  )
}
