import type { KnownGoods } from './known-goods.ts'
import type { QueryWord } from './query-words.ts'
import { singularOf, stemOf, wordsOf } from './words.ts'

/** Known goods that a query resembles: how much, and the share of the query's words that they have. */
export interface Neighbor {
  readonly goods: KnownGoods
  readonly score: number
  readonly covered: number
  /** True if they have the same words. */
  readonly isSame: boolean
}

/** Finds the known goods that a query resembles most, best first. */
export type GoodsIndex = (words: readonly QueryWord[]) => Neighbor[]

/** BM25: how soon more of a word says no more, and how much a long text is held against it. */
const BM25 = { saturation: 1.2, length: 0.75 }
/** Two words that follow each other in both say so much beside what each says. */
const PAIR = 0.7
/** What it adds that a query and a text have the same words. */
const SAME = 0.3
const MOST_NEIGHBORS = 60
/** Declared goods are cut-off labels: they say less than other texts. */
const DECLARED = 0.8

interface Posting {
  readonly texts: Int32Array
  readonly scores: Float32Array
}

/** Indexes known goods by their words and by pairs of words that follow each other. */
export function indexGoods(known: readonly KnownGoods[]): GoodsIndex {
  const texts = known.map(({ words }) => stemsOf(words))
  const usual = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length)
  const found = new Map<string, number[]>()
  texts.forEach((stems, text) => {
    for (const term of new Set([...stems, ...pairsOf(stems)])) {
      const having = found.get(term)
      if (having) having.push(text)
      else found.set(term, [text])
    }
  })
  const postings = new Map<string, Posting>()
  for (const [term, having] of found) {
    const rarity = Math.log(1 + (texts.length - having.length + 0.5) / (having.length + 0.5))
    postings.set(term, {
      texts: Int32Array.from(having),
      scores: Float32Array.from(having, (text) => {
        const norm = 1 - BM25.length + (BM25.length * texts[text]!.length) / usual
        return (rarity * (BM25.saturation + 1)) / (1 + BM25.saturation * norm)
      }),
    })
  }
  const lengths = Uint8Array.from(texts, (stems) => Math.min(255, new Set(stems).size))
  const scores = new Float32Array(known.length)
  const covered = new Float32Array(known.length)
  /** How many different words of a text the query has. */
  const matched = new Uint8Array(known.length)
  return (words) => {
    scores.fill(0)
    covered.fill(0)
    matched.fill(0)
    const touched = new Set<number>()
    const add = (term: string, weight: number, word: number) => {
      const posting = postings.get(term)
      posting?.texts.forEach((text, at) => {
        scores[text]! += weight * posting.scores[at]!
        covered[text]! += word
        if (word > 0) matched[text]! += 1
        touched.add(text)
      })
    }
    const all = words.reduce((sum, { weight }) => sum + weight, 0)
    for (const [place, { singular, weight }] of words.entries()) {
      add(singular, weight, weight)
      const next = words[place + 1]
      if (next) add(`${singular} ${next.singular}`, PAIR * Math.min(weight, next.weight), 0)
    }
    const neighbors = [...touched].map((text): Neighbor => {
      const goods = known[text]!
      const share = covered[text]! / all
      const isSame = matched[text] === lengths[text] && share > 0.99
      return {
        goods,
        score: scores[text]! * (goods.source === 'uk-declared' ? DECLARED : 1) * (isSame ? 1 + SAME : 1),
        covered: share,
        isSame,
      }
    })
    return neighbors.sort((a, b) => b.score - a.score).slice(0, MOST_NEIGHBORS)
  }
}

const stemsOf = (words: string): string[] =>
  wordsOf(words).flatMap((word) => (stemOf(word) ? singularOf(word) : []))

const pairsOf = (stems: readonly string[]): string[] =>
  stems.slice(1).map((stem, before) => `${stems[before]} ${stem}`)
