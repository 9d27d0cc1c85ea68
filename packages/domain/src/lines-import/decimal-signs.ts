import { type ColumnMap, type ImportField, NUMBER_FIELDS, type NumberField } from './import-columns.ts'
import type { RawCell } from './raw-sheet.ts'
import { cellNumber, type DecimalSign, doubtfulSeparator, plainDigits, shownSign } from './read-number.ts'
import type { SheetRow } from './sort-rows.ts'

/** A column whose numbers may be thousands or decimals, with one of them read both ways as plain decimal text. */
export interface DecimalQuestion {
  field: NumberField
  row: number
  raw: string
  readings: { sign: DecimalSign; text: string }[]
}

export interface DecimalSigns {
  /** The sign of each column; undefined while only a person can say it. */
  signs: ReadonlyMap<NumberField, DecimalSign | undefined>
  questions: readonly DecimalQuestion[]
}

interface Column {
  field: NumberField
  at: number
  /** Texts with a number; numbers of a spreadsheet are what they are. */
  texts: readonly { row: number; raw: string; digits: string }[]
  /** Its first number that may be thousands or decimals. */
  doubtful: { row: number; raw: string; digits: string } | undefined
  sign: DecimalSign | undefined
}

/**
 * The decimal sign of each column of numbers. What its texts show decides; else quantity times price, which has to be the
 * value; else what the other columns show, since a sheet is written in one way. A column that stays open is asked about.
 */
export function decimalSigns(
  goods: readonly SheetRow[],
  columns: ColumnMap,
  chosen: ReadonlyMap<ImportField, DecimalSign> = new Map(),
): DecimalSigns {
  const all = NUMBER_FIELDS.flatMap((field) => {
    const at = columns[field]
    return at === undefined ? [] : [columnOf(goods, field, at)]
  })
  for (const [field, sign] of signsByProduct(goods, all)) {
    const column = all.find((one) => one.field === field)
    if (column) column.sign ??= sign
  }
  const shown = new Set(
    all.flatMap(({ texts, doubtful, sign }) => [
      ...texts.flatMap(({ digits }) => shownSign(digits) ?? []),
      ...(doubtful && sign ? [sign] : []),
    ]),
  )
  const ofSheet = shown.size === 1 ? [...shown][0] : undefined
  const open = all.filter(({ sign }) => sign === undefined && ofSheet === undefined)
  return {
    signs: new Map(all.map(({ field, sign }) => [field, sign ?? ofSheet ?? chosen.get(field)])),
    questions: open.flatMap(({ field, doubtful }) => (doubtful ? [questionOf(field, doubtful)] : [])),
  }
}

function columnOf(goods: readonly SheetRow[], field: NumberField, at: number): Column {
  const texts = goods.flatMap(({ row, cells }) => {
    const raw = cells[at]
    const number = typeof raw === 'string' ? cellNumber(raw) : undefined
    return number && typeof raw === 'string' ? [{ row, raw: raw.trim(), digits: number.digits }] : []
  })
  const doubtful = texts.find(({ digits }) => doubtfulSeparator(digits))
  const shown = new Set(texts.flatMap(({ digits }) => shownSign(digits) ?? []))
  // Packages are whole: a separator before three digits is one of thousands.
  if (field === 'manifest_qty' && doubtful)
    return { field, at, texts, doubtful, sign: doubtfulSeparator(doubtful.digits) === '.' ? ',' : '.' }
  return { field, at, texts, doubtful, sign: !doubtful ? '.' : shown.size === 1 ? [...shown][0] : undefined }
}

/** Columns of which the first times the second is the third. */
export const PRODUCT = ['net_qty', 'unit_price', 'entered_value'] as const
export const SIGNS: readonly DecimalSign[] = ['.', ',']
/**
 * The tolerance for the product of a rounded price; a misread decimal sign makes it a thousand times as much.
 */
const TOLERANCE = 0.01

/** The signs under which quantity times price is the value in most rows; none for a column that several ways allow. */
function signsByProduct(goods: readonly SheetRow[], all: readonly Column[]): [NumberField, DecimalSign][] {
  const trio = PRODUCT.map((field) => all.find((column) => column.field === field))
  if (!trio.every((column) => column !== undefined)) return []
  const ways = trio.reduce<DecimalSign[][]>(
    (before, { sign }) => before.flatMap((way) => (sign ? [sign] : SIGNS).map((next) => [...way, next])),
    [[]],
  )
  if (ways.length === 1) return []
  const held = ways.filter((way) => {
    const products = goods.flatMap(({ cells }) => {
      const [quantity, price, value] = trio.map(({ at }, index) => numberOf(cells[at], way[index]!))
      if (!quantity || !price || !value) return []
      return [Math.abs(quantity * price - value) <= Math.abs(value) * TOLERANCE]
    })
    return products.filter(Boolean).length > products.length / 2
  })
  return PRODUCT.flatMap((field, index) => {
    const signs = new Set(held.map((way) => way[index]))
    const [sign] = signs
    return signs.size === 1 && sign ? [[field, sign] as [NumberField, DecimalSign]] : []
  })
}

export function numberOf(cell: RawCell | undefined, sign: DecimalSign): number | undefined {
  if (typeof cell === 'number') return cell
  const number = cell ? cellNumber(cell) : undefined
  const plain = number && plainDigits(number.digits, sign)
  return plain === undefined ? undefined : Number(plain)
}

function questionOf(
  field: NumberField,
  { row, raw, digits }: NonNullable<Column['doubtful']>,
): DecimalQuestion {
  const readings = SIGNS.flatMap((sign) => {
    const text = plainDigits(digits, sign)
    return text === undefined ? [] : [{ sign, text }]
  })
  return { field, row, raw, readings }
}
