import { digitsOf, type Schedule, type TariffLine } from '../schedule/index.ts'
import { phrasesIn } from './phrases.ts'
import { indexWords, type WordIndex } from './word-index.ts'
import { addMatches, addSimilar } from './word-matches.ts'
import { stemOf, wordsOf } from './words.ts'

/** A row of the schedule that a search found. */
export interface TariffHit {
  /** Digits without dots: four or more. */
  readonly number: string
  readonly line: TariffLine
}

/** Finds rows by number or by words, best first. */
export type TariffSearch = (query: string, limit?: number) => TariffHit[]

const DEFAULT_LIMIT = 20
/** Words that a query can have: more say nothing, and cost time. */
const MOST_WORDS = 8
/** Words of a query for which similar ones are looked up: that takes longest. */
const MOST_SIMILAR = 2

/**
 * A search over the lines of chapters 1 to 97, and over every number. Building it takes less than a second, in pieces
 * between which other work goes on; a search takes about a millisecond.
 */
export async function createTariffSearch(schedule: Schedule): Promise<TariffSearch> {
  const index = await indexWords(schedule, wholeGoods(schedule))
  const sums = sumsOf(index.positions.length)
  const numbered = schedule.rows
    .map(({ number }, position) => ({ number, position }))
    .filter(({ number }) => number)
    .sort((a, b) => (a.number < b.number ? -1 : 1))
  const hit = (position: number): TariffHit => {
    const line = schedule.lineAt(position)
    return { number: line.number, line }
  }
  return (query, limit = DEFAULT_LIMIT) => {
    if (/^[\d.\s]+$/.test(query)) {
      const digits = digitsOf(query)
      const start = firstAtLeast(numbered, digits)
      return numbered
        .slice(start, start + limit)
        .filter(({ number }) => digits && number.startsWith(digits))
        .map(({ position }) => hit(position))
    }
    return rank(index, sums, query, limit).map((line) => hit(index.positions[line]!))
  }
}

/** Lines that goods can be entered under, in chapters 1 to 97. */
const wholeGoods = (schedule: Schedule): number[] =>
  schedule.rows.flatMap(({ number }, position) =>
    number.length >= 8 && number < '98' && schedule.isWholeAt(position) ? [position] : [],
  )

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
 * words comes before one that has fewer, however rare they are. The last word may still be typed. Of lines that say
 * the same about the words, the one that asks for less detail comes first.
 */
function rank(index: WordIndex, { scores, having, ofWord }: Sums, query: string, limit: number): number[] {
  const words = [...new Set(wordsOf(query).filter((word) => stemOf(word)))].slice(0, MOST_WORDS)
  const goods = words.length > 1 ? goodsOf(query) : undefined
  const phrases = phrasesIn(words)
  const lines = index.positions.length
  scores.fill(0)
  having.fill(0)
  /** The weight of the words that any line has. */
  let found = 0
  let similar = 0
  words.forEach((word, place) => {
    const isTyped = place === words.length - 1 && word.length > 2
    let isFound = false
    const add = (line: number, score: number) => {
      if (score > ofWord[line]!) ofWord[line] = score
      isFound = true
    }
    addMatches(index, { word, isTyped, phrases: phrases[place]! }, add)
    if (!isFound && similar < MOST_SIMILAR) {
      similar += 1
      addSimilar(index, word, add)
    }
    if (!isFound) return
    const weight = word === goods ? RANK.goods : 1
    found += weight
    for (let line = 0; line < lines; line += 1) {
      if (ofWord[line] === 0) continue
      scores[line]! += weight * ofWord[line]!
      having[line]! += weight
      ofWord[line] = 0
    }
  })
  const partsFactor = words.some((word) => ASKS_FOR_PARTS.test(word)) ? 1 : RANK.parts
  return best(limit, lines, (line) => {
    if (scores[line] === 0) return 0
    const share = having[line]! / found
    const detail = 1 - RANK.detail * index.detail[line]!
    return scores[line]! * share * share * detail * (index.ofParts[line] ? partsFactor : 1)
  })
}

const ASKS_FOR_PARTS = /^(?:parts?|accessor(?:y|ies))$/

/**
 * The word of a query that names the goods: 'lamp' of 'LED ceiling lamp, steel body'. A comma behind a single word
 * ends nothing, as in 'lamp, ceiling'.
 */
function goodsOf(query: string): string | undefined {
  const [naming = ''] = query
    .toLowerCase()
    .split(/(?<=\S\s+\S+)[,;]|\b(?:of|for|with|in|from|made|without|to)\b/)
  return wordsOf(naming).findLast((word) => stemOf(word) && !/\d/.test(word))
}

/** The lines with the highest scores above 0, best first; of equal ones the first of the schedule. */
function best(limit: number, lines: number, scoreOf: (line: number) => number): number[] {
  const top: { line: number; score: number }[] = []
  for (let line = 0; line < lines; line += 1) {
    const score = scoreOf(line)
    if (!(score > 0) || (top.length === limit && score <= top.at(-1)!.score)) continue
    let place = top.length
    while (place > 0 && top[place - 1]!.score < score) place -= 1
    top.splice(place, 0, { line, score })
    if (top.length > limit) top.pop()
  }
  return top.map(({ line }) => line)
}

/** The place of the first number that is not before the digits. */
function firstAtLeast(numbered: readonly { number: string }[], digits: string): number {
  let low = 0
  let high = numbered.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbered[middle]!.number < digits) low = middle + 1
    else high = middle
  }
  return low
}
