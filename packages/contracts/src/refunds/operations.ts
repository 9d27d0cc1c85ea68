import { FORBIDDEN, INVALID, operation } from '../operation.ts'
import { RefundsAnswer, RefundsQuery } from './refunds.ts'

/** Operations on what can come back. */
export const findRefunds = operation('findRefunds', {
  summary: 'Entries on file whose duty or fees differ from the measures of their entry date, page by page',
  tag: 'refunds',
  query: RefundsQuery,
  answers: { 200: RefundsAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})
