import {
  cellText,
  findColumns,
  type ImportField,
  type RawSheet,
  type ReadRow,
  readSheet,
  sumOfField,
} from '../lines-import/index.ts'
import type { PaperValue } from './paper.ts'

const SUMMED = [
  ['gross_weight_kg', 'line_items.0.gross_weight_kg'],
  ['manifest_qty', 'line_items.0.manifest_qty'],
] as const

/** The table of goods of a paper, with the text outside of it. */
export interface GoodsTable {
  rows: readonly ReadRow[]
  values: PaperValue[]
  /** The lines above the headings and below the total: labels there are those of the whole paper. */
  outside: string
}

/** The sheet that has the headings of most columns; undefined when none has two. */
export function goodsSheet(sheets: readonly RawSheet[]): RawSheet | undefined {
  const [first] = sheets
    .filter(({ isHidden }) => !isHidden)
    .map((sheet) => ({ sheet, count: Object.keys(findColumns(sheet).columns).length }))
    .filter(({ count }) => count >= 2)
    .toSorted((a, b) => b.count - a.count)
  return first?.sheet
}

const lineOf = (cells: readonly (string | number | null)[]): string =>
  cells.map(cellText).filter(Boolean).join('   ')

/** What the table of a paper says of the whole shipment: its sums, its own totals where they differ, origin and currency. */
export function readGoodsTable(sheet: RawSheet): GoodsTable {
  const columns = findColumns(sheet)
  const { rows, totals, named } = readSheet(sheet, columns)
  const end = totals?.row ?? rows.at(-1)?.row ?? sheet.rows.length
  const isIn = (index: number) => index > columns.header - 1 && index < end
  const sums = SUMMED.flatMap(([column, field]): PaperValue[] => {
    const isWhole = rows.length > 0 && rows.every(({ cells }) => cells[column]?.text)
    const stated = totals?.checks.find((check) => check.field === column)
    const found = totals ? lineOf(sheet.rows[totals.row - 1] ?? []) : ''
    const sum = isWhole ? sumOfField(rows, column) : undefined
    return [
      ...(sum === undefined ? [] : [{ field, value: sum, found: '', rows: rows.length }]),
      ...(stated && stated.stated !== sum ? [{ field, value: stated.stated, found }] : []),
    ]
  })
  const origin = sameInAll(rows, 'origin_country')
  const hasValues = columns.columns.entered_value !== undefined || columns.columns.unit_price !== undefined
  return {
    rows,
    values: [
      ...sums,
      ...(origin
        ? [
            {
              field: 'shipment_origin.country_of_origin' as const,
              value: origin,
              found: rows[0]?.cells.origin_country?.raw ?? '',
              rows: rows.length,
            },
          ]
        : []),
      ...(hasValues && named.code && namesCurrency(sheet, named.code)
        ? [{ field: 'currency' as const, value: named.code, found: namesCurrency(sheet, named.code) }]
        : []),
    ],
    outside: sheet.rows.flatMap((cells, index) => (isIn(index) ? [] : [lineOf(cells)])).join('\n'),
  }
}

/** The value that every row has in a column; undefined when they differ or one has none. */
function sameInAll(rows: readonly ReadRow[], field: ImportField): string | undefined {
  const values = new Set(rows.map(({ cells }) => cells[field]?.text ?? ''))
  const [only] = values
  return values.size === 1 && only ? only : undefined
}

/** The cell that names a currency by its code; '' where only a sign or nothing does: a dollar taken for granted contradicts nothing. */
const namesCurrency = ({ rows }: RawSheet, code: string): string =>
  rows
    .flatMap((cells) => cells.map(cellText))
    .find((cell) => new RegExp(`\\b${code}\\b|\\bUS ?\\$`).test(cell)) ?? ''
