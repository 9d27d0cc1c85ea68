import { stemOf, wordsOf } from './words.ts'

/**
 * The weight of each stem of a description for identifying its goods, and the number of words in the
 * description.
 */
export interface RowWords {
  readonly weights: ReadonlyMap<string, number>
  readonly length: number
}

/** Words that name the goods, words behind them that say what they are of or for, and words in parentheses. */
const PLACE = { goods: 1, behind: 0.6, aside: 0.5 }

/** Behind these a description says more about goods that it has named. */
const BEHIND = new Set(
  'of for with having designed used containing suitable from by in on to put made consisting whose which valued weighing measuring intended'.split(
    ' ',
  ),
)
/**
 * The words that introduce an exclusion; the row does not cover what follows. 'whether or not …' excludes
 * nothing.
 */
export const LEFT_OUT =
  /\b(?:other than|(?<!or )not|except(?:ing)?(?: for)?|excluding|but not|not including|without)\b[^,;:()]*/g
const ASIDE = /\([^()]*\)/g

/** Reads a description of the schedule: 'Lamps of steel (other than desk lamps)' is about lamps, less about steel. */
export function rowWords(description: string): RowWords {
  const weights = new Map<string, number>()
  let length = 0
  const read = (text: string, most: number): void => {
    let isNamed = false
    let place = PLACE.goods
    for (const word of wordsOf(text)) {
      if (isNamed && BEHIND.has(word)) place = PLACE.behind
      const stem = stemOf(word)
      if (!stem) continue
      isNamed = true
      length += 1
      weights.set(stem, Math.max(weights.get(stem) ?? 0, Math.min(place, most)))
    }
  }
  const covered = description.toLowerCase().replace(LEFT_OUT, ' ')
  for (const part of covered.replace(ASIDE, ' ').split(';')) read(part, PLACE.goods)
  for (const [aside] of covered.matchAll(ASIDE)) read(aside, PLACE.aside)
  return { weights, length }
}

const PARTS = /^(?:parts|accessories)\b/i

/** True if a description covers parts of goods rather than goods. */
export const isOfParts = (description: string): boolean => PARTS.test(description)
