import { type Cents, divideHalfUp, scaled } from '@edfe/domain/money'
import type { Factor } from '../units/index.ts'

/** Dollars counted in 10^-16: a rate of ten decimals times a quantity of six is exact. Rounded once, at the end. */
export type Exact = bigint

const RATE_PLACES = 10
const QUANTITY_PLACES = 6
const EXACT_PER_CENT = 10n ** 14n
const PERCENT_OF_CENTS = 10n ** 2n

/** A percentage of an amount: both exact. */
export const percentExact = (cents: Cents, percent: string): Exact =>
  cents * (scaled(percent, RATE_PLACES) ?? 0n) * PERCENT_OF_CENTS

/** A quantity as a whole number of its sixth decimal; undefined when it cannot be read or is negative. */
export function quantityOf(text: string | undefined): bigint | undefined {
  const quantity = scaled(text, QUANTITY_PLACES)
  return quantity === undefined || quantity < 0n ? undefined : quantity
}

/** A number of units as `quantityOf` counts them. */
export const units = (count: string): bigint => scaled(count, QUANTITY_PLACES) ?? 0n

/** Dollars for each unit times a quantity. */
export const amountExact = (dollars: string, quantity: bigint): Exact =>
  (scaled(dollars, RATE_PLACES) ?? 0n) * quantity

/** A quantity in another unit of its kind, half up at the sixth decimal. */
export const converted = (quantity: bigint, { times, over }: Factor): bigint =>
  divideHalfUp(quantity * times, over)

/** Whole cents, half up, as CBP rounds the duty of each tariff row. */
export const roundCents = (amount: Exact): Cents => divideHalfUp(amount, EXACT_PER_CENT)
