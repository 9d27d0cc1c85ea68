import { type CalendarDay, daysBetween, parseDay } from '@edfe/domain/calendar'

/** Measures change every few weeks: after this many days their review is called old. */
const REVIEW_DAYS = 45

/** True if the last review of the additional duties is too long before a day to rely on without a warning. */
export function isOldReview(reviewed: string, day: CalendarDay): boolean {
  const since = parseDay(reviewed)
  return since === undefined || daysBetween(since, day) > REVIEW_DAYS
}
