import { billing } from './billing.ts'
import { filingEntries } from './filing-entries.ts'
import { gettingStarted } from './getting-started.ts'
import type { QuestionSection } from './question.ts'
import { security } from './security.ts'
import { support } from './support.ts'

export { brokerQuestion, costQuestion } from './shared-questions.ts'

/** The questions in five sections; `hidden` names claims that the operator does not vouch for. */
export const faq = (hidden: ReadonlySet<string>): readonly QuestionSection[] => [
  gettingStarted(),
  filingEntries(),
  billing(hidden),
  security(hidden),
  support(hidden),
]
