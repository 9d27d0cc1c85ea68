const DAY_MS = 86_400_000

/**
 * Returns the moment against which the age of `since` counts, on the day that the server lives in ('YYYY-MM-DD'). The
 * demonstration has a fixed day: what happened then did not happen weeks ago, and what happens in it happens now. Days
 * apart by one are time zones, and change nothing.
 */
export function nowOnDay(now: Date, today: string | undefined, since: string | null): Date {
  if (!today || !since) return now
  const days = Math.floor(Date.parse(today) / DAY_MS) - Math.floor(now.getTime() / DAY_MS)
  const then = now.getTime() + days * DAY_MS
  return Math.abs(days) > 1 && Date.parse(since) <= then ? new Date(then) : now
}
