import type { LivingTotal } from '@edfe/domain/calculations'
import { centsText, divideHalfUp, formatUsd, toCents } from '@edfe/domain/money'
import { inOneLine } from './in-one-line.ts'
import { t } from './t.ts'

/** The figure of a total, as sure as it is. */
export type Figure = Pick<LivingTotal, 'certainty' | 'amount'>

/** '$8,544.64' only where nothing is open; else 'about $8,500' or 'at least $8,077.24', each in one line. */
export function figureWords({ certainty, amount }: Figure): string {
  switch (certainty) {
    case 'firm':
      return formatUsd(amount)
    case 'about':
      return inOneLine(
        t({ id: 'total-words.about', defaultMessage: 'about {amount}' }, { amount: roundedUsd(amount) }),
      )
    case 'at_least':
      return inOneLine(
        t({ id: 'total-words.at-least', defaultMessage: 'at least {amount}' }, { amount: formatUsd(amount) }),
      )
    case 'unknown':
      return t({ id: 'total-words.unknown', defaultMessage: 'Not known yet' })
  }
}

/** '$8,500' of 8544.64: hundreds of thousands of dollars and above, tens of hundreds, and whole dollars of less. */
function roundedUsd(amount: string): string {
  const cents = toCents(amount)
  const step = cents >= 1000_00n ? 100_00n : cents >= 100_00n ? 10_00n : 1_00n
  return formatUsd(centsText(divideHalfUp(cents, step) * step)).replace(/\.00$/, '')
}
