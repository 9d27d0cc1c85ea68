import type { FieldLayout } from '../records/index.ts'

/** True if a field holds a number whose leading zeros and point have no meaning; other digits are a code. */
export const isAmount = ({ dataClass, decimals }: Pick<FieldLayout, 'dataClass' | 'decimals'>): boolean =>
  dataClass === 'SN' || (dataClass === 'N' && decimals > 0)

/**
 * Plain decimal text with its point taken out: `12.5` with two implied decimals is `1250`. Undefined when the
 * text is no such number, or has more decimals than the field.
 */
export function impliedDigits(value: string, decimals: number): string | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(value)
  if (!match) return undefined
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  if (fraction.length > decimals) return undefined
  return (match[1] + fraction.padEnd(decimals, '0')).replace(/^0+(?=\d)/, '')
}

/** Digits of a field as plain decimal text: `1250` with two implied decimals is `12.50`. */
export function withDecimals(digits: string, decimals: number): string {
  const whole = digits.trim().replace(/^0+(?=\d)/, '')
  if (decimals === 0) return whole
  const padded = whole.padStart(decimals + 1, '0')
  return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`
}
