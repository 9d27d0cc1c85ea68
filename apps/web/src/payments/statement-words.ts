import type { StatementState } from '@edfe/domain/statement'
import { shortDay } from '../messages/short-day.ts'
import { t } from '../words/t.ts'
import type { KeptStatement, OwedPayment, StatementSummary } from './use-payments.ts'

/** The word for the state of a statement. */
export const STATE_WORDS: Record<StatementState, string> = {
  get preliminary() {
    return t({ id: 'statement-words.preliminary', defaultMessage: 'To authorize' })
  },
  get authorized() {
    return t({ id: 'statement-words.authorized', defaultMessage: 'Authorized' })
  },
  get final() {
    return t({ id: 'statement-words.final', defaultMessage: 'Final, paid with the month' })
  },
  get paid() {
    return t({ id: 'statement-words.paid', defaultMessage: 'Paid' })
  },
}

/** The number of its lines: entries, of a monthly statement daily statements. */
export const linesText = ({ cadence, lines }: Pick<StatementSummary, 'cadence' | 'lines'>): string =>
  cadence === 'monthly'
    ? t(
        {
          id: 'statement-words.dailies',
          defaultMessage: '{count, plural, one {# daily statement} other {# daily statements}}',
        },
        { count: lines },
      )
    : t(
        {
          id: 'statement-words.entries',
          defaultMessage: '{count, plural, one {# entry} other {# entries}}',
        },
        { count: lines },
      )

/** The name of a payment for which CBP has sent no statement. */
export function expectedName({ kind, statement_day }: OwedPayment, today: string): string {
  if (kind === 'monthly')
    return t({ id: 'statement-words.monthly-to-come', defaultMessage: 'Monthly statement, still to come' })
  if (kind === 'individual')
    return t({ id: 'statement-words.paid-alone', defaultMessage: 'Paid without a statement' })
  return statement_day
    ? t(
        { id: 'statement-words.daily-of-day', defaultMessage: 'Daily statement of {day}, still to come' },
        { day: shortDay(statement_day, today) },
      )
    : t({ id: 'statement-words.daily-to-come', defaultMessage: 'Daily statement, still to come' })
}

/** Why a message of CBP does not count. */
export const KEPT_WORDS: Record<KeptStatement['booking'], string> = {
  get repeated() {
    return t({ id: 'statement-words.repeated', defaultMessage: 'A duplicate: it changes nothing.' })
  },
  get late() {
    return t({
      id: 'statement-words.late',
      defaultMessage: 'A later message about this statement came first, so it changes nothing.',
    })
  },
  get test() {
    return t({
      id: 'statement-words.test',
      defaultMessage: 'It is of CBP’s test system: nothing is owed by it.',
    })
  },
  get refused() {
    return t({
      id: 'statement-words.refused',
      defaultMessage: 'It has faults and is not counted. Ask CBP to send it again.',
    })
  },
}
