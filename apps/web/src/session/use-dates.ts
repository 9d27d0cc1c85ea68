import { useMemo } from 'react'
import { type Dates, datesFor } from '../messages/dates.ts'
import { useMe } from './use-me.ts'

/** Dates as the signed-in person reads them; the defaults of a new account until the record has come. */
export function useDates(): Dates {
  const user = useMe().data?.user
  const language = user?.language ?? 'EN'
  const timeZone = user?.timezone ?? 'America/New_York'
  return useMemo(() => datesFor(language, timeZone), [language, timeZone])
}
