import { scaled, scaledText } from '../money/index.ts'

/** Units of weight that papers have. 'ton' alone may be a metric, a short or a long one. */
export type WeightUnit = 'kg' | 'g' | 'lb' | 'oz' | 'tonne' | 'ton'

const WORDS: Readonly<Record<WeightUnit, string>> = {
  kg: 'KG KGS KGM KILO KILOS KILOGRAM KILOGRAMS KILOGRAMME KILOGRAMMES КГ 公斤 千克',
  g: 'G GM GMS GR GRM GRAM GRAMS GRAMME GRAMMES 克',
  lb: 'LB LBS LBR POUND POUNDS LIVRE LIVRES LIBRA LIBRAS 磅',
  oz: 'OZ ONZ OUNCE OUNCES',
  tonne: 'MT MTS T TNE TONNE TONNES METRICTON METRICTONS 吨 公吨 噸 公噸',
  ton: 'TON TONS',
}

const UNIT_OF: ReadonlyMap<string, WeightUnit> = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit as WeightUnit] as const),
  ),
)

/** The unit that a word means; undefined for any other word. */
export const weightUnit = (word: string): WeightUnit | undefined =>
  UNIT_OF.get(word.toUpperCase().replace(/[./\s]/g, ''))

/** Billionths of a kilogram in each unit. The pound and the ounce are exact by definition (NIST SP 811, appendix B). */
const BILLIONTHS: Readonly<Record<WeightUnit, bigint>> = {
  kg: 1_000_000_000n,
  g: 1_000_000n,
  lb: 453_592_370n,
  oz: 28_349_523n,
  tonne: 1_000_000_000_000n,
  ton: 1_000_000_000_000n,
}

/** A weight, plain decimal text, in kilograms with three decimals at most, half up; a ton counts as a metric one. */
export function inKilograms(amount: string, unit: WeightUnit): string {
  const grams = ((scaled(amount, 3) ?? 0n) * BILLIONTHS[unit] + 500_000_000n) / 1_000_000_000n
  return scaledText(grams, 3).replace(/\.?0+$/, '')
}

/**
 * The unit that the heading of a column of weights names: in brackets, after 'in', or as its last word, as in 'Gross
 * Weight (g)' and 'G.W. KGS'. Undefined when it names none.
 */
export function weightUnitOfHeading(heading: string): WeightUnit | undefined {
  const named = [
    ...heading.matchAll(/[([（]\s*(?:in )?([\p{L}./ ]+?)\s*[)\]）]|(?<=[a-z].*[\s/,_:-])([a-z]+)\.?\s*$/giu),
  ]
  for (const [, inBrackets, last] of named.toReversed()) {
    const unit = weightUnit(inBrackets ?? last ?? '')
    if (unit) return unit
  }
  return /(?<![A-Z])LBS?(?![A-Z])/i.test(heading) ? 'lb' : undefined
}
