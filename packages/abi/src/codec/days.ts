/** `YYYY-MM-DD` as CATAIR's MMDDYY; undefined when it is no day of the calendar. */
export function toMonthDayYear(day: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!match || !isDay(day)) return undefined
  return `${match[2]}${match[3]}${match[1]!.slice(2)}`
}

/** MMDDYY as `YYYY-MM-DD` in this century; undefined when it is no day of the calendar. */
export function fromMonthDayYear(text: string): string | undefined {
  const day = `20${text.slice(4, 6)}-${text.slice(0, 2)}-${text.slice(2, 4)}`
  return /^\d{6}$/.test(text) && isDay(day) ? day : undefined
}

function isDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === day
}
