import type { Schedule } from '../schedule/index.ts'
import { stemOf, wordsOf } from './words.ts'

/** The lines that have a word, ascending, and how much it says about each. */
export interface Postings {
  readonly lines: Int32Array
  readonly scores: Float32Array
}

/** The words of the lines, with every score ready made, so that a search only adds them up. */
export interface WordIndex {
  /** The position of each line in the schedule. */
  readonly positions: readonly number[]
  of(stem: string): Postings | undefined
  /** Every stem, in order. */
  readonly stems: readonly string[]
  /** Which letters each stem has. */
  readonly letters: Int32Array
}

/** A line's own words count more than those of the headings above it. */
const BOOST = { own: 2, path: 1 }
/** BM25+ (Lv and Zhai 2011). */
const BM25 = { saturation: 1.2, length: 0.7, least: 0.5 }
/** Added in about ten milliseconds, between which other work continues. */
const LINES_AT_ONCE = 2000

/** How often a stem is in the own words and in the headings of a line. */
interface Counts {
  readonly lines: number[]
  readonly own: number[]
  readonly path: number[]
}

/** Indexes lines by the words of the description and of the headings above. */
export async function indexWords(schedule: Schedule, positions: readonly number[]): Promise<WordIndex> {
  const stemsOfRow = rowStems(schedule)
  const counts = new Map<string, Counts>()
  const lengths = { own: new Float32Array(positions.length), path: new Float32Array(positions.length) }
  for (const [line, position] of positions.entries()) {
    const path = schedule.pathOf(position).slice(0, -1).flatMap(stemsOfRow)
    const own = stemsOfRow(position)
    lengths.own[line] = count(counts, line, own, 'own')
    lengths.path[line] = count(counts, line, path, 'path')
    if (line % LINES_AT_ONCE === 0) await new Promise((done) => setTimeout(done))
  }
  const postings = new Map<string, Postings>()
  const scoreOwn = scorer(lengths.own)
  const scorePath = scorer(lengths.path)
  for (const [stem, { lines, own, path }] of counts) {
    const [ownIn, pathIn] = [present(own), present(path)]
    const scores = Float32Array.from(
      lines,
      (line, at) =>
        BOOST.own * scoreOwn(own[at] ?? 0, ownIn, line) + BOOST.path * scorePath(path[at] ?? 0, pathIn, line),
    )
    postings.set(stem, { lines: Int32Array.from(lines), scores })
  }
  const stems = [...postings.keys()].sort()
  return { positions, of: (stem) => postings.get(stem), stems, letters: Int32Array.from(stems, lettersOf) }
}

const BITS = 32

/** The letters of a word as bits: a quick test that two words are not alike. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % BITS)
  return letters
}

/** The stems of a row's description, read once for all lines under it. */
function rowStems({ rows }: Schedule): (position: number) => readonly string[] {
  const known = new Map<number, readonly string[]>()
  return (position) => {
    const stems =
      known.get(position) ?? wordsOf(rows[position]!.description).flatMap((word) => stemOf(word) ?? [])
    known.set(position, stems)
    return stems
  }
}

/** Counts the stems of a part of a line, and says how many different ones it has. */
function count(
  counts: Map<string, Counts>,
  line: number,
  stems: readonly string[],
  part: 'own' | 'path',
): number {
  for (const stem of stems) {
    let of = counts.get(stem)
    if (!of) {
      of = { lines: [], own: [], path: [] }
      counts.set(stem, of)
    }
    if (of.lines.at(-1) !== line) {
      of.lines.push(line)
      of.own.push(0)
      of.path.push(0)
    }
    const last = of.lines.length - 1
    of[part][last] = (of[part][last] ?? 0) + 1
  }
  return new Set(stems).size
}

const present = (counts: readonly number[]): number => counts.filter((times) => times > 0).length

/** How much a stem says about a line: rare stems and short texts say more. */
function scorer(lengths: Float32Array): (times: number, lines: number, line: number) => number {
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const { saturation, length, least } = BM25
  return (times, lines, line) => {
    if (times === 0) return 0
    const rarity = Math.log(1 + (lengths.length - lines + 0.5) / (lines + 0.5))
    const norm = saturation * (1 - length + (length * (lengths[line] ?? 0)) / average)
    return rarity * (least + (times * (saturation + 1)) / (times + norm))
  }
}
