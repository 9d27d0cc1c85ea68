import type { QuestionRefusal } from '@edfe/domain/customs-queries'
import { type Sentence, say } from '@edfe/domain/messages'
import { type Refusal, refuse } from '../../refusals/problems.ts'

const REFUSALS: Record<QuestionRefusal, Sentence> = {
  not_filed: say({
    id: 'refusal.question.not-filed',
    defaultMessage: 'CBP has nothing of this entry: it is not filed, or a later version took its place.',
  }),
  already_asked: say({
    id: 'refusal.question.already-asked',
    defaultMessage: 'CBP is asked already. The answer appears here.',
  }),
  asked_recently: say({
    id: 'refusal.question.asked-recently',
    defaultMessage: 'CBP was asked less than a minute ago. Ask again in a minute.',
  }),
  too_old_to_ask: say({
    id: 'refusal.question.too-old',
    defaultMessage: 'CBP answers questions about entries of the last six months only.',
  }),
}

/** Refuses a question that may not be asked now. */
export const repeated = (code: QuestionRefusal): Refusal =>
  refuse(code === 'asked_recently' ? 429 : 409, code, REFUSALS[code])

/** Refuses a question about a bill that CBP has not named, or that no manifest has. */
export const billNotAskable = (): Refusal =>
  refuse(
    409,
    'bill_not_askable',
    say({
      id: 'refusal.question.bill',
      defaultMessage:
        'CBP answers about bills by ship, rail, truck or air that its notices name. Ask about the entry instead.',
    }),
  )

/** Refuses a question while the operator keeps questions from a live gateway. */
export const questionsOff = (): Refusal =>
  refuse(
    409,
    'questions_off',
    say({
      id: 'refusal.question.off',
      defaultMessage: 'Questions to CBP are switched off on this server. Its operator can switch them on.',
    }),
  )
