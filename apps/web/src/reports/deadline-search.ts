import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { DEADLINE_KINDS, type DeadlineKind } from '@edfe/domain/tasks'

/** The span of the page, in days. */
export const SPANS = ['30', '92', '366'] as const
export type Span = (typeof SPANS)[number]

/** The state of the page of deadlines, in the address. */
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
