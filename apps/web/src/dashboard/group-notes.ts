import type { Dashboard } from '../api/dashboard.ts'
import { countText } from '../messages/money.ts'
import { distanceLabel, isPressing, shortDay } from '../messages/short-day.ts'
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

/** What the entries of each group wait for, in a few words; '' when nothing is worth a word. */
export function groupNotes({ waiting, money, rejected_due_on: lastDay }: Counted, today: string): GroupNotes {
  return {
    in_progress: phrases([
      [waiting.draft, waiting.draft === 1 ? 'draft' : 'drafts'],
      [waiting.validated, 'to approve'],
    ]),
    at_cbp: phrases([
      [waiting.hold, 'on hold'],
      [waiting.submitted, 'not answered yet'],
    ]),
    released: phrases([
      [
        money.due_released_count,
        t({ id: 'group-notes.to-pay-in-14-days', defaultMessage: 'to pay in 14 days' }),
      ],
    ]),
    rejected: lastDay ? lastDayLabel(lastDay, today) : '',
  }
}

const phrases = (parts: readonly (readonly [count: number, words: string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${countText(count)} ${words}`)
    .join(', ')

function lastDayLabel(day: string, today: string): string {
  if (day < today)
    return t(
      { id: 'group-notes.last-day-was', defaultMessage: 'Last day was {day}' },
      { day: shortDay(day, today) },
    )
  return isPressing(day, today)
    ? t(
        { id: 'group-notes.last-day', defaultMessage: 'Last day {toLowerCase}' },
        { toLowerCase: distanceLabel(day, today).toLowerCase() },
      )
    : t({ id: 'group-notes.last-day-2', defaultMessage: 'Last day {day}' }, { day: shortDay(day, today) })
}
