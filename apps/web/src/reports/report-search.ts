import { REPORT_DIMENSIONS, type ReportDimension } from '@edfe/contracts/choices'

/** The state of a report, in the address: the dimension and the months `YYYY-MM`, both included. */
export interface ReportSearch {
  by?: ReportDimension | undefined
  from?: string | undefined
  to?: string | undefined
}

const month = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined

/** Reads the address: what it does not say, or says wrongly, falls away. */
export const readReportSearch = (search: Record<string, unknown>): ReportSearch => ({
  by: REPORT_DIMENSIONS.find((each) => each === search.by),
  from: month(search.from),
  to: month(search.to),
})

/** The month a number of months later (or earlier, when negative). */
export function addMonths(from: string, count: number): string {
  const date = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1 + count, 1))
  return date.toISOString().slice(0, 7)
}

/** Every month from one to another, both included; none when they are in the wrong order. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to && months.length < 120; month = addMonths(month, 1)) months.push(month)
  return months
}
