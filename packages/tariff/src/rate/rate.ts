/**
 * One part of a rate of duty. Numbers are decimal text; money is in US dollars.
 * `of` names what is counted or valued when that is not the whole article: 'drained weight', 'the case'.
 */
export type Charge =
  | { readonly kind: 'percent'; readonly percent: string; readonly of?: string }
  | {
      readonly kind: 'amount'
      readonly dollars: string
      readonly per: RateUnit
      readonly of?: string
      /** Only units above this number count: '2.8¢/jewel over 7'. */
      readonly above?: string
    }

/** The units in which the schedule writes specific rates. */
export type RateUnit =
  | 'each'
  | 'doz.'
  | 'gross'
  | 'pair'
  | 'pack'
  | 'thousand'
  | 'jewel'
  | 'line gross'
  | 'kg'
  | 'clean kg'
  | 'g'
  | 't'
  | 'liter'
  | 'proof liter'
  | 'bbl'
  | 'm'
  | 'm2'
  | 'm3'

/**
 * A rate of duty of the schedule.
 * - `charges`: the sum of its charges; without any, Free.
 * - `sugar`: dollars a kilogram, less for each degree under 100, but not less than a floor.
 * - `subheading`: the rate of the number in chapters 1 to 97, and `plus` on top (additional duties of chapter 99).
 * - `see`: the special rate is in other headings of chapter 98 or 99.
 * - `byHand`: depends on facts outside the schedule; a person enters the rate. Never counted as free.
 */
export type Rate =
  | { readonly kind: 'charges'; readonly charges: readonly Charge[]; readonly condition?: string }
  | {
      readonly kind: 'sugar'
      readonly perKg: string
      readonly lessPerDegree: string
      readonly underDegrees: string
      readonly atLeast: string
    }
  | { readonly kind: 'subheading'; readonly plus: readonly Charge[] }
  | { readonly kind: 'see'; readonly headings: string }
  | { readonly kind: 'byHand'; readonly text: string }

/**
 * A rate of the special column with the programs that may claim it; without programs, for anyone who enters
 * the goods.
 */
export interface SpecialRate {
  readonly rate: Rate
  /** As the schedule prints it. */
  readonly text: string
  readonly programs: readonly string[]
}

export const FREE: Rate = { kind: 'charges', charges: [] }

export const isFree = (rate: Rate): boolean => rate.kind === 'charges' && rate.charges.length === 0
