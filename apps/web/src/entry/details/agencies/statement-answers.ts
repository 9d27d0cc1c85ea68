import type { Answers, ProgramQuestion } from '@edfe/domain/agencies'
import type { LineItem } from '@edfe/domain/entry'

export type Statement = NonNullable<LineItem['agency_statements']>[number]
type Answer = NonNullable<Statement['answers']>[number]

/** The list of a statement that keeps the answer: what belongs to one shipment is not in a part or a copy. */
const listOf = ({ ofOneShipment }: ProgramQuestion) => (ofOneShipment ? 'shipment_answers' : 'answers')

const isOf = (answer: Answer, id: string, row: number): boolean =>
  answer.question === id && Number(answer.row ?? 0) === row

/** The answer to a question in a row of its group; '' while there is none. */
export const answerOf = (statement: Statement, question: ProgramQuestion, row: number): string =>
  statement[listOf(question)]?.find((answer) => isOf(answer, question.id, row))?.value ?? ''

/** The answers of a row of a group, by their questions. */
export const answersOfRow = (
  statement: Statement,
  questions: readonly ProgramQuestion[],
  row: number,
): Answers =>
  Object.fromEntries(questions.map((question) => [question.id, answerOf(statement, question, row)]))

/** The statement with another answer; an empty one is left out. */
export function withAnswer(
  statement: Statement,
  question: ProgramQuestion,
  row: number,
  value: string,
): Statement {
  const name = listOf(question)
  const rest = (statement[name] ?? []).filter((answer) => !isOf(answer, question.id, row))
  return {
    ...statement,
    [name]: value ? [...rest, { question: question.id, row: `${row}`, value }] : rest,
  }
}

/** Rows of a group that have an answer, and those that follow a row that has one. */
export function rowCount(statement: Statement, questions: readonly ProgramQuestion[]): number {
  const all = [...(statement.answers ?? []), ...(statement.shipment_answers ?? [])]
  const rows = all
    .filter(({ question, value }) => value && questions.some(({ id }) => id === question))
    .map(({ row }) => Number(row ?? 0) + 1)
  return Math.max(0, ...rows)
}

/** The statement without a row of a group; the rows behind it move up. */
export function withoutRow(
  statement: Statement,
  questions: readonly ProgramQuestion[],
  row: number,
): Statement {
  const shifted = (answers: readonly Answer[] = []): Answer[] =>
    answers.flatMap((answer) => {
      const at = Number(answer.row ?? 0)
      if (!questions.some(({ id }) => id === answer.question) || at < row) return [answer]
      return at === row ? [] : [{ ...answer, row: `${at - 1}` }]
    })
  return {
    ...statement,
    answers: shifted(statement.answers),
    shipment_answers: shifted(statement.shipment_answers),
  }
}
