import type { TariffResult } from './goods-queries.ts'
import { pathText } from './path-text.ts'

/** The end of a path says what goods these are; most numbers are named 'Other' alone. */
const NAMED = 3

/** 'Of base metal · Other · Household', and the headings above it but for the first, which many results share. */
export function resultTexts(path: readonly string[]): { name: string; above: string } {
  const above = path.slice(0, -NAMED)
  return { name: pathText(path.slice(-NAMED)), above: pathText(above.length > 1 ? above.slice(1) : above) }
}

/** Returns the rate of goods of the origin with the usual answers, or the general rate without an origin. */
export const rateOf = ({ percent, general }: Pick<TariffResult, 'percent' | 'general'>): string =>
  percent === null ? (general ?? '') : `${percent}%`

/** A word of the search and a word of the schedule agree in their stems: lamp and lamps, ceiling and ceilings. */
const SHORTEST_STEM = 3
const stemOf = (word: string): string => word.toLowerCase().replace(/(es|s)$/, '')

/** A text with the words of a search underlined. */
export function Found({ text, words }: { text: string; words: string }) {
  const stems = words
    .split(/[^\p{L}\p{N}]+/u)
    .map(stemOf)
    .filter((stem) => stem.length >= SHORTEST_STEM)
  return text.split(/(\p{L}+)/u).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
    stems.includes(stemOf(part)) ? <u key={at}>{part}</u> : part,
  )
}
