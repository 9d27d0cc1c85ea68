import type { AskedGoods } from '@edfe/domain/search'
import type { Schedule } from '../schedule/index.ts'
import type { GoodsIndex, Neighbor } from './goods-index.ts'
import type { KnownGoods } from './known-goods.ts'
import { type RankedLines, rankLines } from './line-ranking.ts'
import { asksForParts, weighedWords } from './query-words.ts'
import { indexWords } from './word-index.ts'

/** A subheading that a search found. */
export interface FoundRow {
  /** Six digits without dots. */
  readonly number: string
  /** Positions of its lines in the schedule that goods can be entered under, best first. */
  readonly lines: readonly number[]
  /** The known goods that the words resemble most and that have this number, best first. */
  readonly known: readonly KnownGoods[]
  /**
   * True of the first row where both rankings agree on its heading, or our own index has exactly these words. How often
   * such a heading is right is measured (docs/tariff.md).
   */
  readonly isLikely: boolean
}

export interface FoundGoods {
  readonly rows: readonly FoundRow[]
  /** Words that neither the schedule nor the known goods have. */
  readonly unknown: readonly string[]
}

/** Lines of the schedule that are looked at for their subheadings. */
const MOST_LINES = 100
/** Known goods that are kept as the reason of a row. */
const MOST_KNOWN = 4
/**
 * Reciprocal rank (Cormack and others 2009): the first place of a ranking weighs 1 / (2 + 0). Known goods say more than
 * the words of the schedule, which are seldom those of people.
 */
const FUSION = { offset: 2, heading: 0.15, known: 1.75, parts: 0.5, same: 1 }

/**
 * Searches by words: the schedule's own, and those that goods are known by elsewhere, with the numbers they have there.
 * `within` leaves out every number that does not begin with it.
 */
export async function findByWords(
  schedule: Schedule,
  known: () => GoodsIndex,
): Promise<(asked: AskedGoods, limit: number) => FoundGoods> {
  const positions = wholeGoods(schedule)
  const index = await indexWords(schedule, positions)
  const isKnown = (word: string) => known().has(word)
  const ranking = rankLines(index, isKnown)
  const subheadings = subheadingsOf(schedule, positions)
  const headings = new Set([...subheadings.keys()].map((number) => number.slice(0, HEADING)))
  const ofParts = new Set(positions.filter((_, line) => index.ofParts[line]))
  const partsOnly = new Set(
    [...subheadings]
      .filter(([, lines]) => lines.every((position) => ofParts.has(position)))
      .map(([number]) => number),
  )
  const isOfParts = (number: string) => partsOnly.has(number)
  return ({ words: query, within }, limit) => {
    const isWithin = (number: string) => number.startsWith(within.slice(0, SUBHEADING))
    const partsFactor = asksForParts(query) ? 1 : FUSION.parts
    const neighbors = known().neighborsOf(weighedWords(query))
    /** Our own index has exactly these words. */
    const named = new Set(
      neighbors
        .filter(({ goods, isSame }) => isSame && goods.source === 'own')
        .map(({ goods }) => goods.number),
    )
    const ranked = ranking(query, MOST_LINES)
    const bySchedule = votesBySchedule(schedule, positions, ranked)
    const byKnown = votesByKnown(neighbors, (number) => subheadings.has(number) || headings.has(number))
    const scores = fuse(bySchedule, byKnown, ranked.share, subheadings)
    const isLikely = (number: string) =>
      named.has(number) || [bySchedule, byKnown].every(({ four }) => four[0] === number.slice(0, 4))
    const rows = [...scores]
      .filter(([number]) => isWithin(number))
      .map(([number, score]) => {
        const same = named.has(number) ? FUSION.same : 0
        return [number, same + (isOfParts(number) ? score * partsFactor : score)] as const
      })
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, limit)
      .map(([number], place) => ({
        ...rowOf(number, { subheadings, ranked, positions, neighbors }),
        isLikely: place === 0 && isLikely(number),
      }))
      .flatMap((row) => rowWithin(row, schedule, within))
    return { rows, unknown: ranked.unknown.filter((word) => !isKnown(word)) }
  }
}

/** The subheadings whose numbers begin with digits, in the order of the schedule, chapters 98 and 99 among them. */
export function findByNumber(schedule: Schedule): (within: string, limit: number) => FoundGoods {
  const positions = schedule.rows.flatMap((_, position) => (schedule.isWholeAt(position) ? [position] : []))
  const all = [...subheadingsOf(schedule, positions)].map(
    ([number, lines]): FoundRow => ({ number, lines, known: [], isLikely: false }),
  )
  return (within, limit) => ({
    rows: all
      .filter(({ number }) => number.startsWith(within.slice(0, SUBHEADING)))
      .flatMap((row) => rowWithin(row, schedule, within))
      .slice(0, limit),
    unknown: [],
  })
}

const HEADING = 4
const SUBHEADING = 6

/** The row with the lines that begin with digits; none where it has no such line. */
function rowWithin(row: FoundRow, { rows }: Schedule, within: string): FoundRow[] {
  const lines = row.lines.filter((position) => rows[position]!.number.startsWith(within))
  return lines.length > 0 ? [{ ...row, lines }] : []
}

/** Lines that goods can be entered under, in chapters 1 to 97. */
const wholeGoods = (schedule: Schedule): number[] =>
  schedule.rows.flatMap(({ number }, position) =>
    number.length >= 8 && number < '98' && schedule.isWholeAt(position) ? [position] : [],
  )

/** The positions of the lines under each number of six digits. */
type Subheadings = ReadonlyMap<string, readonly number[]>

function subheadingsOf({ rows }: Schedule, positions: readonly number[]): Subheadings {
  const found = new Map<string, number[]>()
  for (const position of positions) {
    const number = rows[position]!.number.slice(0, SUBHEADING)
    const lines = found.get(number)
    if (lines) lines.push(position)
    else found.set(number, [position])
  }
  return found
}

/** Numbers with what speaks for each, best first: subheadings, and the headings above them. */
interface Votes {
  readonly six: readonly string[]
  readonly four: readonly string[]
}

function votesBySchedule({ rows }: Schedule, positions: readonly number[], { lines }: RankedLines): Votes {
  const numbers = lines.map(({ at }) => rows[positions[at]!]!.number)
  return {
    six: [...new Set(numbers.map((number) => number.slice(0, 6)))],
    four: [...new Set(numbers.map((number) => number.slice(0, 4)))],
  }
}

/**
 * Each neighbor votes for its number, by the square of how near it is to the nearest. A number that has many names, as
 * bearings have, wins little by their count: each further vote counts half of the one before. Numbers of earlier editions
 * vote for their heading, if it is still there.
 */
function votesByKnown(neighbors: readonly Neighbor[], hasNumber: (number: string) => boolean): Votes {
  const best = neighbors[0]?.score ?? 1
  const count = (digits: number) => {
    const votes = new Map<string, { sum: number; next: number }>()
    for (const { goods, score } of neighbors) {
      if (goods.number.length < digits) continue
      const number = goods.number.slice(0, digits)
      if (!hasNumber(number)) continue
      const { sum, next } = votes.get(number) ?? { sum: 0, next: 1 }
      votes.set(number, { sum: sum + next * (score / best) ** VOTES.power, next: next * VOTES.further })
    }
    return [...votes].toSorted((a, b) => b[1].sum - a[1].sum).map(([number]) => number)
  }
  return { six: count(6), four: count(4) }
}

/** The nearest votes count most, and each further one for a number counts less. */
const VOTES = { power: 2, further: 0.5 }

/**
 * The score of every subheading that either ranking has, or whose heading it has. The schedule counts as far as it has
 * the words at all.
 */
function fuse(
  schedule: Votes,
  known: Votes,
  bySchedule: number,
  subheadings: Subheadings,
): ReadonlyMap<string, number> {
  const headings = new Map<string, number>()
  const scores = new Map<string, number>()
  for (const [votes, times] of [
    [schedule, bySchedule],
    [known, FUSION.known],
  ] as const) {
    votes.four.forEach((number, place) => {
      headings.set(number, (headings.get(number) ?? 0) + (FUSION.heading * times) / (FUSION.offset + place))
    })
    votes.six.forEach((number, place) => {
      if (!subheadings.has(number)) return
      scores.set(number, (scores.get(number) ?? 0) + times / (FUSION.offset + place))
    })
  }
  // A heading that known goods have without a subheading is shown by its subheadings.
  for (const number of subheadings.keys())
    if (headings.has(number.slice(0, 4)) && !scores.has(number)) scores.set(number, 0)
  for (const [number, score] of scores) scores.set(number, score + (headings.get(number.slice(0, 4)) ?? 0))
  return scores
}

interface Found {
  readonly subheadings: Subheadings
  readonly ranked: RankedLines
  readonly positions: readonly number[]
  readonly neighbors: readonly Neighbor[]
}

function rowOf(
  number: string,
  { subheadings, ranked, positions, neighbors }: Found,
): Omit<FoundRow, 'isLikely'> {
  const all = subheadings.get(number) ?? []
  const has = new Set(all)
  const first = ranked.lines.map(({ at }) => positions[at]!).filter((position) => has.has(position))
  return {
    number,
    lines: [...new Set([...first, ...all])],
    known: neighbors
      .map(({ goods }) => goods)
      .filter(({ number: known }) => {
        // A number of an earlier edition says no more than its heading.
        const usable = subheadings.has(known.slice(0, SUBHEADING)) ? known : known.slice(0, HEADING)
        return usable.startsWith(number) || number.startsWith(usable)
      })
      .slice(0, MOST_KNOWN),
  }
}
