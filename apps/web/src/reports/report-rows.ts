import type { AnswerOf } from '@edfe/contracts/operations'
import { countryName } from '@edfe/domain/reference'
import { monthsBetween, type ReportDimension } from './report-search.ts'

type Sums = AnswerOf<'getDutyReport'>['rows'][number]

/** A row of a report as it is shown and exported. Amounts are decimal text, `fees` null where they cannot be divided. */
export interface ReportRow extends Sums {
  label: string
  /** Duty and fees together, or duty alone where fees cannot be divided. */
  total: string
  /** Duty and fees in percent of the value, with two places; '' without a value. */
  rate: string
}

const inWords = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** 'Mar 2026' of '2026-03'. */
export const monthLabel = (month: string): string => inWords.format(new Date(`${month}-01T00:00:00Z`))

const LABELS: Record<ReportDimension, (key: string) => string> = {
  month: monthLabel,
  hts: (key) => [key.slice(0, 4), key.slice(4, 6), key.slice(6)].filter(Boolean).join('.') || 'No HTS number',
  origin: (key) => (key ? `${key} ${countryName(key) ?? ''}`.trim() : 'No country'),
  supplier: (key) => key || 'No supplier named',
}

const NONE = { entries: 0, value: '0.00', duty: '0.00', fees: '0.00' }

/** The rows of a report; a report by month has every month, also those without entries. */
export function reportRows(
  sums: readonly Sums[],
  { by, from, to }: { by: ReportDimension; from: string; to: string },
): ReportRow[] {
  if (by !== 'month') return sums.map((row) => toRow(row, by))
  const found = new Map(sums.map((row) => [row.key, row]))
  return monthsBetween(from, to).map((key) => toRow(found.get(key) ?? { ...NONE, key }, by))
}

function toRow(row: Sums, by: ReportDimension): ReportRow {
  const cents = Math.round(Number(row.duty) * 100) + Math.round(Number(row.fees ?? 0) * 100)
  const value = Number(row.value)
  return {
    ...row,
    label: LABELS[by](row.key),
    total: (cents / 100).toFixed(2),
    rate: value > 0 ? (cents / value).toFixed(2) : '',
  }
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`

/** A text that a spreadsheet would take for a formula begins with an apostrophe. */
const safe = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const HEADS: Record<ReportDimension, string> = {
  month: 'Month',
  hts: 'HTS number',
  origin: 'Origin',
  supplier: 'Supplier',
}

/** The name of a report's first column. */
export const dimensionLabel = (by: ReportDimension): string => HEADS[by]

/** The table as CSV: the same rows and figures as on screen. */
export function reportCsv(rows: readonly ReportRow[], by: ReportDimension): string {
  const head = [
    dimensionLabel(by),
    'Entries',
    'Entered value',
    'Duty',
    'Taxes and fees',
    'Total',
    'Rate, percent',
  ]
  const lines = rows.map((row) => [
    safe(row.label),
    String(row.entries),
    row.value,
    row.duty,
    row.fees ?? '',
    row.total,
    row.rate,
  ])
  return [head, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n')
}
