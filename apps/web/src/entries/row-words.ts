import {
  DRAFTS,
  hasStatusOfGoods,
  isAwaitingDecision,
  isOnHold,
  isReleased,
  REJECTED,
  UNFILED,
  VALIDATED,
} from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { type FilingWord, filingWords } from '@edfe/domain/release'
import type { EntryRowData } from '../api/entry-list.ts'
import { lineWord } from '../messages/line-word.ts'
import { countText } from '../messages/money.ts'
import { distanceLabel, isPressing, monthDay } from '../messages/short-day.ts'
import { inOneLine } from '../words/in-one-line.ts'
import { inSentence } from '../words/in-sentence.ts'
import { t } from '../words/t.ts'
import { figureWords } from '../words/total-words.ts'

/** The words of a row's due item: the day or a word, a word beneath it, and its look. */
export interface DueWords {
  text: string
  note: string
  look: 'plain' | 'quiet' | 'pressing'
}

/** The due day of a row in words; `today` is the organization's day. */
export function dueWords({ due }: Pick<EntryRowData, 'due'>, today: string): DueWords {
  if (due?.kind === 'after_release')
    return {
      text: t({ id: 'row-words.after-release', defaultMessage: 'After release' }),
      note: '',
      look: 'quiet',
    }
  if (!due?.day) return { text: '—', note: '', look: 'quiet' }
  const day = inOneLine(monthDay(due.day, today))
  if (due.kind === 'paid')
    return {
      text: t({ id: 'row-words.paid', defaultMessage: 'Paid {day}' }, { day }),
      note: '',
      look: 'quiet',
    }
  if (!isPressing(due.day, today)) return { text: day, note: '', look: 'plain' }
  return {
    text: day,
    note:
      due.day < today
        ? t({ id: 'row-words.overdue', defaultMessage: 'Overdue' })
        : distanceLabel(due.day, today),
    look: 'pressing',
  }
}

/**
 * Duty and fees of a row in the words of its living total. The list does not know what is open in an entry that is not
 * filed, so its figure is never firm there.
 */
export function sumWords(entry: Pick<EntryRowData, 'grand_total' | 'status'>): string {
  if (!(Number(entry.grand_total) > 0)) return '—'
  return figureWords({ certainty: UNFILED.has(entry) ? 'about' : 'firm', amount: entry.grand_total })
}

/** The filings of a shipment in one phrase: 'ISF on file · Released Dec 3 · Summary due Dec 17'; '' where none is made here. */
export const filingsPhrase = ({ filings }: Pick<EntryRowData, 'filings'>, today: string): string =>
  filings
    .map(({ filing, word, day }) => {
      const state = t(filingWords[word], { day: day && monthDay(day, today) })
      return OF_GOODS.includes(word) ? state : t(NAMED[filing], { state: inSentence(state) })
    })
    .join(' · ')

/** What CBP says of the goods needs no name of its filing. */
const OF_GOODS: readonly FilingWord[] = ['released', 'exam', 'hold', 'review', 'admissible']

const NAMED: Record<EntryRowData['filings'][number]['filing'], MessageDescriptor> = {
  security: defineMessage({ id: 'row-words.security-filing', defaultMessage: 'ISF {state}' }),
  release: defineMessage({ id: 'row-words.release', defaultMessage: 'Release {state}' }),
  summary: defineMessage({ id: 'row-words.summary', defaultMessage: 'Summary {state}' }),
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

/**
 * The line beneath the status of a row: 'Practice' where `saysPractice` and it was, what it waits for, the filings of the
 * shipment. '' if there is nothing to say.
 */
export function statusLine(
  entry: EntryRowData,
  today: string,
  { saysPractice, timeOf }: { saysPractice: boolean; timeOf: (instant: string) => string },
): string {
  const isMarked = saysPractice && entry.is_practice
  return [
    isMarked ? lineWord(entry.customs) : '',
    statusNote(entry, today, timeOf),
    filingsPhrase(entry, today),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Returns what the status of a row waits for; '' if nothing. `timeOf` formats an instant for the reader. */
export function statusNote(entry: Standing, today: string, timeOf: (instant: string) => string): string {
  if (entry.deletion === 'deleted') return ''
  if (DRAFTS.has(entry)) return draftNote(entry)
  if (VALIDATED.has(entry)) return t({ id: 'row-words.to-approve', defaultMessage: 'To approve' })
  if (REJECTED.has(entry))
    return entry.is_corrected
      ? t({ id: 'row-words.being-corrected', defaultMessage: 'Being corrected' })
      : t({ id: 'row-words.to-correct', defaultMessage: 'To correct' })
  if (entry.answer_due_on)
    return t(
      { id: 'row-words.answer-by', defaultMessage: 'Answer by {day}' },
      { day: monthDay(entry.answer_due_on, today) },
    )
  if (isAwaitingDecision(entry))
    return entry.status_changed_at
      ? t({ id: 'row-words.sent', defaultMessage: 'Sent {day}' }, { day: timeOf(entry.status_changed_at) })
      : ''
  if (isOnHold(entry)) return t({ id: 'row-words.waits-for-cbp', defaultMessage: 'Waits for CBP' })
  return hasStatusOfGoods(entry) ? '' : goodsNote(entry, today)
}

function draftNote({ open_errors: errors, current_step }: Standing): string {
  if (errors > 0)
    return t(
      {
        id: 'row-words.to-fix',
        defaultMessage: '{isMost, select, yes {{errors} or more} other {{errors}}} to fix',
      },
      { isMost: errors >= MOST_ERRORS ? 'yes' : 'no', errors: countText(Math.min(errors, MOST_ERRORS)) },
    )
  return t(
    { id: 'row-words.step-of', defaultMessage: 'Step {step} of {steps}' },
    { step: current_step === 'header' ? 1 : current_step.slice('step-'.length), steps: STEPS },
  )
}

function goodsNote(entry: Standing, today: string): string {
  const { import_date } = entry
  if (isReleased(entry)) return t({ id: 'row-words.goods-released', defaultMessage: 'Goods released' })
  return import_date && import_date > today
    ? t({ id: 'row-words.arrives', defaultMessage: 'Arrives {day}' }, { day: monthDay(import_date, today) })
    : t({ id: 'row-words.not-released-yet', defaultMessage: 'Not released yet' })
}
