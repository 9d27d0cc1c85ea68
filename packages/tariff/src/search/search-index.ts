import { digitsOf, type Schedule, type TariffLine } from '../schedule/index.ts'
import { type FoundGoods, findGoods } from './find-goods.ts'
import type { KnownGoods } from './known-goods.ts'

/** A row of the schedule that a search found. */
export interface TariffHit {
  /** Digits without dots: four or more. */
  readonly number: string
  readonly line: TariffLine
}

/** Finds rows of the schedule. */
export interface TariffSearch {
  /** By number or by words, best first. */
  (query: string, limit?: number): TariffHit[]
  /** By words: one row for each subheading, best first, with the reasons for it. */
  goods(query: string, limit?: number): FoundGoods
}

const DEFAULT_LIMIT = 20
/** Lines of one subheading that come before the next one. */
const LINES_AT_ONCE = 2
/** Subheadings of one search. */
const MOST_ROWS = 10

/**
 * A search over the lines of chapters 1 to 97, and over every number; goods that are known elsewhere show which lines
 * their words mean. Building it takes less than a second, in pieces between which other work goes on; a search takes
 * a few milliseconds.
 */
export async function createTariffSearch(
  schedule: Schedule,
  known: readonly KnownGoods[],
): Promise<TariffSearch> {
  const goods = await findGoods(schedule, known)
  const numbered = schedule.rows
    .map(({ number }, position) => ({ number, position }))
    .filter(({ number }) => number)
    .sort((a, b) => (a.number < b.number ? -1 : 1))
  const hit = (position: number): TariffHit => {
    const line = schedule.lineAt(position)
    return { number: line.number, line }
  }
  const search = (query: string, limit = DEFAULT_LIMIT): TariffHit[] => {
    if (/^[\d.\s]+$/.test(query)) {
      const digits = digitsOf(query)
      const start = firstAtLeast(numbered, digits)
      return numbered
        .slice(start, start + limit)
        .filter(({ number }) => digits && number.startsWith(digits))
        .map(({ position }) => hit(position))
    }
    return inTurns(goods(query, Math.max(MOST_ROWS, limit)), limit).map(hit)
  }
  return Object.assign(search, { goods: (query: string, limit = MOST_ROWS) => goods(query, limit) })
}

/** The lines of the rows: a few of each row in turn, then what is left of each. */
function inTurns({ rows }: FoundGoods, limit: number): number[] {
  const first = rows.flatMap(({ lines }) => lines.slice(0, LINES_AT_ONCE))
  const others = rows.flatMap(({ lines }) => lines.slice(LINES_AT_ONCE))
  return [...first, ...others].slice(0, limit)
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
