import { synonymsOf } from './synonyms.ts'
import { lettersOf, type Postings, type WordIndex } from './word-index.ts'
import { stemOf } from './words.ts'

/** Offers a score to a line for a word; the best one counts. */
type Add = (line: number, score: number) => void

/** The weights of a longer word, a similar one, and a synonym. */
const WEIGHT = { longer: 0.375, similar: 0.45, synonym: 0.9 }
/** The scores of words that occur together are divided by this power of their number: several say little more than one. */
const TOGETHER = 0.7
/** A word of at least so many letters may have one slip: with more of them 'stapler' would be a snapper. */
const LETTERS_OF_A_SLIP = 6
const MOST_SLIPS = 1

/** A word of a query; its last one may still be typed. */
interface QueryWord {
  readonly word: string
  readonly isTyped: boolean
  /** Words of the schedule for the phrases that it is part of. */
  readonly phrases: readonly string[][]
}

/** The lines that have a word, or one of its synonyms, or while it is being typed a longer word. */
export function addMatches(index: WordIndex, { word, isTyped, phrases }: QueryWord, add: Add): void {
  const stem = stemOf(word)
  if (!stem) return
  addAll(index.of(stem), 1, add)
  if (isTyped) addLonger(index, stem, add)
  for (const words of synonymsOf(word)) addTogether(index, words, add)
  for (const words of phrases) addTogether(index, words, add)
}

/** The lines that have a word that is like one that no line has. */
export function addSimilar(index: WordIndex, word: string, add: Add): void {
  const stem = stemOf(word)
  if (!stem) return
  addLonger(index, stem, add)
  if (word.length < LETTERS_OF_A_SLIP) return
  const letters = lettersOf(stem)
  // All stems of the schedule: what rules out most of them is asked first, and nothing is made for a stem.
  for (let at = 0; at < index.stems.length; at += 1) {
    const other = index.stems[at]!
    if (other[0] !== stem[0]) continue
    if (Math.abs(other.length - stem.length) > MOST_SLIPS) continue
    // A slip changes two letters at most: one goes, one comes.
    if (bitsOf(letters ^ index.letters[at]!) > 2 * MOST_SLIPS || other === stem) continue
    const slips = slipsBetween(stem, other, MOST_SLIPS)
    if (slips <= MOST_SLIPS)
      addAll(index.of(other), (WEIGHT.similar * other.length) / (other.length + slips), add)
  }
}

function addAll(postings: Postings | undefined, weight: number, add: Add): void {
  postings?.lines.forEach((line, at) => {
    add(line, weight * postings.scores[at]!)
  })
}

function addLonger(index: WordIndex, stem: string, add: Add): void {
  for (let at = firstFrom(index.stems, stem); index.stems[at]?.startsWith(stem); at += 1) {
    const longer = index.stems[at]!
    if (longer === stem) continue
    const weight = (WEIGHT.longer * longer.length) / (longer.length + 0.3 * (longer.length - stem.length))
    addAll(index.of(longer), weight, add)
  }
}

/** The lines that have all of some words. */
function addTogether(index: WordIndex, words: readonly string[], add: Add): void {
  const found = words.flatMap((word) => stemOf(word) ?? []).map((stem) => index.of(stem))
  const [first, ...others] = found
  const weight = WEIGHT.synonym / found.length ** TOGETHER
  first?.lines.forEach((line, at) => {
    let score = first.scores[at]!
    for (const other of others) {
      const place = other ? firstFrom(other.lines, line) : 0
      if (other?.lines[place] !== line) return
      score += other.scores[place]!
    }
    add(line, weight * score)
  })
}

/** The place of the first of some ordered values that is not before one. */
function firstFrom<T extends string | number>(values: ArrayLike<T>, wanted: T): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (values[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Counts the bits set in a 32-bit number: in pairs, then fours, then bytes, which the product adds up. */
function bitsOf(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Letters to add, drop or change from one word to the other (Levenshtein); more than `most` once they are too many. */
function slipsBetween(one: string, other: string, most: number): number {
  // One row of the table at a time; `diagonal` is the cell above and to the left.
  const row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let at = 1; at <= one.length; at += 1) {
    let diagonal = row[0]!
    row[0] = at
    let least = at
    for (let column = 1; column <= other.length; column += 1) {
      const above = row[column]!
      const changed = diagonal + (one[at - 1] === other[column - 1] ? 0 : 1)
      row[column] = Math.min(changed, above + 1, row[column - 1]! + 1)
      least = Math.min(least, row[column]!)
      diagonal = above
    }
    if (least > most) return most + 1
  }
  return row[other.length]!
}
