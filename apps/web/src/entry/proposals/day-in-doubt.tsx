import { isDayInDoubt } from '@edfe/domain/arrival-notice'
import { parseDay } from '@edfe/domain/calendar'
import { monthDay } from '../../messages/short-day.ts'
import { t } from '../../words/t.ts'

/** In words, the day of a paper that writes it as 03/04/2026: which number is the month, only a person can see. */
export function DayInDoubt({ value, found }: { value: string; found: string }) {
  if (!parseDay(value) || !isDayInDoubt(found)) return null
  return (
    <small>
      {t(
        { id: 'day-in-doubt.check', defaultMessage: 'Read as {day}. Check that the paper means this day.' },
        // Always with its year.
        { day: monthDay(value, '') },
      )}
    </small>
  )
}
