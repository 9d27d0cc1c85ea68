import type { PaperField } from '@edfe/domain/papers'
import type { Answer, Answers } from './paper-answers.ts'

const KEY = 'sample-papers'

/** Keeps the answers to the sample papers in this tab; the browser deletes them with it. */
export function keepAnswers(answers: Answers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...answers]))
  } catch {
    // A browser that stores nothing forgets the answers when the page is loaded again.
  }
}

/** The answers that this tab keeps; none in a tab that is new. */
export function keptAnswers(): Answers {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [PaperField, Answer][])
  } catch {
    return new Map()
  }
}
