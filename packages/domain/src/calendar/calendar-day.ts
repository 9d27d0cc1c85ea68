/** A calendar day `YYYY-MM-DD`, without time zone; text order is date order. */
export type CalendarDay = string & { readonly __brand: 'CalendarDay' }

const DAY_MS = 86_400_000

/** The day of a text in ISO or MM/DD/YYYY form; undefined without a text and for what is no day (02/30, letters). */
export function parseDay(typed: string | undefined): CalendarDay | undefined {
  const text = (typed ?? '').trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : []
  if (!year || !month || !day) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return date.toISOString().slice(0, 10) === written ? (written as CalendarDay) : undefined
}

/** MM/DD/YYYY, as the form and the printed 7501 write it. */
export function formatDay(day: CalendarDay): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
}

/** The day a number of days later (or earlier, when negative). */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10) as CalendarDay
}

/** The number of days from one day to a later one; negative if the other day is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS

/** The same day of another year; 29 February becomes 28 February where there is none. */
export function addYears(day: CalendarDay, years: number): CalendarDay {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0')
  return parseDay(`${year}${day.slice(4)}`) ?? (`${year}-02-28` as CalendarDay)
}

/** The calendar day of an instant in a time zone such as America/New_York. */
export function dayInZone(instant: Date, timeZone: string): CalendarDay {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant) as CalendarDay
}
