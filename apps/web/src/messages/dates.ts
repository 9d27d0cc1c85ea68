import { localeOf } from '@edfe/domain/messages'
import { t } from '../words/t.ts'

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ')

/**
 * The formats of instants for one person: in the account's language and time zone. Dates in figures are
 * written month first in every language, as the fields of the entry forms ask for them.
 */
export interface Dates {
  /** 03/05/2026 */
  day: (instant: string) => string
  /** 9:12 AM */
  time: (instant: string) => string
  /** 03/05/2026, 9:12 AM */
  dayAndTime: (instant: string) => string
  /** A calendar day (`2026-03-05`), which is the same in every time zone: 03/05/2026 */
  calendarDay: (day: string) => string
  /** The time today, 'Yesterday', else the day. */
  recent: (instant: string, now: Date) => string
  /** The language of `longDay`, `monthDay`, `month` and `calendarMonth`, for the attribute `lang` of their element. */
  lang: string
  /** A calendar day as Thursday, March 5, 2026 */
  longDay: (day: string) => string
  /** Mar 5 */
  monthDay: (instant: string) => string
  /** March 2026 */
  month: (instant: string) => string
  /** A calendar month (`2026-03`): March 2026 */
  calendarMonth: (month: string) => string
  /** 0 to 23 */
  hour: (now: Date) => number
  /** 'Los Angeles' of 'America/Los_Angeles': how a person names the zone of the times. */
  zone: string
}

export function datesFor(language: string, timeZone: string): Dates {
  const locale = localeOf(language.toLowerCase())
  const format = (options: Intl.DateTimeFormatOptions, writtenIn = 'en-US') => {
    const formatter = new Intl.DateTimeFormat(writtenIn, { timeZone, ...options })
    return (instant: string | Date) => plain(formatter.format(new Date(instant)))
  }
  const inWords = (options: Intl.DateTimeFormatOptions) => format(options, locale)
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const clock = {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: language === 'FR' ? 'h23' : 'h12',
  } as const
  const day = format(numbers)
  const time = format(clock)
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  return {
    day,
    time,
    dayAndTime: format({ ...numbers, ...clock }),
    calendarDay: format({ ...numbers, timeZone: 'UTC' }),
    recent: (instant, now) => {
      if (day(instant) === day(now)) return time(instant)
      const yesterday = new Date(now.getTime() - 86_400_000)
      return day(instant) === day(yesterday)
        ? t({ id: 'common.yesterday', defaultMessage: 'Yesterday' })
        : day(instant)
    },
    lang: locale,
    longDay: inWords({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    monthDay: inWords({ month: 'short', day: 'numeric' }),
    month: inWords({ year: 'numeric', month: 'long' }),
    calendarMonth: inWords({ year: 'numeric', month: 'long', timeZone: 'UTC' }),
    hour: (now) => Number(hour.format(now)),
    zone: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' '),
  }
}

/** Greeting by the hour of the day. */
export function greeting(hour: number): string {
  if (hour < 12) return t({ id: 'dates.good-morning', defaultMessage: 'Good morning' })
  return hour < 18
    ? t({ id: 'dates.good-afternoon', defaultMessage: 'Good afternoon' })
    : t({ id: 'dates.good-evening', defaultMessage: 'Good evening' })
}
