import { t } from '../words/t.ts'

const inWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A calendar day as a deadline is named: 'Fri Dec 4', with the year unless it is that of `today`. */
export const shortDay = (day: string, today: string): string => named(day, today, ['weekday', 'month', 'day'])

/** A calendar day in a narrow column: 'Dec 4', with the year unless it is that of `today`. */
export const monthDay = (day: string, today: string): string => named(day, today, ['month', 'day'])

function named(day: string, today: string, types: readonly Intl.DateTimeFormatPartTypes[]): string {
  const parts = inWords.formatToParts(new Date(`${day}T00:00:00Z`))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const name = types.map(part).join(' ')
  return day.slice(0, 4) === today.slice(0, 4) ? name : `${name}, ${part('year')}`
}

const DAY_MS = 86_400_000

/** How far a day is from today: 'Today', 'Tomorrow', 'In 11 days', 'Yesterday', '3 days ago'. */
export function distanceLabel(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (days === 0) return t({ id: 'common.today', defaultMessage: 'Today' })
  if (days === 1) return t({ id: 'short-day.tomorrow', defaultMessage: 'Tomorrow' })
  if (days === -1) return t({ id: 'common.yesterday', defaultMessage: 'Yesterday' })
  return days > 0
    ? t({ id: 'short-day.in-days', defaultMessage: 'In {days} days' }, { days })
    : t({ id: 'short-day.days-ago', defaultMessage: '{value} days ago' }, { value: -days })
}

/** Whether a last day is today, tomorrow or past: the days that are shown in red, with a word. */
export const isPressing = (day: string, today: string): boolean =>
  (Date.parse(day) - Date.parse(today)) / DAY_MS <= 1
