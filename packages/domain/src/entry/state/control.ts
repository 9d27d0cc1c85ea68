import type { CalendarDay } from '../../calendar/index.ts'
import type { DeletionState } from './status.ts'

/**
 * The control of a summary on file: who may change it. The trade replaces and deletes it until the day of its
 * statement, or until CBP's officers act on it: review it, send it back to be replaced, or cancel it (AE
 * chapter, July 2026, usage note a; AX usage note c; CBP ACE error dictionary, condition B29).
 */
export const SUMMARY_CONTROLS = ['trade', 'statement', 'review', 'sent_back', 'cancelled'] as const
export type SummaryControl = (typeof SUMMARY_CONTROLS)[number]

/**
 * The control that a CBP notice about a summary starts, by disposition (Entry Summary Status Notification,
 * version 30).
 */
const CONTROL_OF_NOTICE: Readonly<Record<string, SummaryControl>> = {
  '1': 'review',
  '2': 'review',
  '3': 'review',
  '4': 'sent_back',
  '6': 'cancelled',
}

/** The dispositions that decide who controls a summary. */
export const CONTROL_NOTICES: readonly string[] = Object.keys(CONTROL_OF_NOTICE)

export interface ControlFacts {
  deletion: DeletionState | null
  /** The disposition of CBP's last notice that decides; null when there is none. */
  control_notice: string | null
  /** True if CBP sent back an earlier version, which this one replaces. */
  was_sent_back: boolean
  /** The day of the preliminary statement; undefined when the entry is paid alone. */
  statement_day: CalendarDay | undefined
}

/**
 * The party in control of a summary on a day. A summary that CBP deleted is not on file: the trade files it
 * again.
 */
export function summaryControl(
  { deletion, control_notice, was_sent_back, statement_day }: ControlFacts,
  today: CalendarDay,
): SummaryControl {
  if (deletion === 'deleted') return 'trade'
  if (control_notice !== null) return CONTROL_OF_NOTICE[control_notice] ?? 'trade'
  // CBP controls the replacement of a summary that was sent back as soon as it is accepted.
  if (was_sent_back) return 'review'
  return statement_day !== undefined && statement_day <= today ? 'statement' : 'trade'
}
