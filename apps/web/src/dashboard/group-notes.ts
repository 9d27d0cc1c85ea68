import type { Dashboard } from '../api/dashboard.ts'
import { countText } from '../messages/money.ts'
import { distanceLabel, isPressing, shortDay } from '../messages/short-day.ts'

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
    released: phrases([[money.due_released_count, 'to pay in 14 days']]),
    rejected: lastDay ? lastDayLabel(lastDay, today) : '',
  }
}

const phrases = (parts: readonly (readonly [count: number, words: string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${countText(count)} ${words}`)
    .join(', ')

function lastDayLabel(day: string, today: string): string {
  if (day < today) return `Last day was ${shortDay(day, today)}`
  return isPressing(day, today)
    ? `Last day ${distanceLabel(day, today).toLowerCase()}`
    : `Last day ${shortDay(day, today)}`
}
