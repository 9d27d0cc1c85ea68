import { changesOfRow, type Exchange, type RowValue, valuesOfRow } from '@edfe/domain/imported-line'
import type { MergedRow } from '@edfe/domain/parts'
import { fieldMeta } from '../form/field-meta.ts'
import type { CellText } from '../lines-sheet/line-change.ts'
import { MAX_LINES } from '../lines-sheet/line-text.ts'
import { cellName } from '../lines-sheet/sheet-columns.ts'
import { showText } from '../values/format.ts'
import { type Goods, linesByGoods } from './lines-by-goods.ts'

/** The treatment of the existing lines. */
export type ImportMode = 'append' | 'replace' | 'update'

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
    const values = isNew ? valuesOfRow(row, exchange) : changesOfRow(row, exchange)
    if (isNew) next.push(id)
    else updated += 1
    cells.push(...textsOf(id, values))
    lists.push(...listsOf(id, values))
  }
  return { cells, lists, order: next, added: next.length - kept.length, updated, leftOver }
}

/** The texts of a row as the sheet shows them. */
const textsOf = (id: string, values: readonly RowValue[]): CellText[] =>
  values.flatMap(({ field, value }) =>
    typeof value === 'string'
      ? [{ id, field, text: showText(fieldMeta(cellName('0', field)).kind, value) }]
      : [],
  )

const listsOf = (id: string, values: readonly RowValue[]): ListValue[] =>
  values.flatMap(({ field, value }) => (typeof value === 'string' ? [] : [{ id, field, value }]))
