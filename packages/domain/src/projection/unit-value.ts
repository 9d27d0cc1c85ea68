import type { LineItem } from '../entry/draft.ts'
import { PLACES } from '../money/amount.ts'
import { centsText, divideHalfUp, scaled } from '../money/cents.ts'

const QUANTITY_PLACES = 6

/** Entered value ÷ net quantity, half up to cents; undefined while either is missing or the quantity is not above 0. */
export function unitValue(line: Pick<LineItem, 'entered_value' | 'net_qty' | 'net_uom'>): string | undefined {
  const value = scaled(line.entered_value, PLACES.currency)
  const quantity = line.net_uom === 'X' ? undefined : scaled(line.net_qty, QUANTITY_PLACES)
  if (value === undefined || quantity === undefined || quantity <= 0n) return undefined
  return centsText(divideHalfUp(value * 10n ** BigInt(QUANTITY_PLACES), quantity))
}
