import { type GoodsAnswer, MOST_GOODS_QUESTIONS, questionOf } from '@edfe/domain/entry'
import { isAnsweredBy } from './attributes/asked-in-words.ts'
import { type AskedQuestion, nextQuestion } from './attributes/next-question.ts'
import { allows, type GoodsAttributes } from './attributes/said.ts'

/** The subheadings that answers leave, with what else tells them apart. */
export interface Separated {
  /** Best first. */
  readonly numbers: readonly string[]
  /** The answers that count: one for each question, at most three, none that would leave nothing. */
  readonly answers: readonly GoodsAnswer[]
  /** How many of the subheadings the answers leave out. */
  readonly leftOut: number
  readonly question: AskedQuestion | undefined
}

/**
 * Leaves out the subheadings that the answers exclude, and asks what tells the first ones apart. What the words of the
 * search say is not asked.
 */
export function separateRows(
  found: readonly string[],
  attributes: ReadonlyMap<string, GoodsAttributes>,
  { words, answers, limit }: { words: string; answers: readonly GoodsAnswer[]; limit: number },
): Separated {
  const counted: GoodsAnswer[] = []
  let numbers = found
  for (const answer of answers) {
    const question = questionOf(answer)
    if (counted.length === MOST_GOODS_QUESTIONS || counted.some((one) => questionOf(one) === question))
      continue
    const left = numbers.filter((number) => allows(attributes.get(number)!, question, answer))
    if (left.length === 0) continue
    numbers = left
    counted.push(answer)
  }
  const isSaid = isAnsweredBy(words)
  const asked = new Set(counted.map(questionOf))
  const shown = numbers.slice(0, limit)
  return {
    numbers: shown,
    answers: counted,
    leftOut: found.length - numbers.length,
    question:
      counted.length < MOST_GOODS_QUESTIONS
        ? nextQuestion(
            shown.map((number) => attributes.get(number)!),
            (question) => !asked.has(question) && !isSaid(question),
          )
        : undefined,
  }
}
