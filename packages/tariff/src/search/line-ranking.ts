import { best, type Scored } from './best.ts'
import { phrasesIn } from './phrases.ts'
import { asksForParts, goodsOf, MOST_WORDS } from './query-words.ts'
import type { WordIndex } from './word-index.ts'
import { addMatches, addSimilar } from './word-matches.ts'
import { stemOf, wordsOf } from './words.ts'

/** The lines that a query finds by the words of the schedule, best first. */
export interface RankedLines {
  readonly lines: readonly Scored[]
  /** The share of the words that any line has. */
  readonly share: number
  /** Words that no line has, nor one like them. */
  readonly unknown: readonly string[]
}

/** Ranks lines by the words of a query; a word that goods elsewhere are known by is not taken for another one. */
export type LineRanking = (query: string, limit: number) => RankedLines

/** Words of a query for which similar ones are looked up: that takes longest. */
const MOST_SIMILAR = 2

export function rankLines(index: WordIndex, isKnown: (word: string) => boolean): LineRanking {
  const sums = sumsOf(index.positions.length)
  return (query, limit) => rank({ index, sums, isKnown }, query, limit)
}

/** The sums of a search for each line; made once, since a search ends before the next begins. */
interface Sums {
  readonly scores: Float32Array
  /** The weight of the words that each line has. */
  readonly having: Float32Array
  /** The score of the word that is looked up; 0 between words. */
  readonly ofWord: Float32Array
}

const sumsOf = (lines: number): Sums => ({
  scores: new Float32Array(lines),
  having: new Float32Array(lines),
  ofWord: new Float32Array(lines),
})

/**
 * The factors for the word that names the goods and for a line of parts, and the deduction for each detail of
 * a line.
 */
const RANK = { goods: 1.4, parts: 0.7, detail: 0.001 }

/**
 * The best lines for a query. Each of its words, or its best synonym, adds to a line; and a line that has more of the
 * words comes before one that has fewer, however rare they are. The last word may still be typed, but one that goods are
 * known by is whole: 'bear' does not begin 'bearings'. Of lines that say the same about the words, the one that asks
 * for less detail comes first.
 */
function rank(
  { index, sums: { scores, having, ofWord }, isKnown }: Ranking,
  query: string,
  limit: number,
): RankedLines {
  const words = [...new Set(wordsOf(query).filter((word) => stemOf(word)))].slice(0, MOST_WORDS)
  const goods = words.length > 1 ? goodsOf(query) : undefined
  const phrases = phrasesIn(words)
  const lines = index.positions.length
  scores.fill(0)
  having.fill(0)
  /** The weight of the words that any line has. */
  let found = 0
  let similar = 0
  const unknown: string[] = []
  words.forEach((word, place) => {
    const isTyped = place === words.length - 1 && word.length > 2 && !isKnown(word)
    let isFound = false
    const add = (line: number, score: number) => {
      if (score > ofWord[line]!) ofWord[line] = score
      isFound = true
    }
    addMatches(index, { word, isTyped, phrases: phrases[place]! }, add)
    if (!isFound && !isKnown(word) && similar < MOST_SIMILAR) {
      similar += 1
      addSimilar(index, word, add)
    }
    if (!isFound) {
      unknown.push(word)
      return
    }
    const weight = word === goods ? RANK.goods : 1
    found += weight
    for (let line = 0; line < lines; line += 1) {
      if (ofWord[line] === 0) continue
      scores[line]! += weight * ofWord[line]!
      having[line]! += weight
      ofWord[line] = 0
    }
  })
  const partsFactor = asksForParts(query) ? 1 : RANK.parts
  const ranked = best(limit, lines, (line) => {
    if (scores[line] === 0) return 0
    const share = having[line]! / found
    const detail = 1 - RANK.detail * index.detail[line]!
    return scores[line]! * share * share * detail * (index.ofParts[line] ? partsFactor : 1)
  })
  const share = words.length === 0 ? 0 : 1 - unknown.length / words.length
  return { lines: ranked, share, unknown }
}

interface Ranking {
  readonly index: WordIndex
  readonly sums: Sums
  readonly isKnown: (word: string) => boolean
}
