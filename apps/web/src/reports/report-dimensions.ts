import { countryName } from '@edfe/domain/reference'
import { csvText } from './csv.ts'
import { monthRows, type ReportRow, type Sums, toRow } from './report-rows.ts'
import type { ReportDimension } from './report-search.ts'

const LABELS: Record<Exclude<ReportDimension, 'month'>, (key: string) => string> = {
  hts: (key) => [key.slice(0, 4), key.slice(4, 6), key.slice(6)].filter(Boolean).join('.') || 'No HTS number',
  origin: (key) => (key ? `${key} ${countryName(key) ?? ''}`.trim() : 'No country'),
  supplier: (key) => key || 'No supplier named',
}

/** The rows of a report, by what it sums; a report by month has every month. */
export function reportRows(
  sums: readonly Sums[],
  { by, from, to }: { by: ReportDimension; from: string; to: string },
): ReportRow[] {
  return by === 'month' ? monthRows(sums, { from, to }) : sums.map((row) => toRow(row, LABELS[by](row.key)))
}

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
    row.label,
    String(row.entries),
    row.value,
    row.duty,
    row.fees ?? '',
    row.total,
    row.rate,
  ])
  return csvText([head, ...lines])
}
