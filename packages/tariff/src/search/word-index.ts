import { CHAPTERS, type Schedule } from '../schedule/index.ts'
import { namedGoods } from './named-goods.ts'
import { isOfParts, type RowWords, rowWords } from './row-words.ts'

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
  /** 1 for each line that is of parts of goods. */
  readonly ofParts: Uint8Array
  /** The number of words of each line between its heading and its last description, at most 50. */
  readonly detail: Uint8Array
}

/**
 * The weight of a word by its position on the path of a line. The line itself is often a statistical suffix
 * ('Household', 'Other'), so the heading and the number of eight digits say more about the goods.
 */
const LEVEL = { line: 1.2, eightDigits: 1.4, heading: 1.4, between: 1, chapter: 0.3, named: 0.3 }
/** BM25F (Robertson and others 2004): the counts of all levels are added before they saturate. */
const BM25 = { saturation: 1.2, length: 0.3, usualLength: 6 }
/** Added in about ten milliseconds, between which other work continues. */
const LINES_AT_ONCE = 2000
const MOST_DETAIL = 50

/** Indexes lines by the words of the description and of the headings above. */
export async function indexWords(schedule: Schedule, positions: readonly number[]): Promise<WordIndex> {
  const countsOf = lineCounter(schedule)
  const found = new Map<string, { lines: number[]; counts: number[] }>()
  for (const [line, position] of positions.entries()) {
    for (const [stem, count] of countsOf(position)) {
      const of = found.get(stem) ?? { lines: [], counts: [] }
      found.set(stem, of)
      of.lines.push(line)
      of.counts.push(count)
    }
    if (line % LINES_AT_ONCE === 0) await new Promise((done) => setTimeout(done))
  }
  const postings = new Map<string, Postings>()
  for (const [stem, { lines, counts }] of found) {
    const rarity = Math.log(1 + (positions.length - lines.length + 0.5) / (lines.length + 0.5))
    postings.set(stem, {
      lines: Int32Array.from(lines),
      scores: Float32Array.from(
        counts,
        (count) => (rarity * count * (BM25.saturation + 1)) / (count + BM25.saturation),
      ),
    })
  }
  const stems = [...postings.keys()].sort()
  const above = (position: number) =>
    schedule
      .pathOf(position)
      .slice(1)
      .map((at) => schedule.rows[at]!.description)
  return {
    positions,
    of: (stem) => postings.get(stem),
    stems,
    letters: Int32Array.from(stems, lettersOf),
    ofParts: Uint8Array.from(positions, (position) => (above(position).some(isOfParts) ? 1 : 0)),
    detail: Uint8Array.from(positions, (position) =>
      Math.min(MOST_DETAIL, rowWords(above(position).slice(0, -1).join('; ')).length),
    ),
  }
}

const BITS = 32

/** The letters of a word as bits: a quick test that two words are not alike. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % BITS)
  return letters
}

/** Counts the stems of a line, by level and by how long each description is. A row is read once for all lines under it. */
function lineCounter(schedule: Schedule): (position: number) => ReadonlyMap<string, number> {
  const { rows } = schedule
  const read = new Map<number, RowWords>()
  const wordsOfRow = (position: number): RowWords => {
    const words = read.get(position) ?? rowWords(rows[position]!.description)
    read.set(position, words)
    return words
  }
  const chapters = new Map(CHAPTERS.map(({ number, title }) => [number, rowWords(title)]))
  const named = namedGoods(schedule)
  return (position) => {
    const counts = new Map<string, number>()
    const add = ({ weights, length }: RowWords, level: number): void => {
      const norm = 1 - BM25.length + (BM25.length * length) / BM25.usualLength
      for (const [stem, weight] of weights)
        counts.set(stem, (counts.get(stem) ?? 0) + (level * weight) / norm)
    }
    const path = schedule.pathOf(position)
    const eightDigits = path.findLastIndex((at) => rows[at]!.number && rows[at]!.number.length <= 8)
    path.forEach((at, depth) => {
      if (depth === path.length - 1) add(wordsOfRow(at), LEVEL.line)
      else if (depth === 0) add(wordsOfRow(at), LEVEL.heading)
      else add(wordsOfRow(at), depth === eightDigits ? LEVEL.eightDigits : LEVEL.between)
    })
    const { number } = rows[position]!
    const chapter = chapters.get(number.slice(0, 2))
    if (chapter) add(chapter, LEVEL.chapter)
    for (const words of named.get(number.slice(0, 8)) ?? []) add(words, LEVEL.named)
    return counts
  }
}
