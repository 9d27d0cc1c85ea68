import { addDays, addWorkingDays, type CalendarDay, isBusinessDay } from '../calendar/index.ts'

/**
 * True if a rate of exchange of this day converts an invoice of goods exported on that day: the certified
 * rate of the date of exportation (on a weekend or holiday, of the last business day before), or the
 * quarterly rate, which is certified for the first day of the quarter or its first business day. Source: 31
 * U.S.C. 5151; 19 CFR 159.32, 159.34.
 */
export function isRateDay(day: CalendarDay, exported: CalendarDay): boolean {
  const certified = isBusinessDay(exported) ? exported : addWorkingDays(exported, -1)
  const quarter = firstOfQuarter(exported)
  const firstBusinessDay = addWorkingDays(addDays(quarter, -1), 1)
  return [exported, certified, quarter, firstBusinessDay].includes(day)
}

function firstOfQuarter(day: CalendarDay): CalendarDay {
  const month = Number(day.slice(5, 7))
  const first = month - ((month - 1) % 3)
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01` as CalendarDay
}
