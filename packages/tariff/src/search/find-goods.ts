import type { GoodsAnswer } from '@edfe/domain/entry'
import type { AskedGoods } from '@edfe/domain/search'
import type { Schedule } from '../schedule/index.ts'
import { attributesOf } from './attributes/attributes-of.ts'
import type { AskedQuestion } from './attributes/next-question.ts'
import type { GoodsIndex, Neighbor } from './goods-index.ts'
import type { KnownGoods } from './known-goods.ts'
import { type RankedLines, rankLines } from './line-ranking.ts'
import { asksForParts, weighedWords } from './query-words.ts'
import { separateRows } from './separate-rows.ts'
import { rankSubheadings } from './subheading-ranking.ts'
import { fuse, type Subheadings, votesByKnown, votesBySchedule } from './votes.ts'
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
   * True of the first row where all rankings agree on its heading, or our own index has exactly these words. How often
   * such a heading is right is measured (docs/tariff.md).
   */
  readonly isLikely: boolean
}

export interface FoundGoods {
  readonly rows: readonly FoundRow[]
  /** Words that neither the schedule nor the known goods have. */
  readonly unknown: readonly string[]
  /** The answers about the goods that count here. */
  readonly answers: readonly GoodsAnswer[]
  /** How many subheadings they leave out. */
  readonly leftOut: number
  /** What tells the rows apart; undefined where nothing does, or where enough was asked. */
  readonly question: AskedQuestion | undefined
}

/** How a search is answered. */
export interface SearchOptions {
  /** The most rows. */
  readonly limit: number
  /** Answers to the questions about the goods. */
  readonly answers: readonly GoodsAnswer[]
}

/** Lines of the schedule that are looked at for their subheadings. */
const MOST_LINES = 100
/** Known goods that are kept as the reason of a row. */
const MOST_KNOWN = 4
/** Answers choose among so many times the rows that are shown. */
const CHOSEN_AMONG = 2
/**
 * Known goods say more than the words of the schedule, which are seldom those of people. Lines of parts count so much
 * where the search does not ask for parts; goods with exactly the words come first.
 */
const RANK = { known: 1.75, parts: 0.5, same: 1 }

/**
 * Searches by words: the schedule's own, and those that goods are known by elsewhere, with the numbers they have there.
 * `within` leaves out every number that does not begin with it.
 */
export async function findByWords(
  schedule: Schedule,
  known: () => GoodsIndex,
): Promise<(asked: AskedGoods, options: SearchOptions) => FoundGoods> {
  const positions = wholeGoods(schedule)
  const index = await indexWords(schedule, positions)
  const isKnown = (word: string) => known().has(word)
  const ranking = rankLines(index, isKnown)
  const subheadings = subheadingsOf(schedule, positions)
  const headings = new Set([...subheadings.keys()].map((number) => number.slice(0, HEADING)))
  const ofParts = new Set(positions.filter((_, line) => index.ofParts[line]))
  const attributes = await attributesOf(schedule, subheadings)
  const partsOnly = new Set(
    [...subheadings]
      .filter(([, lines]) => lines.every((position) => ofParts.has(position)))
      .map(([number]) => number),
  )
  const ranksSubheadings = rankSubheadings(
    index,
    positions.map((position) => schedule.rows[position]!.number),
  )
  const isOfParts = (number: string) => partsOnly.has(number)
  return ({ words: query, within }, { limit, answers }) => {
    const isWithin = (number: string) => number.startsWith(within.slice(0, SUBHEADING))
    const partsFactor = asksForParts(query) ? 1 : RANK.parts
    const words = weighedWords(query)
    const neighbors = known().neighborsOf(words)
    /** Our own index has exactly these words. */
    const named = new Set(
      neighbors
        .filter(({ goods, isSame }) => isSame && goods.source === 'own')
        .map(({ goods }) => goods.number),
    )
    const ranked = ranking(query, MOST_LINES)
    const bySchedule = votesBySchedule(schedule, positions, ranked)
    const byKnown = votesByKnown(neighbors, (number) => subheadings.has(number) || headings.has(number))
    const bySubheading = ranksSubheadings(known(), words)
    const scores = fuse(
      [
        [bySchedule, ranked.share],
        [byKnown, RANK.known],
        [bySubheading, RANK.known],
      ],
      subheadings,
    )
    const isLikely = (number: string) =>
      named.has(number) ||
      [bySchedule, byKnown, bySubheading].every(({ four }) => four[0] === number.slice(0, 4))
    const best = [...scores]
      .filter(([number]) => isWithin(number))
      .map(([number, score]) => {
        const same = named.has(number) ? RANK.same : 0
        return [number, same + (isOfParts(number) ? score * partsFactor : score)] as const
      })
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, CHOSEN_AMONG * limit)
      .map(([number]) => number)
    const { numbers, ...separated } = separateRows(best, attributes, { words: query, answers, limit })
    const rows = numbers
      .map((number, place) => ({
        ...rowOf(number, { schedule, subheadings, ranked, positions, neighbors }),
        isLikely: place === 0 && isLikely(number),
      }))
      .flatMap((row) => rowWithin(row, schedule, within))
    return { rows, unknown: ranked.unknown.filter((word) => !isKnown(word)), ...separated }
  }
}

/** What a search without words has beside its rows. */
export const NOTHING_ASKED = { unknown: [], answers: [], leftOut: 0, question: undefined } as const

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
    ...NOTHING_ASKED,
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

interface Found {
  readonly schedule: Schedule
  readonly subheadings: Subheadings
  readonly ranked: RankedLines
  readonly positions: readonly number[]
  readonly neighbors: readonly Neighbor[]
}

function rowOf(
  number: string,
  { schedule, subheadings, ranked, positions, neighbors }: Found,
): Omit<FoundRow, 'isLikely'> {
  const all = subheadings.get(number) ?? []
  const has = new Set(all)
  const first = ranked.lines.map(({ at }) => positions[at]!).filter((position) => has.has(position))
  return {
    number,
    lines: [...new Set([...othersLast(schedule, first), ...all])],
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

const OTHER = /^other\b/i

/** Lines with those for other goods behind what the same heading names before them. */
function othersLast({ rows, pathOf }: Schedule, lines: readonly number[]): number[] {
  const isOther = (line: number) => OTHER.test(rows[line]!.description)
  const beside = Map.groupBy(lines, (line) => pathOf(line).at(-2))
  return [...beside.values()].flatMap((group) => [
    ...group.filter((line) => !isOther(line)),
    ...group.filter(isOther),
  ])
}
