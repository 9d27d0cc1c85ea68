/** The width of a day with its century, as other agencies' records have it. */
const WITH_CENTURY = 8

/** `YYYY-MM-DD` as CATAIR's MMDDYY, or MMDDCCYY in eight columns; undefined when it is no day of the calendar. */
export function toMonthDayYear(day: string, width = 6): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!match || !isDay(day)) return undefined
  const [, year = '', month, date] = match
  return `${month}${date}${width === WITH_CENTURY ? year : year.slice(2)}`
}

/** MMDDYY of this century, or MMDDCCYY, as `YYYY-MM-DD`; undefined when it is no day of the calendar. */
export function fromMonthDayYear(text: string): string | undefined {
  const year = text.length === WITH_CENTURY ? text.slice(4) : `20${text.slice(4)}`
  const day = `${year}-${text.slice(0, 2)}-${text.slice(2, 4)}`
  return /^(\d{6}|\d{8})$/.test(text) && isDay(day) ? day : undefined
}

function isDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === day
}
