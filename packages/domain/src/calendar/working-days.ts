import { addDays, type CalendarDay } from './calendar-day.ts'
import { isFederalHoliday, weekday } from './federal-holidays.ts'

/** A day on which customs works: neither Saturday, Sunday nor a federal holiday. */
export const isBusinessDay = (day: CalendarDay): boolean =>
  weekday(day) !== 0 && weekday(day) !== 6 && !isFederalHoliday(day)

/**
 * The working day that lies a number of working days after a day (before it, when negative).
 * The day itself is not counted, as 19 CFR 142.12(b) counts the ten days for an entry summary. 0 gives the day itself.
 */
export function addWorkingDays(day: CalendarDay, count: number): CalendarDay {
  const step = Math.sign(count)
  let left = Math.abs(count)
  let current = day
  while (left > 0) {
    current = addDays(current, step)
    if (isBusinessDay(current)) left -= 1
  }
  return current
}

/** Working days after `from`, up to and with `to`; negative when `to` lies before `from`. */
export function workingDaysBetween(from: CalendarDay, to: CalendarDay): number {
  if (to < from) return -workingDaysBetween(to, from)
  let count = 0
  for (let day = from; day < to; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) count += 1
  }
  return count
}
