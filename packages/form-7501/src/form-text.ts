import { groupThousands } from '@edfe/domain/money'

/** Digits before the point in groups of three; what is not a number is printed as it was typed. */
export function grouped(text: string | undefined, fraction?: number): string {
  if (!text || !/^\d+(\.\d+)?$/.test(text)) return text ?? ''
  const [whole = '0', decimals = ''] = text.split('.')
  const groups = groupThousands(whole)
  const rest = fraction === undefined ? decimals : decimals.padEnd(fraction, '0').slice(0, fraction)
  return rest === '' ? groups : `${groups}.${rest}`
}

export const money = (text: string | undefined): string => grouped(text, 2)
export const percent = (text: string | undefined): string => (text ? `${text}%` : '')
export const withUnit = (value: string, unit: string | undefined): string =>
  value ? `${value} ${unit ?? ''}`.trim() : ''
