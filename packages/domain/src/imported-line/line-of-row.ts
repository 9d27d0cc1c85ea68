import { withStatements } from '../agency-columns/index.ts'
import type { LineItem } from '../entry/index.ts'
import { IMPORT_COLUMNS, KEPT_FIELDS, type ReadRow } from '../lines-import/index.ts'
import { columnValue, type Goods, type MergedRow, PART_COLUMNS } from '../parts/index.ts'
import { isFreeOfExcise } from '../reference/index.ts'

/** The currency of a sheet, US dollars for one unit of it, and where the rate is from; '' where that is not known. */
export interface Exchange {
  currency: string
  rate: string
  /** The day of the rate, ISO 8601. */
  day: string
  source: string
}

/** A value that a row gives to a field of a line, in the notation of the draft: `invoice.currency_code`. */
export interface RowValue {
  field: string
  value: string | readonly unknown[]
}

/** What a row gives to a new line: the duty of the tariff, what is known of its part, its cells, the rows of its invoice. */
export const valuesOfRow = (row: MergedRow, exchange?: Exchange): RowValue[] => [
  { field: 'duty_source', value: 'calculated' },
  ...(isFreeOfExcise(row.cells.htsus?.text ?? '') ? [{ field: 'ir_tax_amount', value: '0.00' }] : []),
  ...valuesOfPart(row),
  ...(row.invoiceRows ? [{ field: 'invoice_rows', value: row.invoiceRows }] : []),
  ...cellsOf(row, () => true),
  ...invoiceOf(row, exchange),
]

/** What a row gives to a line that there is: an empty cell leaves what the line has, and what is of a part is for new lines. */
export const changesOfRow = (row: MergedRow, exchange?: Exchange): RowValue[] => [
  ...cellsOf(row, (note) => note !== 'from-part'),
  ...invoiceOf(row, exchange),
]

/** A row as a new line of a draft, without id and number. */
export function lineOfRow(row: MergedRow, exchange?: Exchange): Partial<LineItem> {
  const line: Record<string, unknown> = {}
  for (const { field, value } of valuesOfRow(row, exchange)) {
    const [name = '', inner] = field.split('.')
    line[name] = inner === undefined ? value : { ...(line[name] as object | undefined), [inner]: value }
  }
  return line
}

function cellsOf({ cells }: ReadRow, isTaken: (note: string | undefined) => boolean): RowValue[] {
  return KEPT_FIELDS.flatMap((column) => {
    const cell = cells[column]
    return cell?.text && isTaken(cell.note) ? [{ field: IMPORT_COLUMNS[column].field, value: cell.text }] : []
  })
}

const OF_CELLS: ReadonlySet<string> = new Set(KEPT_FIELDS.map((column) => IMPORT_COLUMNS[column].field))

/** What a row takes from its part beside what its cells show; what the row itself says to agencies comes first. */
function valuesOfPart({ fromPart = {}, found, agencies }: MergedRow): RowValue[] {
  const goods: Goods = found ? { ...fromPart, classification: found } : fromPart
  const values = PART_COLUMNS.flatMap((column): RowValue[] => {
    const value = columnValue({ ...goods, part_number: '' }, column)
    if (typeof value === 'string')
      return value === '' || OF_CELLS.has(column.path) ? [] : [{ field: column.path, value }]
    const isSaid = agencies !== undefined && column.path === 'agency_statements'
    return Array.isArray(value) && !isSaid ? [{ field: column.path, value }] : []
  })
  if (!agencies) return values
  const said = withStatements(goods.agency_statements ?? [], agencies)
  return [...values, { field: 'agency_statements', value: said }]
}

/** Currency, value and rate of the invoice, from which the entered value was converted, with the day and source of the rate. */
function invoiceOf({ cells }: ReadRow, exchange: Exchange | undefined): RowValue[] {
  const value = cells.entered_value
  if (!exchange || !value?.text || !value.foreign) return []
  const { day, source } = exchange
  return [
    { field: 'invoice.currency_code', value: exchange.currency },
    { field: 'invoice.foreign_value', value: value.foreign },
    { field: 'invoice.exchange_rate', value: exchange.rate },
    ...(day ? [{ field: 'invoice.effective_at', value: day }] : []),
    ...(source ? [{ field: 'invoice.source', value: source }] : []),
  ]
}
