import { allocate, scaled, scaledText, sumTyped } from '../money/index.ts'
import type { PaperField } from './paper.ts'

/** Decimal places of quantities. */
export const PLACES = 3

const SUMS = {
  'line_items.0.gross_weight_kg': 'gross_weight_kg',
  'line_items.0.manifest_qty': 'manifest_qty',
} as const

/** The field of a line that a sum of the shipment is about; undefined for any other field. */
export const summedField = (field: PaperField) => SUMS[field as keyof typeof SUMS]

/** What a sum of the shipment does to its lines: they have it, one takes it, it is spread, or they cannot take it. */
export type SumEffect = 'same' | 'only line' | 'spread' | 'none'

const plain = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** How lines take a sum of the whole shipment; `texts` is what each has now, as plain decimal text or ''. */
export function sumEffect(texts: readonly string[], sum: string): SumEffect {
  const total = scaled(sum, PLACES)
  if (texts.length === 0 || total === undefined) return 'none'
  if (texts.every(Boolean) && sumTyped(texts, PLACES) === total) return 'same'
  if (texts.length === 1) return 'only line'
  return texts.every(Boolean) && sumTyped(texts, PLACES) > 0n && total > 0n ? 'spread' : 'none'
}

/**
 * What each line has once the lines take a sum of the whole shipment: several lines share it in proportion to what they
 * have, in whole units where all of them are whole. Lines that cannot take it stay as they are.
 */
export function withSum(texts: readonly string[], sum: string): readonly string[] {
  const effect = sumEffect(texts, sum)
  if (effect === 'only line') return [plain(sum)]
  if (effect !== 'spread') return texts
  const places = [...texts, sum].every((text) => !plain(text).includes('.')) ? 0 : PLACES
  const shares = allocate(
    scaled(sum, places) ?? 0n,
    texts.map((text) => scaled(text, places) ?? 0n),
  )
  return shares.map((share) => (places === 0 ? `${share}` : plain(scaledText(share, places))))
}
