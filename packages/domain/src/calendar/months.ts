import { addDays, type CalendarDay, parseDay } from './calendar-day.ts'
import { addWorkingDays } from './working-days.ts'

/** A calendar month `YYYY-MM`; text order is date order. */
export type CalendarMonth = string & { readonly __brand: 'CalendarMonth' }

export const monthOf = (day: CalendarDay): CalendarMonth => day.slice(0, 7) as CalendarMonth

/** The month a number of months later. */
export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  const year = String(Math.floor(index / 12)).padStart(4, '0')
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}` as CalendarMonth
}

/** The next month with a number of 01 to 12, the month of `from` included; undefined for any other text. */
export function nextMonthNumbered(number: string | undefined, from: CalendarDay): CalendarMonth | undefined {
  if (!/^(0[1-9]|1[0-2])$/.test(number ?? '')) return undefined
  const sameYear = `${from.slice(0, 4)}-${number}` as CalendarMonth
  return sameYear >= monthOf(from) ? sameYear : addMonths(sameYear, 12)
}

/** A working day of a month by its number, from 1. */
export const workingDayOf = (month: CalendarMonth, number: number): CalendarDay =>
  addWorkingDays(addDays(parseDay(`${month}-01`)!, -1), number)
