import { optionsOf, QUESTIONS, type QuestionKey } from '../measures/index.ts'
import { chargeQuestions } from './charges.ts'
import { contentOfKey, contentQuestions } from './contents.ts'
import type { OpenQuestion } from './facts.ts'
import { quantityQuestions } from './line-quantities.ts'

/** A question with the answer that a line gives. */
export interface AnsweredQuestion extends OpenQuestion {
  readonly answer: string
}

const isQuestion = (key: string): key is QuestionKey => Object.hasOwn(QUESTIONS, key)

/** The question that has a key, as it was asked; undefined for a key of no question. `rate` is the text of the base rate. */
function questionOf(key: string, rate: string): OpenQuestion | undefined {
  if (isQuestion(key)) return { key, text: QUESTIONS[key].text(), options: optionsOf(key) }
  if (key === 'base_duty') return { key, text: chargeQuestions.askDuty({ rate }), options: [] }
  if (key === 'degrees') return { key, text: chargeQuestions.askDegrees(), options: [] }
  const content = contentOfKey(key)
  if (content) return { key, text: contentQuestions[content](), options: [] }
  const value = /^value_of (.+)$/.exec(key)?.[1]
  if (value) return { key, text: chargeQuestions.askValueOf({ of: value }), options: [] }
  const [, unit, of] = /^quantity (\S+)(?: (.+))?$/.exec(key) ?? []
  if (!unit) return undefined
  const { askQuantity, askQuantityOf } = quantityQuestions
  return { key, text: of ? askQuantityOf({ unit, of }) : askQuantity({ unit }), options: [] }
}

/** The questions that a line has answered, so that they can be shown again and answered otherwise. */
export const answeredQuestions = (
  answers: Readonly<Record<string, string>>,
  rate: string,
): AnsweredQuestion[] =>
  Object.entries(answers).flatMap(([key, answer]) => {
    const question = answer === '' ? undefined : questionOf(key, rate)
    return question ? [{ ...question, answer }] : []
  })
