import { addDays, type CalendarDay } from './calendar-day.ts'
import { holidaysOf, isFederalHoliday, weekday } from './federal-holidays.ts'

/** A day on which customs works: neither Saturday, Sunday nor a federal holiday. */
export const isBusinessDay = (day: CalendarDay): boolean => isWeekday(weekday(day)) && !isFederalHoliday(day)

const isWeekday = (number: number): boolean => number !== 0 && number !== 6

/**
 * The working day that lies a number of working days after a day (before it, when negative).
 * The day itself is not counted, as 19 CFR 142.12(b) counts the ten days for an entry summary. 0 gives the day itself.
 */
export function addWorkingDays(day: CalendarDay, count: number): CalendarDay {
  const step = Math.sign(count)
  let left = Math.abs(count)
  let current = day
  let number = weekday(day)
  while (left > 0) {
    current = addDays(current, step)
    number = (number + step + 7) % 7
    if (isWeekday(number) && !isFederalHoliday(current)) left -= 1
  }
  return current
}

/** Working days after `from`, up to and with `to`; negative when `to` lies before `from`. */
export function workingDaysBetween(from: CalendarDay, to: CalendarDay): number {
  if (to < from) return -workingDaysBetween(to, from)
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  const wholeWeeks = Math.floor(days / 7)
  let weekdays = wholeWeeks * 5
  for (let day = addDays(from, wholeWeeks * 7); day < to; ) {
    day = addDays(day, 1)
    if (isWeekday(weekday(day))) weekdays += 1
  }
  return weekdays - holidaysBetween(from, to)
}

const DAY_MS = 86_400_000

/** Observed holidays always fall on weekdays, so each one takes a working day away. */
function holidaysBetween(from: CalendarDay, to: CalendarDay): number {
  let count = 0
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)) + 1; year += 1) {
    for (const holiday of holidaysOf(year)) if (holiday > from && holiday <= to) count += 1
  }
  return count
}
