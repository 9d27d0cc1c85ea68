import { divideHalfUp, toCents } from '../money/index.ts'

/** CBP sets a continuous bond by this part of a year's duties, taxes and fees. */
const SHARE_PERCENT = 10n

/**
 * The part of a continuous bond that twelve months of duties, taxes and fees use, in whole percent: 10 percent of them over
 * the amount of the bond (19 CFR 113.13(b); CBP Directive 3510-004). Over 100, CBP may ask for a larger bond: what is
 * little more than the bond counts as 101. Undefined without an amount. Both amounts are decimal text in dollars.
 */
export function bondUse(dutiesTaxesAndFees: string, bondAmount: string): number | undefined {
  const bond = toCents(bondAmount)
  if (bond <= 0n) return undefined
  // Ten percent of the sum in percent of the bond: the hundreds cancel out.
  const used = toCents(dutiesTaxesAndFees) * SHARE_PERCENT
  const percent = divideHalfUp(used, bond)
  return Number(used > bond * 100n && percent === 100n ? 101n : percent)
}
