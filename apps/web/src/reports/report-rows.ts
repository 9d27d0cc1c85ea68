import type { AnswerOf } from '@edfe/contracts/operations'
import { monthLabel } from '../messages/month-label.ts'
import { monthsBetween } from './report-search.ts'

export type Sums = AnswerOf<'getDutyReport'>['rows'][number]

/** A row of a report as it is shown and exported. Amounts are decimal text, `fees` null where they cannot be divided. */
export interface ReportRow extends Sums {
  label: string
  /** Duty and fees together, or duty alone where fees cannot be divided. */
  total: string
  /** Duty and fees in percent of the value, with two places; '' without a value. */
  rate: string
}

/** Decimal text as whole cents. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100)

const NONE = { name: null, entries: 0, value: '0.00', duty: '0.00', fees: '0.00' }

/** Every month from the first to the last, also those without entries. */
export function monthRows(sums: readonly Sums[], { from, to }: { from: string; to: string }): ReportRow[] {
  const found = new Map(sums.map((row) => [row.key, row]))
  return monthsBetween(from, to).map((key) => toRow(found.get(key) ?? { ...NONE, key }, monthLabel(key)))
}

/** A row with its total and its rate. */
export function toRow(row: Sums, label: string): ReportRow {
  const cents = centsOf(row.duty) + centsOf(row.fees ?? '0')
  const value = Number(row.value)
  return {
    ...row,
    label,
    total: (cents / 100).toFixed(2),
    rate: value > 0 ? (cents / value).toFixed(2) : '',
  }
}

/** Duty and fees of several rows together: decimal text. */
export const sumOf = (rows: readonly ReportRow[]): string =>
  (rows.reduce((cents, { total }) => cents + centsOf(total), 0) / 100).toFixed(2)
