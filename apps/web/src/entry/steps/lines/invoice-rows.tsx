import { type LineItem, lineFields } from '@edfe/domain/entry'
import { groupThousands } from '@edfe/domain/money'
import { money } from '../../../messages/money.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Table, TableHead } from '../../../ui/table.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { useValues } from '../../form/use-values.ts'
import styles from './line-panel.module.css'

const { fields } = lineFields.invoice_rows
const COLUMNS = [
  fields.part_number,
  fields.purchase_order,
  fields.description,
  fields.quantity,
  fields.value,
].map(({ label }) => label)

/** The rows of the invoice that a line sums; nothing for a line of one row. */
export function InvoiceRows({ id }: { id: string }) {
  const { form } = useEntryFormContext()
  const rows = (useValues(form, `line_items.${id}.invoice_rows`) ?? []) as NonNullable<
    LineItem['invoice_rows']
  >
  if (rows.length === 0) return null
  return (
    <div className={styles.invoiceRows}>
      <Disclosure title={lineFields.invoice_rows.label} aside={rows.length}>
        <Table isStacked>
          <TableHead columns={COLUMNS} />
          <tbody>
            {rows.map(({ part_number, purchase_order, description, quantity, unit, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an invoice keep their order
              <tr key={index}>
                <th scope="row">{part_number}</th>
                <td data-label={COLUMNS[1]}>{purchase_order}</td>
                <td data-label={COLUMNS[2]}>{description}</td>
                <td data-label={COLUMNS[3]}>
                  {quantity && groupThousands(quantity)} {unit}
                </td>
                <td data-label={COLUMNS[4]}>{value && money(value)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </div>
  )
}
