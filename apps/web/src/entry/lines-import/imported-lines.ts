import { withStatements } from '@edfe/domain/agency-columns'
import { IMPORT_COLUMNS, KEPT_FIELDS, type ReadRow } from '@edfe/domain/lines-import'
import { columnValue, type Goods as GoodsOfPart, type MergedRow, PART_COLUMNS } from '@edfe/domain/parts'
import { isFreeOfExcise } from '@edfe/domain/reference'
import { fieldMeta } from '../form/field-meta.ts'
import type { CellText } from '../lines-sheet/line-change.ts'
import { MAX_LINES } from '../lines-sheet/line-text.ts'
import { cellName } from '../lines-sheet/sheet-columns.ts'
import { showText } from '../values/format.ts'
import { type Goods, linesByGoods } from './lines-by-goods.ts'

/** The treatment of the existing lines. */
export type ImportMode = 'append' | 'replace' | 'update'

/** The currency of a sheet, US dollars for one unit of it, and where the rate is from; '' where that is not known. */
export interface Exchange {
  currency: string
  rate: string
  /** The day of the rate, ISO 8601. */
  day: string
  source: string
}

interface Options {
  rows: readonly MergedRow[]
  mode: ImportMode
  /** The ids of the lines now. */
  order: readonly string[]
  /** The part number and the description of a line now; '' for none. */
  goodsOf: (id: string) => Goods
  isBlank: (id: string) => boolean
  newId: () => string
  /** By what the values were converted to US dollars, when they were. */
  exchange?: Exchange | undefined
}

/** A list in a field of a line. */
export interface ListValue {
  id: string
  field: string
  value: readonly unknown[]
}

export interface ImportedLines {
  cells: CellText[]
  /** Answers, flags and permits of parts, and the rows of the invoice, for lines that are new. */
  lists: ListValue[]
  order: string[]
  added: number
  updated: number
  /** Rows that find no room: an entry holds 999 lines. */
  leftOver: MergedRow[]
}

/**
 * The change of the lines that an import makes: rows as new lines, or as new values of the line with their part number or
 * description.
 */
export function importedLines({ rows, mode, order, newId, exchange, ...of }: Options): ImportedLines {
  const kept = mode === 'replace' ? [] : order.filter((id) => mode === 'update' || !of.isBlank(id))
  const lines = linesByGoods(mode === 'update' ? kept.map((id) => ({ id, ...of.goodsOf(id) })) : [])
  const next = [...kept]
  const cells: CellText[] = []
  const lists: ListValue[] = []
  let updated = 0
  const leftOver: MergedRow[] = []
  for (const row of rows) {
    const { part, description } = row.cells
    const known = lines.take({ partNumber: part?.text ?? '', description: description?.text ?? '' })
    if (known === undefined && next.length >= MAX_LINES) {
      leftOver.push(row)
      continue
    }
    const id = known ?? newId()
    const isNew = known === undefined
    if (isNew) {
      next.push(id)
      cells.push(...beginningOf(id, row), ...textsOfPart(id, goodsOf(row)))
      lists.push(...listsOf(id, row))
      if (row.invoiceRows) lists.push({ id, field: 'invoice_rows', value: row.invoiceRows })
    } else updated += 1
    cells.push(...cellsOf(id, row, isNew), ...invoiceOf(id, row, exchange))
  }
  return { cells, lists, order: next, added: next.length - kept.length, updated, leftOver }
}

/**
 * Returns the starting values of a new line: the duty of the tariff, and no I.R. tax on goods that owe none.
 */
function beginningOf(id: string, { cells }: ReadRow): CellText[] {
  return [
    { id, field: 'duty_source', text: 'calculated' },
    ...(isFreeOfExcise(cells.htsus?.text ?? '') ? [{ id, field: 'ir_tax_amount', text: '0.00' }] : []),
  ]
}

/** The texts that a row brings; an empty cell leaves what a line has, and what is of a part is for new lines alone. */
const cellsOf = (id: string, { cells }: ReadRow, isNew: boolean): CellText[] =>
  KEPT_FIELDS.flatMap((column) => {
    const cell = cells[column]
    const { field } = IMPORT_COLUMNS[column]
    if (!cell?.text || (!isNew && cell.note === 'from-part')) return []
    return [{ id, field, text: showText(fieldMeta(cellName('0', field)).kind, cell.text) }]
  })

const valuesOfPart = (goods: GoodsOfPart) =>
  PART_COLUMNS.map((column) => ({
    field: column.path,
    value: columnValue({ ...goods, part_number: '' }, column),
  }))

/** What a row brings of its part, and why its number was chosen. */
const goodsOf = ({ fromPart = {}, found }: MergedRow): GoodsOfPart =>
  found ? { ...fromPart, classification: found } : fromPart

const CELL_FIELDS: ReadonlySet<string> = new Set(KEPT_FIELDS.map((column) => IMPORT_COLUMNS[column].field))

/** The texts that a row takes from its part, in addition to those that its cells show. */
const textsOfPart = (id: string, goods: GoodsOfPart): CellText[] =>
  valuesOfPart(goods).flatMap(({ field, value }) =>
    typeof value === 'string' && value !== '' && !CELL_FIELDS.has(field) ? [{ id, field, text: value }] : [],
  )

/** The lists that a row takes of its part; what the row itself says to agencies comes first. */
function listsOf(id: string, row: MergedRow): ListValue[] {
  const { agencies } = row
  const goods = goodsOf(row)
  const lists = valuesOfPart(goods).flatMap(({ field, value }) =>
    Array.isArray(value) && !(agencies && field === 'agency_statements') ? [{ id, field, value }] : [],
  )
  if (!agencies) return lists
  const said = withStatements(goods.agency_statements ?? [], agencies)
  return [...lists, { id, field: 'agency_statements', value: said }]
}

/** Currency, value and rate of the invoice, from which the entered value was converted, with the day and source of the rate. */
function invoiceOf(id: string, { cells }: ReadRow, exchange: Exchange | undefined): CellText[] {
  const value = cells.entered_value
  if (!exchange || !value?.text || !value.foreign) return []
  const { day, source } = exchange
  return [
    { id, field: 'invoice.currency_code', text: exchange.currency },
    { id, field: 'invoice.foreign_value', text: value.foreign },
    { id, field: 'invoice.exchange_rate', text: exchange.rate },
    ...(day ? [{ id, field: 'invoice.effective_at', text: showText('day', day) }] : []),
    ...(source ? [{ id, field: 'invoice.source', text: source }] : []),
  ]
}
