import { type DraftData, valueAt } from '../entry/index.ts'
import { scaledText, sumTyped } from '../money/index.ts'
import type { PaperField, PaperValue } from './paper.ts'
import { PLACES, summedField } from './shipment-sums.ts'

/**
 * What an entry has in the fields that papers speak of, to be held against them. A sum of the shipment is that of its
 * lines where each has the value; `keepsLines` is false when other lines take their place, so that nothing holds against
 * the sums of the papers.
 */
export const valuesOfEntry = (
  draft: DraftData,
  fields: Iterable<PaperField>,
  keepsLines: boolean,
): PaperValue[] =>
  [...new Set(fields)].flatMap((field) => {
    const value = summedField(field) ? sumOfLines(draft, field, keepsLines) : valueAt(draft, field)
    return typeof value === 'string' && value !== '' ? [{ field, value, found: '' }] : []
  })

function sumOfLines({ line_items = [] }: DraftData, field: PaperField, keepsLines: boolean): string {
  const summed = summedField(field)
  const texts = summed ? line_items.map((line) => line[summed] ?? '') : []
  if (!keepsLines || texts.length === 0 || texts.some((text) => text === '')) return ''
  return scaledText(sumTyped(texts, PLACES), PLACES).replace(/\.?0+$/, '')
}
