import { scaled } from '../money/cents.ts'
import type { SaidDuty } from './form-lines.ts'

/**
 * The duty of a line by today's tariff: the rate of its HTSUS number, and the duty of all its tariff rows.
 */
export interface TariffDuty {
  rate: string | undefined
  duty: string | null
}

/**
 * Compares a form with today's tariff on a line: on its duty, or on the rate if one of them has no duty.
 * 'open' while there is nothing to compare.
 */
export function compareDuty(said: SaidDuty, tariff: TariffDuty | undefined): 'same' | 'differs' | 'open' {
  if (!tariff) return 'open'
  const [form, today] = [scaled(said.duty, 2), scaled(tariff.duty ?? undefined, 2)]
  if (form !== undefined && today !== undefined) return form === today ? 'same' : 'differs'
  if (!said.rate || !tariff.rate) return 'open'
  return plain(said.rate) === plain(tariff.rate) ? 'same' : 'differs'
}

const plain = (rate: string): string => rate.toUpperCase().replace(/\s+/g, '')
