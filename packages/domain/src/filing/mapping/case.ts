import { type Cents, centsText, percentOf, scaled, toCents } from '../../figures/cents.ts'
import { isBonded } from '../../figures/deferred.ts'
import type { CaseFacts } from '../entry-summary-facts.ts'
import type { FilingLine } from '../filing-view.ts'
import { caseNumber } from '../readings/case-number.ts'

/** AD/CVD duty of a line: the amount given, else value times rate, half up to cents. */
export const caseDuty = ({ line, value }: FilingLine): Cents =>
  line.adcvd_amount ? toCents(line.adcvd_amount) : (percentOf(value, line.adcvd_rate) ?? 0n)

/** Record 53: the deposit is cash unless the line says that a bond covers it; the rate is ad valorem with two decimals. */
export function caseFacts(filing: FilingLine): CaseFacts[] {
  const { line, value } = filing
  const number = caseNumber(line.adcvd_case_number, line.adcvd_case_role)
  if (!number) return []
  return [
    {
      caseNumber: number,
      claim: isBonded(line) ? 'B' : 'C',
      rate: centsText(scaled(line.adcvd_rate, 2) ?? 0n),
      rateKind: 'A',
      value: (value / 100n).toString(),
      duty: centsText(caseDuty(filing)),
    },
  ]
}
