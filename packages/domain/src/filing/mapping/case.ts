import { adcvdDuty, isBonded } from '../../calculations/deferred.ts'
import { centsText, scaled } from '../../money/cents.ts'
import type { CaseFacts } from '../entry-summary-facts.ts'
import type { FilingLine } from '../filing-context.ts'

/**
 * An AD/CVD case in AE's ten characters. A case without its last three digits is the country-wide one (000)
 * when the line says that the rate for all others applies; else it is not known which company's rate is meant.
 */
export function caseNumber(typed: string | undefined, role: string | undefined): string | undefined {
  const text = (typed ?? '').toUpperCase().replace(/[\s-]/g, '')
  if (/^[AC]\d{9}$/.test(text)) return text
  return /^[AC]\d{6}$/.test(text) && role === 'all_others' ? `${text}000` : undefined
}

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
      duty: centsText(adcvdDuty(line, value)),
    },
  ]
}
