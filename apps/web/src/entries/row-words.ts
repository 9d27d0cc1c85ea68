import {
  DRAFTS,
  hasStatusOfGoods,
  isAwaitingDecision,
  isOnHold,
  isReleased,
  REJECTED,
  VALIDATED,
} from '@edfe/domain/entry'
import type { EntryRowData } from '../api/entry-list.ts'
import { countText } from '../messages/money.ts'
import { distanceLabel, isPressing, monthDay } from '../messages/short-day.ts'

/** What a row says is due: the day or a word, a word beneath it, and how it looks. */
export interface DueWords {
  text: string
  note: string
  look: 'plain' | 'quiet' | 'pressing'
}

/** The due day of a row in words; `today` is the organization's day. */
export function dueWords({ due }: Pick<EntryRowData, 'due'>, today: string): DueWords {
  if (due?.kind === 'after_release') return { text: 'After release', note: '', look: 'quiet' }
  if (!due?.day) return { text: '—', note: '', look: 'quiet' }
  const day = monthDay(due.day, today)
  if (due.kind === 'paid') return { text: `Paid ${day}`, note: '', look: 'quiet' }
  if (!isPressing(due.day, today)) return { text: day, note: '', look: 'plain' }
  return { text: day, note: due.day < today ? 'Overdue' : distanceLabel(due.day, today), look: 'pressing' }
}

/** The numbered steps; the first is stored as 'header', the others as 'step-2' to 'step-6'. */
const STEPS = 6

/** The server counts no more errors than these. */
const MOST_ERRORS = 1000

type Standing = Pick<
  EntryRowData,
  | 'status'
  | 'summary_state'
  | 'status_changed_at'
  | 'current_step'
  | 'open_errors'
  | 'answer_due_on'
  | 'is_corrected'
  | 'deletion'
  | 'release_status'
  | 'import_date'
>

/** What the status of a row waits for; '' when nothing. `timeOf` says an instant as the person reads it. */
export function statusNote(entry: Standing, today: string, timeOf: (instant: string) => string): string {
  if (entry.deletion === 'deleted') return ''
  if (DRAFTS.has(entry)) return draftNote(entry)
  if (VALIDATED.has(entry)) return 'To approve'
  if (REJECTED.has(entry)) return entry.is_corrected ? 'Being corrected' : 'To correct'
  if (entry.answer_due_on) return `Answer by ${monthDay(entry.answer_due_on, today)}`
  if (isAwaitingDecision(entry))
    return entry.status_changed_at ? `Sent ${timeOf(entry.status_changed_at)}` : ''
  if (isOnHold(entry)) return 'Waits for CBP'
  return hasStatusOfGoods(entry) ? '' : goodsNote(entry, today)
}

function draftNote({ open_errors: errors, current_step }: Standing): string {
  if (errors > 0) return `${errors >= MOST_ERRORS ? `${countText(MOST_ERRORS)} or more` : errors} to fix`
  return `Step ${current_step === 'header' ? 1 : current_step.slice('step-'.length)} of ${STEPS}`
}

function goodsNote(entry: Standing, today: string): string {
  const { import_date } = entry
  if (isReleased(entry)) return 'Goods released'
  return import_date && import_date > today ? `Arrives ${monthDay(import_date, today)}` : 'Not released yet'
}
