import type { AskedGoods } from '@edfe/domain/search'
import type { Schedule } from '../schedule/index.ts'
import {
  type FoundGoods,
  type FoundRow,
  findByNumber,
  findByWords,
  NOTHING_ASKED,
  type SearchOptions,
} from './find-goods.ts'
import type { GoodsIndex } from './goods-index.ts'

/**
 * Finds subheadings by words, by the beginning of a number, or by words within a number; words best first. Answers leave
 * out rows of words, and a question is asked where one tells the rows apart.
 */
export type TariffSearch = (asked: AskedGoods, options?: Partial<SearchOptions>) => FoundGoods

/** Lines of one subheading that come before the next one. */
const LINES_AT_ONCE = 2
/** Subheadings of one search by words, and by a number. */
const MOST_ROWS = 10
const MOST_UNDER_NUMBER = 40

/**
 * A search over the lines of chapters 1 to 97, and over every number; goods that are known elsewhere show which lines
 * their words mean; which those are is asked at each search. Building it takes less than a second, in pieces between which other work goes on; a search takes
 * a few milliseconds.
 */
export async function createTariffSearch(schedule: Schedule, known: () => GoodsIndex): Promise<TariffSearch> {
  const byWords = await findByWords(schedule, known)
  const byNumber = findByNumber(schedule)
  return (asked, { limit, answers = [] } = {}) => {
    if (asked.words) return byWords(asked, { limit: limit ?? MOST_ROWS, answers })
    if (asked.within) return byNumber(asked.within, limit ?? MOST_UNDER_NUMBER)
    return { rows: [], ...NOTHING_ASKED }
  }
}

/** A line that was found, with its subheading. */
export interface FoundLine {
  /** Its position in the schedule. */
  readonly position: number
  readonly row: FoundRow
}

/** The best lines of a search: a few of each row in turn, then what is left of each. */
export function bestLines({ rows }: FoundGoods, limit: number): FoundLine[] {
  const linesOf = (from: number, to?: number) =>
    rows.flatMap((row) => row.lines.slice(from, to).map((position) => ({ position, row })))
  return [...linesOf(0, LINES_AT_ONCE), ...linesOf(LINES_AT_ONCE)].slice(0, limit)
}
