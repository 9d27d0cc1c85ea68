import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { DEADLINE_KINDS, type DeadlineKind } from '@edfe/domain/tasks'

/** How far the page looks, in days. */
export const SPANS = ['30', '92', '366'] as const
export type Span = (typeof SPANS)[number]

/** What the page of deadlines shows, in the address. */
export interface DeadlineSearch {
  kind?: DeadlineKind | undefined
  from?: CalendarDay | undefined
  days?: Span | undefined
}

/** Reads the address; unknown values are dropped. */
export const readDeadlineSearch = (search: Record<string, unknown>): DeadlineSearch => ({
  kind: DEADLINE_KINDS.find((each) => each === search.kind),
  from: parseDay(String(search.from)),
  days: SPANS.find((each) => each === String(search.days)),
})
