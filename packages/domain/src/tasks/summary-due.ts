import { depositDueDay } from '../calculations/payment.ts'
import { type CalendarDay, workingDaysBetween } from '../calendar/index.ts'
import { defineMessage, type Message } from '../messages/index.ts'

export const summaryMessages = {
  overdue: defineMessage<{ days: number }>({
    id: 'summary-due.overdue',
    defaultMessage: 'Summary overdue by {days, plural, one {# working day} other {# working days}}',
  }),
  today: defineMessage({ id: 'summary-due.today', defaultMessage: 'Summary due today' }),
  due: defineMessage<{ days: number }>({
    id: 'summary-due.in',
    defaultMessage: 'Summary due in {days, plural, one {# working day} other {# working days}}',
  }),
}

/** Goods that only move on under bond have no entry summary. */
export const TYPES_WITHOUT_SUMMARY: readonly string[] = ['61', '62', '63']

export interface SummaryDue {
  day: CalendarDay
  /** 0 on the day itself; negative when it is past, at least -1. */
  workingDaysLeft: number
  /** Its urgency. */
  message: Message
}

/** The facts from which the last day of a summary follows. */
export interface SummaryFacts {
  entry_type: string
  entry_date: CalendarDay | undefined
  /** The day of CBP's release: the days count from it, once it is known. */
  released_on?: CalendarDay | undefined
}

/** When the summary of an entry is due; undefined without a day to count from, and for types that have none. */
export function summaryDue(entry: SummaryFacts, today: CalendarDay): SummaryDue | undefined {
  if (TYPES_WITHOUT_SUMMARY.includes(entry.entry_type)) return undefined
  const day = depositDueDay(entry.entry_date, entry.released_on)
  if (!day) return undefined
  if (today > day) {
    // The weekend after the last day is late already, although no working day has passed.
    const late = Math.max(workingDaysBetween(day, today), 1)
    return { day, workingDaysLeft: -late, message: summaryMessages.overdue({ days: late }) }
  }
  const left = workingDaysBetween(today, day)
  return {
    day,
    workingDaysLeft: left,
    message: left === 0 ? summaryMessages.today() : summaryMessages.due({ days: left }),
  }
}
