import { parseRate, parseSpecial, type Rate, type SpecialRate } from '../rate/index.ts'
import { CHAPTERS } from './chapters.ts'
import type { Edition } from './edition.ts'
import { digitsOf, type Row } from './row.ts'

/** A number of the schedule with everything that it has or inherits. */
export interface TariffLine {
  /**
   * Digits without dots: ten in chapters 1 to 97, eight or ten in 98 and 99. Watches and clocks whose parts pay
   * different rates have eight: the official file leaves out their statistical suffixes.
   */
  readonly number: string
  readonly description: string
  /** Descriptions from the heading of four digits down to this line. */
  readonly path: readonly string[]
  /** Units of quantity as the schedule prints them, in order of reporting. */
  readonly units: readonly string[]
  /** The number that prints the rates; ten digits usually take those of their eight. */
  readonly ratesFrom: string
  readonly generalText: string
  readonly general: Rate | undefined
  readonly specialText: string
  readonly special: readonly SpecialRate[]
  readonly column2Text: string
  readonly column2: Rate | undefined
  /** The additional duty of an agricultural safeguard, printed for headings of subchapter IV of chapter 99. */
  readonly additionalText: string
  /** True if no longer number is under it, so that goods can be entered under it. */
  readonly isWhole: boolean
}

/** One edition, opened for questions. */
export interface Schedule {
  readonly edition: Edition
  readonly rows: readonly Row[]
  /** The line of a number, with or without dots; undefined for a number that the edition does not have. */
  find(number: string): TariffLine | undefined
  /**
   * The line of a number or of its beginning, such as the six digits that invoices of other countries have: the only
   * row that begins with them, else what all rows that do have in common. Undefined where none does.
   */
  findBeginning(number: string): TariffLine | undefined
  /** The lines directly under a number, past headings without one; of a beginning, the highest that begin with it. */
  below(number: string): TariffLine[]
  /** Positions from the heading down to a row, the row included. */
  pathOf(position: number): number[]
  lineAt(position: number): TariffLine
  /** True if goods can be entered under the number of a row: see `TariffLine.isWhole`. */
  isWholeAt(position: number): boolean
  /** The rows from the heading of four digits down to a number, that row included. */
  headingsOf(number: string): Row[]
  /** The headings of four digits of a chapter. */
  headingsIn(chapter: string): Row[]
}

/** Opens the rows of an edition: each row inherits what it does not print from the row above it by indent. */
export function openSchedule(edition: Edition, rows: readonly Row[]): Schedule {
  const parents = parentsOf(rows)
  const children = rows.map((): number[] => [])
  parents.forEach((parent, position) => {
    if (parent >= 0) children[parent]?.push(position)
  })
  const positions = new Map(rows.flatMap((row, position) => (row.number ? [[row.number, position]] : [])))
  const ofHeading = Map.groupBy(rows.keys(), (position) => rows[position]!.number.slice(0, 4))
  const rates = memo(parseRate)
  const specials = memo(parseSpecial)

  const pathOf = (position: number): number[] => {
    const path = [position]
    for (let parent = parents[position] ?? -1; parent >= 0; parent = parents[parent] ?? -1)
      path.unshift(parent)
    return path
  }
  const lineAt = (position: number): TariffLine => {
    const path = pathOf(position).map((at) => rows[at]!)
    const row = path.at(-1)!
    const rated = path.findLast((above) => above.general || above.special)
    const column2 = path.findLast((above) => above.column2)?.column2
    return {
      number: row.number,
      description: row.description,
      path: path.map(({ description }) => description),
      units: path.findLast(({ units }) => units.length > 0)?.units ?? [],
      ratesFrom: rated?.number ?? row.number,
      generalText: rated?.general ?? '',
      general: rated?.general ? rates(rated.general) : undefined,
      specialText: rated?.special ?? '',
      special: rated?.special ? (specials(rated.special) ?? []) : [],
      column2Text: column2 ?? '',
      column2: column2 ? rates(column2) : undefined,
      additionalText: row.additional,
      isWhole: isWholeAt(position),
    }
  }
  const isWholeAt = (position: number): boolean =>
    (rows[position]?.number.length ?? 0) >= 8 && numbersBelow(position).length === 0
  const numbersBelow = (position: number): number[] =>
    (children[position] ?? []).flatMap((child) => (rows[child]?.number ? [child] : numbersBelow(child)))
  const positionOf = (number: string): number | undefined => {
    const digits = digitsOf(number)
    return (
      positions.get(digits) ??
      positions.get(digits.padEnd(10, '0')) ??
      (digits.length === 10 && digits.endsWith('00') ? positions.get(digits.slice(0, 8)) : undefined)
    )
  }
  /** The highest rows that begin with digits that no row has. */
  const highestOf = (number: string): number[] => {
    const digits = digitsOf(number)
    if (digits.length < 4) return []
    const begins = (position: number) => rows[position]!.number.startsWith(digits)
    return (ofHeading.get(digits.slice(0, 4)) ?? []).filter(
      (position) => begins(position) && !pathOf(position).slice(0, -1).some(begins),
    )
  }
  /** The row of a number, or of the only one that begins with it; else the rows, and the path that they share. */
  const placeOf = (number: string): { path: number[]; below: number[]; isRow: boolean } => {
    const ofRow = (position: number) => ({
      path: pathOf(position),
      below: numbersBelow(position),
      isRow: true,
    })
    const own = positionOf(number)
    if (own !== undefined) return ofRow(own)
    const highest = highestOf(number)
    return highest.length === 1
      ? ofRow(highest[0]!)
      : { path: sharedPath(highest.map(pathOf)), below: highest, isRow: false }
  }

  return {
    edition,
    rows,
    find: (number) => {
      const position = positionOf(number)
      return position === undefined ? undefined : lineAt(position)
    },
    findBeginning: (number) => {
      const { path, below, isRow } = placeOf(number)
      const last = path.at(-1)
      if (isRow) return lineAt(last!)
      if (below.length === 0) return undefined
      const shared = last === undefined ? ofChapter(number) : lineAt(last)
      return { ...shared, number: digitsOf(number), isWhole: false }
    },
    below: (number) => placeOf(number).below.map(lineAt),
    pathOf,
    lineAt,
    isWholeAt,
    headingsOf: (number) => placeOf(number).path.map((at) => rows[at]!),
    headingsIn: (chapter) => rows.filter(({ number }) => number.length === 4 && number.startsWith(chapter)),
  }
}

/** Chapters 98 and 99 print no headings of four digits: what begins with those is only of the chapter. */
function ofChapter(number: string): TariffLine {
  const title = CHAPTERS.find((chapter) => number.startsWith(chapter.number))?.title ?? ''
  return {
    number,
    description: title,
    path: [title],
    units: [],
    ratesFrom: number,
    generalText: '',
    general: undefined,
    specialText: '',
    special: [],
    column2Text: '',
    column2: undefined,
    additionalText: '',
    isWhole: false,
  }
}

/** The rows that all paths begin with. */
const sharedPath = ([first = [], ...others]: readonly number[][]): number[] =>
  first.filter((position, depth) => others.every((path) => path[depth] === position))

/** The row above each row: the nearest earlier one with a smaller indent; -1 for headings. */
function parentsOf(rows: readonly Row[]): number[] {
  const open: number[] = []
  return rows.map((row, position) => {
    while (open.length > 0 && rows[open.at(-1)!]!.indent >= row.indent) open.pop()
    const parent = open.at(-1) ?? -1
    open.push(position)
    return parent
  })
}

function memo<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (!known.has(text)) known.set(text, read(text))
    return known.get(text) as T
  }
}
