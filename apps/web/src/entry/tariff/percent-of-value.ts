import { divideHalfUp, scaledText, toCents } from '@edfe/domain/money'

/** A duty in percent of its value, rounded half up to two decimals: '12.5%'. '' without a value. */
export function percentOfValue(duty: string, value: string): string {
  const base = toCents(value)
  if (base <= 0n) return ''
  return `${scaledText(divideHalfUp(toCents(duty) * 10_000n, base), 2).replace(/\.?0+$/, '')}%`
}
