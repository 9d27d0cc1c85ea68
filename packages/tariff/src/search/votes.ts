import type { Schedule } from '../schedule/index.ts'
import type { Neighbor } from './goods-index.ts'
import type { RankedLines } from './line-ranking.ts'

/** Reciprocal rank (Cormack and others 2009): the first place of a ranking weighs 1 / (2 + 0). */
const FUSION = { offset: 2, heading: 0.15 }

/** The positions of the lines under each number of six digits. */
export type Subheadings = ReadonlyMap<string, readonly number[]>

/** Numbers with what speaks for each, best first: subheadings, and the headings above them. */
export interface Votes {
  readonly six: readonly string[]
  readonly four: readonly string[]
}

export function votesBySchedule(
  { rows }: Schedule,
  positions: readonly number[],
  { lines }: RankedLines,
): Votes {
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
export function votesByKnown(neighbors: readonly Neighbor[], hasNumber: (number: string) => boolean): Votes {
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

/** The score of every subheading that a ranking has, or whose heading it has; each ranking counts so many times. */
export function fuse(
  rankings: readonly (readonly [Votes, times: number])[],
  subheadings: Subheadings,
): ReadonlyMap<string, number> {
  const headings = new Map<string, number>()
  const scores = new Map<string, number>()
  for (const [votes, times] of rankings) {
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
