import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { digitsOf, type Schedule, type TariffLine } from '../schedule/index.ts'
import { synonymsOf } from './synonyms.ts'
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
/** Added in about ten milliseconds. */
const LINES_AT_ONCE = 200
/** Words whose scores are kept: about 5 MB. */
const KEPT_WORDS = 200
/** Words that a query can have: more say nothing, and cost time. */
const MOST_WORDS = 8
/** Words of a query for which similar ones are looked up: that takes ten times as long. */
const MOST_SIMILAR = 2
/** A line's own words count more than those of the headings above it. */
const BOOST = { own: 2, path: 1 }

/**
 * A search over the lines of chapters 1 to 97, and over every number. Building it takes about a second, in pieces
 * between which other work goes on; a search takes a few milliseconds.
 */
export async function createTariffSearch(schedule: Schedule): Promise<TariffSearch> {
  const index = new MiniSearch<{ id: number; own: string; path: string }>({
    fields: ['own', 'path'],
    tokenize: wordsOf,
    processTerm: (word) => stemOf(word) ?? null,
  })
  await index.addAllAsync(
    wholeGoods(schedule).map((id) => {
      const [own, ...path] = schedule
        .pathOf(id)
        .reverse()
        .map((position) => schedule.rows[position]!.description)
      return { id, own: own ?? '', path: path.join(' ') }
    }),
    { chunkSize: LINES_AT_ONCE },
  )
  const numbered = schedule.rows
    .map(({ number }, position) => ({ number, position }))
    .filter(({ number }) => number)
    .sort((a, b) => (a.number < b.number ? -1 : 1))
  const hit = (position: number): TariffHit => {
    const line = schedule.lineAt(position)
    return { number: line.number, line }
  }

  const scores: WordScores = {
    of: keepRecent((word, isLast) => matches(index, word, { prefix: isLast && word.length > 2 })),
    similarTo: keepRecent((word) => matches(index, word, { fuzzy: 0.25, prefix: true })),
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
    return rank(scores, query, limit).map(hit)
  }
}

/** Lines that goods can be entered under, in chapters 1 to 97. */
const wholeGoods = (schedule: Schedule): number[] =>
  schedule.rows.flatMap(({ number }, position) =>
    number.length >= 8 && number < '98' && schedule.lineAt(position).isWhole ? [position] : [],
  )

/** How well each row has a word, by position. */
type Scores = ReadonlyMap<number, number>
type ScoresOf = (word: string, isLast: boolean) => Scores
interface WordScores {
  /** Of a word; the last one of a query may still be typed, and also finds longer ones. */
  readonly of: ScoresOf
  /** Of the words that are like one that no row has. */
  readonly similarTo: ScoresOf
}

/**
 * The best rows for a query. Each of its words, or a synonym, adds to a row; and a row that has more of the words comes
 * before one that has fewer, however rare they are.
 */
function rank(scores: WordScores, query: string, limit: number): number[] {
  const words = [...new Set(wordsOf(query).filter((word) => stemOf(word)))].slice(0, MOST_WORDS)
  let similar = 0
  const found = words
    .map((word, place) => {
      const isLast = place === words.length - 1
      const exact = scores.of(word, isLast)
      if (exact.size > 0 || similar === MOST_SIMILAR) return exact
      similar += 1
      return scores.similarTo(word, isLast)
    })
    .filter((having) => having.size > 0)
  const rows = new Map<number, { score: number; words: number }>()
  for (const having of found) {
    for (const [id, score] of having) {
      const row = rows.get(id) ?? { score: 0, words: 0 }
      rows.set(id, { score: row.score + score, words: row.words + 1 })
    }
  }
  return [...rows]
    .map(([id, row]) => ({ id, score: row.score * (row.words / found.length) ** 2 }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, limit)
    .map(({ id }) => id)
}

/** The rows with a word or one of its synonyms. */
function matches(index: MiniSearch, word: string, options: SearchOptions): Scores {
  const queries: Query[] = [
    word,
    ...synonymsOf(word).map((words): Query => ({ combineWith: 'AND', queries: words })),
  ]
  const found = index.search({ combineWith: 'OR', queries, boost: BOOST, ...options })
  return new Map(found.map(({ id, score }): [number, number] => [id, score]))
}

/** Keeps the scores of the words that were asked last: each key that a person types asks for all the words again. */
function keepRecent(read: ScoresOf): ScoresOf {
  const kept = new Map<string, Scores>()
  return (word, isLast) => {
    const key = `${word} ${isLast}`
    const scores = kept.get(key) ?? read(word, isLast)
    kept.delete(key)
    kept.set(key, scores)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_WORDS && oldest !== undefined) kept.delete(oldest)
    return scores
  }
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
