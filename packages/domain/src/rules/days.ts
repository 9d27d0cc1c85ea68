import { addDays, addYears, type CalendarDay, parseDay } from '../calendar/index.ts'

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** True if a text names a real calendar day, as a date field stores it once it can be read. */
export const isDay = (text: string): text is CalendarDay => ISO_DAY.test(text) && parseDay(text) !== undefined

/** True unless both are days and the first is later; a text that is no day is another rule's business. */
export const notAfter = (day: string, limit: string): boolean => !isDay(day) || !isDay(limit) || day <= limit

/** True unless both are days and the first is not earlier. */
export const before = (day: string, limit: string): boolean => !isDay(day) || !isDay(limit) || day < limit

/** True unless the day lies more than 90 days after today: how far ahead CBP takes an entry. */
export const within90DaysAhead = (day: string, today: CalendarDay): boolean =>
  notAfter(day, addDays(today, 90))

/** True unless the day lies more than so many years before today. */
export const withinYears = (day: string, today: CalendarDay, years: number): boolean =>
  notAfter(addYears(today, -years), day)
