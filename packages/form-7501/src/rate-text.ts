import type { StackRow } from '@edfe/domain/calculations'
import { type Cents, divideHalfUp, percentOf, scaledText } from '@edfe/domain/money'

/** Decimal places that the rates of chapter 99 have, the fewest first. */
const PLACES = [1, 2]

/**
 * The rate of a tariff row in block 37 A: the one that the row states. A row of chapter 98 or 99 without one is free where
 * it has no duty; else it has the rate that gives its duty to the cent, and none where no such rate exists.
 */
export function rateText({ rate, row, hts, duty, value }: StackRow, lineValue: Cents): string {
  if (rate || !row || !/^9[89]/.test(hts)) return rate
  if (duty === 0n) return 'Free'
  const base = value > 0n ? value : lineValue
  if (base === 0n) return ''
  const rates = PLACES.map((places) =>
    scaledText(divideHalfUp(duty * 100n * 10n ** BigInt(places), base), places),
  )
  const exact = rates.find((percent) => percentOf(base, percent) === duty)
  return exact === undefined ? '' : `${exact.replace(/\.0$/, '')}%`
}
