import type { EntrySummaryFacts } from '@edfe/domain/filing'
import type { RecordToEncode } from '../codec/batch.ts'
import { chunk } from './chunk.ts'

/** Records 88, 89 (five classes each) and 90. */
export function totalRecords(facts: EntrySummaryFacts): RecordToEncode[] {
  const { duty, fees, tax, ad, cv, otherRevenue } = facts.totals
  return [
    ...(facts.adcvdTotals ? [{ id: '88', values: { ...facts.adcvdTotals } }] : []),
    ...chunk(facts.feeTotals, 5).map((group) => {
      const values: RecordToEncode['values'] = {}
      group.forEach(({ classCode, amount }, index) => {
        values[`class${index + 1}`] = classCode
        values[`amount${index + 1}`] = amount
      })
      return { id: '89', values }
    }),
    { id: '90', values: { duty, fees, tax, ad, cv, otherRevenue } },
  ]
}
