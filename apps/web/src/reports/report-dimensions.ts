import type { ReportDimension } from '@edfe/contracts/choices'
import { tariffNumber } from '@edfe/domain/entry'
import { countryWords } from '../messages/country-words.ts'
import { programLabel } from '../messages/program-label.ts'
import { t } from '../words/t.ts'
import { csvText } from './csv.ts'
import { monthRows, type ReportRow, type Sums, toRow } from './report-rows.ts'

const LABELS: Record<Exclude<ReportDimension, 'month'>, (row: Sums) => string> = {
  hts: ({ key }) =>
    tariffNumber(key) || t({ id: 'report-dimensions.no-hts-number', defaultMessage: 'No HTS number' }),
  origin: ({ key }) =>
    key
      ? `${key} ${countryWords(key) ?? ''}`.trim()
      : t({ id: 'report-dimensions.no-country', defaultMessage: 'No country' }),
  supplier: ({ key }) =>
    key || t({ id: 'report-dimensions.no-supplier-named', defaultMessage: 'No supplier named' }),
  measure: ({ key, name }) => `${tariffNumber(key)} ${name ?? ''}`.trim(),
  program: ({ key }) =>
    key
      ? programLabel(key)
      : t({ id: 'report-dimensions.no-program-claimed', defaultMessage: 'No program claimed' }),
}

/** The rows of a report, by what it sums; a report by month has every month. */
export function reportRows(
  sums: readonly Sums[],
  { by, from, to }: { by: ReportDimension; from: string; to: string },
): ReportRow[] {
  return by === 'month' ? monthRows(sums, { from, to }) : sums.map((row) => toRow(row, LABELS[by](row)))
}

const HEADS: Record<ReportDimension, string> = {
  get month() {
    return t({ id: 'report-dimensions.month', defaultMessage: 'Month' })
  },
  get hts() {
    return t({ id: 'report-dimensions.hts-number', defaultMessage: 'HTS number' })
  },
  get origin() {
    return t({ id: 'common.origin', defaultMessage: 'Origin' })
  },
  get supplier() {
    return t({ id: 'report-dimensions.supplier', defaultMessage: 'Supplier' })
  },
  get measure() {
    return t({ id: 'report-dimensions.heading-of-chapter-99', defaultMessage: 'Heading of chapter 99' })
  },
  get program() {
    return t({ id: 'report-dimensions.special-program', defaultMessage: 'Special program' })
  },
}

/** The name of a report's first column. */
export const dimensionLabel = (by: ReportDimension): string => HEADS[by]

/** Returns the words of a report without rows. */
export const emptyReport = (by: ReportDimension): string =>
  by === 'measure'
    ? t({
        id: 'report-dimensions.no-filed-line-of-these',
        defaultMessage: 'No filed line of these months has a heading of chapter 99.',
      })
    : t({
        id: 'report-dimensions.no-filed-entry-is-dated',
        defaultMessage: 'No filed entry is dated in these months.',
      })

/**
 * The entries of a row as a filter of the list: by their month, heading or program, or by what its search finds.
 * Undefined for a row without entries, and for one of entries that do not give what the report is by.
 */
export function entriesOf({ key, entries }: Pick<ReportRow, 'key' | 'entries'>, by: ReportDimension) {
  if (entries === 0 || !key) return undefined
  switch (by) {
    case 'month':
      return { entered: key }
    case 'measure':
      return { measure: key }
    case 'program':
      return { program: key }
    default:
      return { q: key.slice(0, 100) }
  }
}

/** The table as CSV: the same rows and figures as on screen. */
export function reportCsv(rows: readonly ReportRow[], by: ReportDimension): string {
  const head = [
    dimensionLabel(by),
    t({ id: 'common.entries', defaultMessage: 'Entries' }),
    t({ id: 'report-dimensions.entered-value', defaultMessage: 'Entered value' }),
    t({ id: 'common.duty', defaultMessage: 'Duty' }),
    t({ id: 'report-dimensions.taxes-and-fees', defaultMessage: 'Taxes and fees' }),
    t({ id: 'common.total', defaultMessage: 'Total' }),
    t({ id: 'report-dimensions.rate-percent', defaultMessage: 'Rate, percent' }),
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
