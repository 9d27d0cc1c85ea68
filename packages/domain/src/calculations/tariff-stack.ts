import type { LineItem, TariffRow } from '../entry/draft.ts'
import { type Cents, sumCents, toCents, wholeDollars } from '../money/cents.ts'

/** A quantity as it was given, in a unit of the form. */
export interface StackQuantity {
  amount: string
  unit: string
}

/** One tariff row of a line, as block 33A prints it and a record 50 sends it. */
export interface StackRow {
  /** Digits without dots. */
  hts: string
  duty: Cents
  /** Whole dollars, in cents. */
  value: Cents
  /** As the schedule prints it; '' when not known. */
  rate: string
  /** One to three for goods; a heading of chapter 98 or 99 mostly has none. */
  quantities: StackQuantity[]
  /** The further row; undefined for the row of the line's own number. */
  row: TariffRow | undefined
}

const digits = (number: string | undefined): string => (number ?? '').replace(/\D/g, '')

/** Headings of chapters 98 and 99, which come before the numbers of the goods. */
export const isSpecialHeading = (number: string | undefined): boolean => /^9[89]/.test(digits(number))

interface RowSums {
  duty: Cents
  value: Cents
}

/** Sums the duty and value that the further rows of a line carry. */
export function furtherRowSums({ tariff_rows: rows = [] }: Pick<LineItem, 'tariff_rows'>): RowSums {
  return {
    duty: sumCents(rows.map(({ duty }) => toCents(duty))),
    value: sumCents(rows.map(({ value }) => wholeDollars(toCents(value)))),
  }
}

/**
 * All tariff rows of a line in the order of AE: chapter 98, chapter 99, then the goods, the line's own number first of its
 * group (condition 852). The rows are the line: the own number carries the duty and the value that the others leave, so that
 * the sums are block 36A and block 38.
 */
export function tariffStack(line: LineItem): StackRow[] {
  const { tariff_rows: rows = [] } = line
  if (rows.length === 0) return [ownRow(line, NOTHING)]
  const all = [ownRow(line, furtherRowSums(line)), ...rows.map(furtherRow)]
  const inChapter = (chapter: string) => all.filter(({ hts }) => hts.startsWith(chapter))
  return [...inChapter('98'), ...inChapter('99'), ...all.filter(({ hts }) => !isSpecialHeading(hts))]
}

const NOTHING: RowSums = { duty: 0n, value: 0n }

const ownRow = (line: LineItem, others: RowSums): StackRow => ({
  hts: digits(line.htsus),
  duty: toCents(line.duty_amount) - others.duty,
  value: wholeDollars(toCents(line.entered_value)) - others.value,
  rate: line.hts_rate_text || (line.hts_rate ? `${line.hts_rate}%` : ''),
  quantities: ownQuantities(line),
  row: undefined,
})

/** Adds a quantity to those of a row, where its amount or unit is given. */
function addGiven(
  to: StackQuantity[],
  amount: string | undefined,
  unit: string | undefined,
): StackQuantity[] {
  if (amount || unit) to.push({ amount: amount ?? '', unit: unit ?? '' })
  return to
}

/** The quantities of the line's own number, in the order of the form. */
export const ownQuantities = (
  line: Pick<LineItem, 'net_qty' | 'net_uom' | 'net_qty_2' | 'net_uom_2' | 'net_qty_3' | 'net_uom_3'>,
): StackQuantity[] => {
  const quantities = [{ amount: line.net_qty ?? '', unit: line.net_uom ?? '' }]
  addGiven(quantities, line.net_qty_2, line.net_uom_2)
  return addGiven(quantities, line.net_qty_3, line.net_uom_3)
}

/** The quantities of a further row. */
function furtherQuantities(row: TariffRow): StackQuantity[] {
  const quantities = addGiven([], row.quantity, row.unit)
  addGiven(quantities, row.quantity_2, row.unit_2)
  return addGiven(quantities, row.quantity_3, row.unit_3)
}

const furtherRow = (row: TariffRow): StackRow => ({
  hts: digits(row.hts),
  duty: toCents(row.duty),
  value: wholeDollars(toCents(row.value)),
  rate: row.rate ?? '',
  quantities: furtherQuantities(row),
  row,
})
