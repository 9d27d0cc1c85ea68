import { useNow } from '../ui/use-now.ts'
import { nowOnDay } from './now-on-day.ts'
import { useMe } from './use-me.ts'

/** The moment, to the minute, against which the age of `since` counts. */
export function useNowOnDay(since: string | null): Date {
  const today = useMe().data?.today
  return nowOnDay(useNow(), today, since)
}
