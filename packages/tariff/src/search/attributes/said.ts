import { answersTo, type GoodsAnswer, type GoodsQuestion } from '@edfe/domain/entry'

/** What the schedule says about the goods of a subheading, for one question. */
export interface Said {
  /** The answers with which goods can be under the subheading. */
  readonly accepts: ReadonlySet<GoodsAnswer>
  /** Those of them that its words name; a subheading of 'other' goods names what its neighbors leave. */
  readonly names: readonly GoodsAnswer[]
}

/** The questions that the schedule answers about a subheading; it says nothing about the others. */
export type GoodsAttributes = ReadonlyMap<GoodsQuestion, Said>

/** Answers that cover others: metal is steel, aluminum, copper or another one. */
export const FAMILIES: Readonly<Partial<Record<GoodsAnswer, readonly GoodsAnswer[]>>> = {
  fabric: ['cotton', 'wool', 'silk', 'man-made', 'other-fabric'],
  metal: ['steel', 'aluminum', 'copper', 'other-metal'],
}

/** The answers with all that they cover. */
const withMembers = (answers: readonly GoodsAnswer[]): GoodsAnswer[] =>
  answers.flatMap((answer) => [answer, ...(FAMILIES[answer] ?? [])])

/** What a description says that names answers. */
export const saidOf = (names: readonly GoodsAnswer[]): Said => shared(withMembers(names), names)

const known = new Map<string, Said>()

/** Thousands of subheadings say the same few things: each is kept once. */
function shared(accepts: readonly GoodsAnswer[], names: readonly GoodsAnswer[]): Said {
  const key = `${accepts.join()};${names.join()}`
  const said = known.get(key) ?? { accepts: new Set(accepts), names }
  known.set(key, said)
  return said
}

/**
 * What is left for 'other' goods: what the words above allow, or the answers of the same family where it names only the
 * rest of one, without what their neighbors take. Where nothing is left, the neighbors say nothing about it.
 */
export function leftOf(
  question: GoodsQuestion,
  above: Said | undefined,
  taken: ReadonlySet<GoodsAnswer>,
): Said | undefined {
  const rest = above?.names.length === 1 ? above.names[0]! : undefined
  const family = Object.values(FAMILIES).find((members) => rest && isRest(rest) && members.includes(rest))
  if (taken.size === 0) return above
  const allowed = family ?? (above ? [...above.accepts] : answersTo(question))
  const left = allowed.filter(
    (answer) => !taken.has(answer) && !FAMILIES[answer]?.every((member) => taken.has(member)),
  )
  if (left.length === 0) return above
  const rests = left.filter(isRest)
  const named = rests.includes('other-material') ? (['other-material'] as const) : rests
  return shared(left, named.length > 0 ? named : left)
}

/** True of an answer for what the others of its question leave. */
export const isRest = (answer: GoodsAnswer): boolean =>
  answer.startsWith('other-') || answer.startsWith('not-')

/** True if goods with an answer can be under a subheading; where the schedule says nothing, they can. */
export function allows(attributes: GoodsAttributes, question: GoodsQuestion, answer: GoodsAnswer): boolean {
  const said = attributes.get(question)
  if (!said) return true
  return said.accepts.has(answer) || (FAMILIES[answer]?.some((member) => said.accepts.has(member)) ?? false)
}
