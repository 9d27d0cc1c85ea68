import { ENGLISH, language, locale } from '../words/language.ts'
import { t } from '../words/t.ts'

/** A calendar day as a deadline is named: 'Fri Dec 4', with the year unless it is that of `today`. */
export const shortDay = (day: string, today: string): string => named(day, today, ['weekday', 'month', 'day'])

/** A calendar day in a narrow column: 'Dec 4', with the year unless it is that of `today`. */
export const monthDay = (day: string, today: string): string => named(day, today, ['month', 'day'])

type Part = 'weekday' | 'month' | 'day'

function named(day: string, today: string, parts: readonly Part[]): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC', ...(!isThisYear && { year: 'numeric' }) }
  for (const part of parts) Object.assign(options, { [part]: part === 'day' ? 'numeric' : 'short' })
  const text = new Intl.DateTimeFormat(locale(), options).format(new Date(`${day}T00:00:00Z`))
  // English has a comma behind the weekday, for which a narrow column has no room.
  return parts.includes('weekday') && language() === ENGLISH ? text.replace(',', '') : text
}

const DAY_MS = 86_400_000

/** Returns the distance of a day from today: 'Today', 'Tomorrow', 'In 11 days', 'Yesterday', '3 days ago'. */
export function distanceLabel(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (days === 0) return t({ id: 'common.today', defaultMessage: 'Today' })
  if (days === 1) return t({ id: 'short-day.tomorrow', defaultMessage: 'Tomorrow' })
  if (days === -1) return t({ id: 'common.yesterday', defaultMessage: 'Yesterday' })
  return days > 0
    ? t({ id: 'short-day.in-days', defaultMessage: 'In {days} days' }, { days })
    : t({ id: 'short-day.days-ago', defaultMessage: '{days} days ago' }, { days: -days })
}

/** True if a last day is today, tomorrow or past: the days that are shown in red, with a word. */
export const isPressing = (day: string, today: string): boolean =>
  (Date.parse(day) - Date.parse(today)) / DAY_MS <= 1
