import { best } from './best.ts'
import type { GoodsTexts } from './goods-texts.ts'
import type { KnownGoods } from './known-goods.ts'
import type { QueryWord } from './query-words.ts'
import { readWords } from './text-words.ts'
import { nameFormOf } from './words.ts'

/** Known goods that a query resembles, and how much. */
export interface Neighbor {
  readonly goods: KnownGoods
  readonly score: number
  /** True if they have the same words. */
  readonly isSame: boolean
}

export interface GoodsIndex {
  /** The known goods that a query resembles most, best first. */
  neighborsOf(words: readonly QueryWord[]): Neighbor[]
  /** True if any known goods have the word. */
  has(word: string): boolean
  /** The different numbers of the known goods, cut to six digits. */
  readonly numbers: readonly string[]
  /** How many goods of each of `numbers` have a word; empty where none has. */
  countsOf(singular: string): Uint32Array
}

/** BM25: how soon more of a word says no more, and how much a long text is held against it. */
const BM25 = { saturation: 1.2, length: 0.75 }
/** Two words that follow each other in both say so much beside what each says. */
const PAIR = 0.7
/** What it adds that a query and a text have the same words. */
const SAME = 0.3
const MOST_NEIGHBORS = 60
const NO_COUNTS = new Uint32Array()
/** Declared goods are cut-off labels: they say less than other texts. */
const DECLARED = 0.8

/**
 * Indexes known goods by their words; pairs of words that follow each other are looked up in the texts of a word. Building
 * it takes about 15 µs a text, in pieces between which other work goes on.
 */
export async function indexGoods(texts: GoodsTexts): Promise<GoodsIndex> {
  const words = await readWords(texts)
  const { count } = texts
  let total = 0
  for (let text = 0; text < count; text += 1) total += words.of(text).length
  /** What a word counts in a text, by its length and its source. */
  const weights = new Float32Array(count)
  for (let text = 0; text < count; text += 1) {
    const norm = 1 - BM25.length + (BM25.length * words.of(text).length * count) / total
    const source = texts.sourceAt(text) === 'uk-declared' ? DECLARED : 1
    weights[text] = (source * (BM25.saturation + 1)) / (1 + BM25.saturation * norm)
  }
  const rarityOf = (having: number) => Math.log(1 + (count - having + 0.5) / (having + 0.5))
  const scores = new Float32Array(count)
  const covered = new Float32Array(count)
  /** How many different words of a text the query has. */
  const matched = new Uint8Array(count)

  /** The texts in which one word follows the other. */
  const havingPair = (one: number, next: number): number[] => {
    const [ofOne, ofNext] = [words.having(one), words.having(next)]
    const found: number[] = []
    for (const text of ofOne.length < ofNext.length ? ofOne : ofNext) {
      const of = words.of(text)
      for (let at = 1; at < of.length; at += 1)
        if (of[at - 1] === one && of[at] === next) {
          found.push(text)
          break
        }
    }
    return found
  }
  const addScores = (having: ArrayLike<number>, weight: number) => {
    const rarity = rarityOf(having.length)
    for (let at = 0; at < having.length; at += 1) {
      const text = having[at]!
      scores[text]! += weight * rarity * weights[text]!
    }
  }
  return {
    numbers: words.numbers,
    countsOf: (singular) => {
      const word = words.wordOf(singular)
      if (word === undefined) return NO_COUNTS
      const counts = new Uint32Array(words.numbers.length)
      for (const text of words.having(word)) counts[words.numberOf(text)]! += 1
      return counts
    },
    has: (word) => words.wordOf(nameFormOf(word)) !== undefined,
    neighborsOf: (asked) => {
      scores.fill(0)
      covered.fill(0)
      matched.fill(0)
      const all = asked.reduce((sum, { weight }) => sum + weight, 0)
      const numbers = asked.map(({ singular }) => words.wordOf(singular))
      for (const [place, { weight }] of asked.entries()) {
        const word = numbers[place]
        if (word === undefined) continue
        const having = words.having(word)
        addScores(having, weight)
        for (const text of having) {
          covered[text]! += weight
          matched[text]! += 1
        }
        const next = numbers[place + 1]
        if (next !== undefined)
          addScores(havingPair(word, next), PAIR * Math.min(weight, asked[place + 1]!.weight))
      }
      const isSame = (text: number) =>
        matched[text] === words.differentOf(text) && covered[text]! / all > 0.99
      return best(MOST_NEIGHBORS, count, (text) => scores[text]! * (isSame(text) ? 1 + SAME : 1)).map(
        ({ at, score }) => ({ goods: texts.at(at), score, isSame: isSame(at) }),
      )
    },
  }
}
