import type { LineItem } from '@edfe/domain/entry'

type Answers = NonNullable<LineItem['tariff_answers']>

/** The answers of a line with one more; an empty answer takes it back. */
export function withAnswer(answers: Answers | undefined, question: string, answer: string): Answers {
  const others = (answers ?? []).filter((given) => given.question !== question)
  return answer ? [...others, { question, answer }] : others
}
