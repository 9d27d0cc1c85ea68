import { answersTo, GOODS_QUESTIONS, type GoodsAnswer, type GoodsQuestion } from '@edfe/domain/entry'
import { allows, FAMILIES, type GoodsAttributes, isRest } from './said.ts'

/** A question that tells the rows of a search apart, with the answers that some of them have. */
export interface AskedQuestion {
  readonly question: GoodsQuestion
  readonly answers: readonly GoodsAnswer[]
}

/** Every answer has to leave out so much of the rows. */
const LEAVES_OUT = 0.3
/** More answers are no quick choice. */
const MOST_ANSWERS = 7
/** A row counts 1 / (offset + place): what is meant is among the first. */
const OFFSET = 2

/**
 * The question that leaves the fewest rows to look at, of those of which every answer leaves out three of ten; undefined
 * where none does. The rows are what a search shows, best first.
 */
export function nextQuestion(
  rows: readonly GoodsAttributes[],
  isOpen: (question: GoodsQuestion) => boolean,
): AskedQuestion | undefined {
  const asked = (Object.keys(GOODS_QUESTIONS) as GoodsQuestion[])
    .filter(isOpen)
    .map((question) => ({ question, answers: answersAmong(rows, question) }))
    .filter(({ question, answers }) => separates(rows, question, answers))
    .map((one) => ({ ...one, left: leftAfter(rows, one) }))
  return asked.toSorted((a, b) => a.left - b.left)[0]
}

/** The answers that the rows name; of a family and one of its members, the members and the rest of them. */
function answersAmong(rows: readonly GoodsAttributes[], question: GoodsQuestion): GoodsAnswer[] {
  const named = new Set(rows.flatMap((row) => row.get(question)?.names ?? []))
  for (const [family, members] of Object.entries(FAMILIES) as [GoodsAnswer, readonly GoodsAnswer[]][]) {
    if (!members.some((member) => named.has(member) && !isRest(member))) continue
    if (named.delete(family)) named.add(members.find(isRest)!)
  }
  return answersTo(question).filter((answer) => named.has(answer))
}

function separates(
  rows: readonly GoodsAttributes[],
  question: GoodsQuestion,
  answers: readonly GoodsAnswer[],
): boolean {
  if (answers.length < 2 || answers.length > MOST_ANSWERS) return false
  return answers.every((answer) => {
    const left = rows.filter((row) => allows(row, question, answer)).length
    return left > 0 && left <= (1 - LEAVES_OUT) * rows.length
  })
}

/** The rows that an answer leaves on average; an answer is as likely as its rows are near the top. */
function leftAfter(rows: readonly GoodsAttributes[], { question, answers }: AskedQuestion): number {
  const likely = answers.map((answer) =>
    rows.reduce((sum, row, place) => sum + (allows(row, question, answer) ? 1 / (OFFSET + place) : 0), 0),
  )
  const all = likely.reduce((sum, one) => sum + one, 0)
  return answers.reduce((sum, answer, at) => {
    const left = rows.filter((row) => allows(row, question, answer)).length
    return sum + (likely[at]! / all) * left
  }, 0)
}
