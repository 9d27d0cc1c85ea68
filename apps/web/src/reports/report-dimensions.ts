import type { ReportDimension } from '@edfe/contracts/choices'
import { tariffNumber } from '@edfe/domain/entry'
import { countryName, SPIS } from '@edfe/domain/reference'
import { csvText } from './csv.ts'
import { monthRows, type ReportRow, type Sums, toRow } from './report-rows.ts'

const LABELS: Record<Exclude<ReportDimension, 'month'>, (row: Sums) => string> = {
  hts: ({ key }) => tariffNumber(key) || 'No HTS number',
  origin: ({ key }) => (key ? `${key} ${countryName(key) ?? ''}`.trim() : 'No country'),
  supplier: ({ key }) => key || 'No supplier named',
  measure: ({ key, name }) => `${tariffNumber(key)} ${name ?? ''}`.trim(),
  program: ({ key }) =>
    key ? `${key} ${SPIS.find(({ code }) => code === key)?.name ?? ''}`.trim() : 'No program claimed',
}

/** The rows of a report, by what it sums; a report by month has every month. */
export function reportRows(
  sums: readonly Sums[],
  { by, from, to }: { by: ReportDimension; from: string; to: string },
): ReportRow[] {
  return by === 'month' ? monthRows(sums, { from, to }) : sums.map((row) => toRow(row, LABELS[by](row)))
}

const HEADS: Record<ReportDimension, string> = {
  month: 'Month',
  hts: 'HTS number',
  origin: 'Origin',
  supplier: 'Supplier',
  measure: 'Heading of chapter 99',
  program: 'Special program',
}

/** The name of a report's first column. */
export const dimensionLabel = (by: ReportDimension): string => HEADS[by]

/** What a report without rows says. */
export const emptyReport = (by: ReportDimension): string =>
  by === 'measure'
    ? 'No filed line of these months has a heading of chapter 99.'
    : 'No filed entry is dated in these months.'

/** The dimensions whose keys the search of the list of entries finds. */
const SEARCHED: ReadonlySet<ReportDimension> = new Set(['hts', 'origin', 'supplier'])

/**
 * The entries of a row as a filter of the list: by their month, or by what its search finds. Undefined where the list
 * cannot find them: it searches neither the further tariff rows of a line nor its special program.
 */
export function entriesOf({ key, entries }: Pick<ReportRow, 'key' | 'entries'>, by: ReportDimension) {
  if (entries === 0 || !key) return undefined
  if (by === 'month') return { entered: key }
  return SEARCHED.has(by) ? { q: key.slice(0, 100) } : undefined
}

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
