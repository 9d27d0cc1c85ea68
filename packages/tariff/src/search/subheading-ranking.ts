import { best } from './best.ts'
import type { GoodsIndex } from './goods-index.ts'
import type { QueryWord } from './query-words.ts'
import type { Votes } from './votes.ts'
import type { WordIndex } from './word-index.ts'
import { stemOf } from './words.ts'

/** How soon more goods with a word say no more about a number. */
const SATURATION = 4
/** Numbers of each length that come back. */
const MOST = 100

/** Ranks numbers by all that is known of each, as if it were one text (BM25 without lengths). */
export type SubheadingRanking = (goods: GoodsIndex, asked: readonly QueryWord[]) => Votes

/**
 * The words of a query may be spread over several goods of a number, and the schedule may have the rest: of 'folding
 * camp bed' one name has the folding bed, another the camp bed. `numberOf` has the number of each line of the index.
 */
export function rankSubheadings(index: WordIndex, numberOf: readonly string[]): SubheadingRanking {
  const [six, four] = [6, 4].map((digits) =>
    rankNumbers(numberOf.map((number) => number.slice(0, digits))),
  ) as [Ranking, Ranking]
  return (goods, asked) => {
    const words = asked.map(({ word, singular, weight }) => ({
      lines: index.of(stemOf(word)!)?.lines,
      counts: goods.countsOf(singular),
      weight,
    }))
    return { six: six(goods, words), four: four(goods, words) }
  }
}

/** A word of a query with the lines of the schedule that have it, and how many goods of each known number do. */
interface CountedWord {
  readonly lines: Int32Array | undefined
  readonly counts: Uint32Array
  readonly weight: number
}

type Ranking = (goods: GoodsIndex, words: readonly CountedWord[]) => string[]

function rankNumbers(numberOf: readonly string[]): Ranking {
  const numbers = [...new Set(numberOf)]
  const placeOf = new Map(numbers.map((number, place) => [number, place]))
  const ofLine = Uint16Array.from(numberOf, (number) => placeOf.get(number)!)
  const digits = numbers[0]!.length
  /** Goods whose number is not here have no place. */
  const placesOf = ({ numbers: known }: GoodsIndex) =>
    Int16Array.from(known, (number) => placeOf.get(number.slice(0, digits)) ?? -1)
  const ofGoods = new WeakMap<GoodsIndex, Int16Array>()
  const scores = new Float32Array(numbers.length)
  const covered = new Float32Array(numbers.length)
  const counts = new Float32Array(numbers.length)
  return (goods, words) => {
    const places = ofGoods.get(goods) ?? placesOf(goods)
    ofGoods.set(goods, places)
    scores.fill(0)
    covered.fill(0)
    for (const word of words) {
      counts.fill(0)
      word.lines?.forEach((line) => {
        counts[ofLine[line]!] = 1
      })
      word.counts.forEach((count, number) => {
        if (places[number]! >= 0) counts[places[number]!]! += count
      })
      addScores(word.weight)
    }
    return best(MOST, numbers.length, (at) => scores[at]! * covered[at]!).map(({ at }) => numbers[at]!)
  }
  /** Adds what a word says about the numbers that have it. */
  function addScores(weight: number): void {
    let having = 0
    for (const count of counts) if (count > 0) having += 1
    const rarity = Math.log(1 + (numbers.length - having + 0.5) / (having + 0.5))
    for (let at = 0; at < counts.length; at += 1) {
      if (counts[at] === 0) continue
      scores[at]! += (weight * rarity * counts[at]!) / (counts[at]! + SATURATION)
      covered[at]! += weight
    }
  }
}
