import type { LineItem } from '../entry/draft.ts'
import { allocate, type Cents, centsText, scaled, sumCents, toCents, wholeDollars } from '../money/cents.ts'

/** By what the charges of a shipment are shared among its lines. */
export type SpreadBasis = 'value' | 'weight'

/** Freight and insurance of a shipment, and how they are shared. */
export interface ChargesToSpread {
  /** Dollars as typed; rounded to whole dollars, which is what customs takes. */
  freight: string
  insurance: string
  by: SpreadBasis
  /**
   * True if the entered values include the charges, which are not part of the customs value (19 CFR
   * 152.102(f)).
   */
  isInValue: boolean
}

/** The charges of one line. All amounts are whole dollars with cents, `12.00`. */
export interface LineCharges {
  id: string
  freight: string
  insurance: string
  /** Both together, block 36B. */
  charges: string
  /** The entered value: less by the charges where it includes them. */
  value: string
}

type SpreadLine = Pick<LineItem, 'id' | 'entered_value' | 'gross_weight_kg'>

const WEIGHT_PLACES = 3
const DOLLAR: Cents = 100n

/** Why charges cannot be shared. */
export type SpreadRefusal = 'no-amount' | 'no-basis' | 'more-than-value'

/**
 * Shares freight and insurance among lines by value or by weight. The shares are whole dollars and add up to the whole
 * amounts, so that values and charges foot with the invoice.
 */
export function spreadCharges(
  lines: readonly SpreadLine[],
  { freight, insurance, by, isInValue }: ChargesToSpread,
): { ok: true; lines: LineCharges[] } | { ok: false; refusal: SpreadRefusal } {
  const amounts = [freight, insurance].map((typed) => wholeDollars(toCents(typed)))
  if (sumCents(amounts) === 0n) return { ok: false, refusal: 'no-amount' }
  const weights = lines.map((line) => weightOf(line, by))
  if (weights.every((weight) => weight === 0n)) return { ok: false, refusal: 'no-basis' }
  const [ofFreight, ofInsurance] = amounts.map((amount) => allocate(amount / DOLLAR, weights))
  const shared = lines.map((line, index) => {
    const [own, insured] = [ofFreight![index]! * DOLLAR, ofInsurance![index]! * DOLLAR]
    const value = toCents(line.entered_value) - (isInValue ? own + insured : 0n)
    return { id: line.id, freight: own, insurance: insured, charges: own + insured, value }
  })
  if (shared.some(({ value }) => value < 0n)) return { ok: false, refusal: 'more-than-value' }
  return {
    ok: true,
    lines: shared.map(({ id, ...cents }) => ({
      id,
      freight: centsText(cents.freight),
      insurance: centsText(cents.insurance),
      charges: centsText(cents.charges),
      value: centsText(cents.value),
    })),
  }
}

const weightOf = ({ entered_value, gross_weight_kg }: SpreadLine, by: SpreadBasis): bigint =>
  by === 'value' ? toCents(entered_value) : (scaled(gross_weight_kg, WEIGHT_PLACES) ?? 0n)
