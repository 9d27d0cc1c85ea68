import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { Dashboard } from '../api/dashboard.ts'
import { distanceLabel, isPressing, shortDay } from '../messages/short-day.ts'
import { inSentence } from '../words/in-sentence.ts'
import { t } from '../words/t.ts'

type Counted = Pick<Dashboard, 'waiting' | 'rejected_due_on'> & {
  money: Pick<Dashboard['money'], 'due_released_count'>
}

export interface GroupNotes {
  in_progress: string
  at_cbp: string
  released: string
  rejected: string
}

/** Returns what the entries of each group wait for, in a few words; '' if nothing is worth a note. */
export function groupNotes({ waiting, money, rejected_due_on: lastDay }: Counted, today: string): GroupNotes {
  return {
    in_progress: phrases([
      [waiting.draft, DRAFTS],
      [waiting.validated, TO_APPROVE],
    ]),
    at_cbp: phrases([
      [waiting.hold, ON_HOLD],
      [waiting.submitted, NOT_ANSWERED],
    ]),
    released: phrases([[money.due_released_count, TO_PAY]]),
    rejected: lastDay ? lastDayLabel(lastDay, today) : '',
  }
}

const DRAFTS = defineMessage<{ count: number }>({
  id: 'group-notes.drafts',
  defaultMessage: '{count, plural, one {# draft} other {# drafts}}',
})
const TO_APPROVE = defineMessage<{ count: number }>({
  id: 'group-notes.to-approve',
  defaultMessage: '{count, number} to approve',
})
const ON_HOLD = defineMessage<{ count: number }>({
  id: 'group-notes.on-hold',
  defaultMessage: '{count, number} on hold',
})
const NOT_ANSWERED = defineMessage<{ count: number }>({
  id: 'group-notes.not-answered-yet',
  defaultMessage: '{count, number} not answered yet',
})
const TO_PAY = defineMessage<{ count: number }>({
  id: 'group-notes.to-pay-in-14-days',
  defaultMessage: '{count, number} to pay in 14 days',
})

const phrases = (parts: readonly (readonly [count: number, phrase: MessageDescriptor])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, phrase]) => t(phrase, { count }))
    .join(', ')

function lastDayLabel(day: string, today: string): string {
  if (day < today)
    return t(
      { id: 'group-notes.last-day-was', defaultMessage: 'Last day was {day}' },
      { day: shortDay(day, today) },
    )
  return isPressing(day, today)
    ? t(
        { id: 'group-notes.last-day', defaultMessage: 'Last day {day}' },
        { day: inSentence(distanceLabel(day, today)) },
      )
    : t({ id: 'group-notes.last-day', defaultMessage: 'Last day {day}' }, { day: shortDay(day, today) })
}
