import type { Cents } from '../../money/cents.ts'

/** No continuous bond of an importer is smaller. In cents. */
const SMALLEST: Cents = 50_000_00n
const STEP: Cents = 10_000_00n
/** Bonds above a million dollars grow by a hundred thousand. */
const LARGE: Cents = 1_000_000_00n
const LARGE_STEP: Cents = 100_000_00n

/**
 * The amount that CBP expects of the continuous bond of an importer: 10 percent of the duty, taxes and fees of a year,
 * rounded up to the next 10,000 dollars (above a million, 100,000), and at least 50,000 (19 CFR 113.13; CBP Directive
 * 3510-004, activity 1).
 */
export function expectedBond(owedInYear: Cents): Cents {
  const share = (owedInYear + 9n) / 10n
  const step = share > LARGE ? LARGE_STEP : STEP
  const rounded = ((share + step - 1n) / step) * step
  return rounded > SMALLEST ? rounded : SMALLEST
}
