import { FORBIDDEN, INVALID, operation } from '../operation.ts'
import { Deadlines, DeadlinesQuery } from './deadlines.ts'
import { LandedCostQuery, LandedCosts } from './landed-cost.ts'
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

export const getLandedCosts = operation('getLandedCosts', {
  summary:
    'Goods, freight, duty and fees of filed entries by part number, purchase order or file reference, page by page',
  tag: 'reports',
  query: LandedCostQuery,
  answers: { 200: LandedCosts },
  refusals: { ...INVALID, ...FORBIDDEN },
})
