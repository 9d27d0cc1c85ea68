import type { Cents } from '../money/index.ts'

/** CBP sets a continuous bond by this part of a year's duties, taxes and fees. */
const SHARE_PERCENT = 10

/**
 * The part of a continuous bond that twelve months of duties, taxes and fees use, in whole percent: 10 percent of them over
 * the amount of the bond (19 CFR 113.13(b); CBP Directive 3510-004). Over 100, CBP may ask for a larger bond: what is
 * little more than the bond counts as 101. Undefined without an amount. Both amounts are whole cents; no amounts module
 * is read, which would bring the tables of codes to the dashboard.
 */
export function bondUse(dutiesTaxesAndFeesCents: number, bondCents: number): number | undefined {
  if (!(bondCents > 0)) return undefined
  // Ten percent of the sum, in percent of the bond: the hundreds cancel out.
  const used = dutiesTaxesAndFeesCents * SHARE_PERCENT
  const percent = Math.round(used / bondCents)
  return used > bondCents * 100 && percent === 100 ? 101 : percent
}

/** No continuous bond of an importer is smaller. In cents. */
const SMALLEST: Cents = 50_000_00n
const STEP: Cents = 10_000_00n
/** Bonds above a million dollars grow by a hundred thousand. */
const LARGE: Cents = 1_000_000_00n
const LARGE_STEP: Cents = 100_000_00n

/**
 * The amount that CBP expects of the continuous bond of an importer: that part of the duty, taxes and fees of a year,
 * rounded up to the next 10,000 dollars (above a million, 100,000), and at least 50,000 (19 CFR 113.13(b); CBP Directive
 * 3510-004, activity 1).
 */
export function expectedBond(owedInYear: Cents): Cents {
  const share = roundedUp(owedInYear * BigInt(SHARE_PERCENT), 100n) / 100n
  const rounded = roundedUp(share, share > LARGE ? LARGE_STEP : STEP)
  return rounded > SMALLEST ? rounded : SMALLEST
}

const roundedUp = (amount: bigint, step: bigint): bigint => ((amount + step - 1n) / step) * step
