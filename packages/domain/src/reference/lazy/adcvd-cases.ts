import data from '../data/adcvd-cases.json' with { type: 'json' }
import { records } from '../table.ts'

export interface AdcvdCase {
  /** A for antidumping, C for countervailing; then country and order, such as 'A-552-837'. */
  code: string
  product: string
  country: string
  /** The day or the year of the order. */
  ordered: string
  /** The number of sources that name the order: 'one source' or 'two sources'. */
  confirmed: string
}

/** Orders that importers meet often. The list is not complete: a case that it lacks can be in force all the same. */
export const ADCVD_CASES: readonly AdcvdCase[] = /* @__PURE__ */ records<keyof AdcvdCase>(data)
