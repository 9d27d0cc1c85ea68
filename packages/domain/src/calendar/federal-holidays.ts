import { addDays, type CalendarDay, parseDay } from './calendar-day.ts'

/** 0 Sunday ... 6 Saturday. */
export const weekday = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay()

const dayOf = (year: number, month: number, day: number): CalendarDay =>
  parseDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)!

const nthWeekday = (year: number, month: number, wanted: number, nth: number): CalendarDay => {
  const first = dayOf(year, month, 1)
  return addDays(first, ((wanted - weekday(first) + 7) % 7) + (nth - 1) * 7)
}

const lastMonday = (year: number, month: number): CalendarDay => {
  const fifth = nthWeekday(year, month, 1, 5)
  return Number(fifth.slice(5, 7)) === month ? fifth : addDays(fifth, -7)
}

/** A fixed date is kept on Friday when it falls on Saturday, on Monday when on Sunday (5 U.S.C. 6103(b), EO 11582). */
const observed = (day: CalendarDay): CalendarDay => {
  const shift = { 6: -1, 0: 1 }[weekday(day)] ?? 0
  return addDays(day, shift)
}

const MONDAY = 1
const THURSDAY = 4

/** The federal holidays of a year as observed (5 U.S.C. 6103(a)); Juneteenth since 2021. */
export function federalHolidays(year: number): CalendarDay[] {
  return [
    observed(dayOf(year, 1, 1)),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastMonday(year, 5),
    ...(year >= 2021 ? [observed(dayOf(year, 6, 19))] : []),
    observed(dayOf(year, 7, 4)),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    observed(dayOf(year, 11, 11)),
    nthWeekday(year, 11, THURSDAY, 4),
    observed(dayOf(year, 12, 25)),
  ]
}

const known = new Map<number, ReadonlySet<CalendarDay>>()

/** The holidays of a year, worked out once: counting working days asks for them day by day, and entry by entry. */
export function holidaysOf(year: number): ReadonlySet<CalendarDay> {
  const holidays = known.get(year) ?? new Set(federalHolidays(year))
  known.set(year, holidays)
  return holidays
}

/** True if a day is a federal holiday as observed; 31 December can be one, that of the next year. */
export function isFederalHoliday(day: CalendarDay): boolean {
  const year = Number(day.slice(0, 4))
  return holidaysOf(year).has(day) || (day.endsWith('-12-31') && holidaysOf(year + 1).has(day))
}
