import { FORBIDDEN, INVALID, operation } from '../operation.ts'
import { Deadlines, DeadlinesQuery } from './deadlines.ts'
import { DutyReport, DutyReportQuery } from './reports.ts'

/** Operations on the sums of filed entries. */
export const getDutyReport = operation('getDutyReport', {
  summary: 'Value, duty and fees of filed entries by month, HTS number, origin, supplier, measure or program',
  tag: 'reports',
  query: DutyReportQuery,
  answers: { 200: DutyReport },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const listDeadlines = operation('listDeadlines', {
  summary: 'The days of a span on which entries are due: summary, payment, correction, liquidation, protest',
  tag: 'reports',
  query: DeadlinesQuery,
  answers: { 200: Deadlines },
  refusals: { ...INVALID, ...FORBIDDEN },
})
