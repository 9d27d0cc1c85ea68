import type { AeFee, EntrySummaryFacts } from '@edfe/domain/filing'
import { type AeRecord, aeRecord, inGroups } from './ae-record.ts'

/** Records 88, 89 (five classes each) and 90. */
export function totalRecords({ adcvdTotals, feeTotals, totals }: EntrySummaryFacts): AeRecord[] {
  const { duty, fees, tax, ad, cv, otherRevenue } = totals
  return [
    ...(adcvdTotals ? [adcvdRecord(adcvdTotals)] : []),
    ...inGroups(feeTotals, 5).map(feeRecord),
    aeRecord('90', { duty, fees, tax, ad, cv, otherRevenue }),
  ]
}

const adcvdRecord = ({
  bondedAd,
  cashAd,
  bondedCv,
  cashCv,
}: NonNullable<EntrySummaryFacts['adcvdTotals']>): AeRecord =>
  aeRecord('88', { bondedAd, cashAd, bondedCv, cashCv })

const feeRecord = ([first, second, third, fourth, fifth]: [AeFee, ...AeFee[]]): AeRecord =>
  aeRecord('89', {
    class1: first.classCode,
    amount1: first.amount,
    class2: second?.classCode,
    amount2: second?.amount,
    class3: third?.classCode,
    amount3: third?.amount,
    class4: fourth?.classCode,
    amount4: fourth?.amount,
    class5: fifth?.classCode,
    amount5: fifth?.amount,
  })
