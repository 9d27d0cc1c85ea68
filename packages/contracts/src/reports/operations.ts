import { FORBIDDEN, INVALID, operation } from '../operation.ts'
import { DutyReport, DutyReportQuery } from './reports.ts'

/** Operations on the sums of filed entries. */
export const getDutyReport = operation('getDutyReport', {
  summary: 'Value, duty and fees of filed entries by month, HTS number, origin or supplier',
  tag: 'reports',
  query: DutyReportQuery,
  answers: { 200: DutyReport },
  refusals: { ...INVALID, ...FORBIDDEN },
})
