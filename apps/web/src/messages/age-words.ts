import { t } from '../words/t.ts'

const HOUR_MS = 3_600_000
/** Up to two days are counted in hours. */
const LONGEST_IN_HOURS = 48

/** '3 hours' or '5 days' between two moments, in whole ones. */
export function ageWords(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS)
  return hours < LONGEST_IN_HOURS
    ? t(
        { id: 'common.hours', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
        { count: hours },
      )
    : t(
        { id: 'common.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
        { count: Math.floor(hours / 24) },
      )
}
