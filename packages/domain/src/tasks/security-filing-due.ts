import { addDays, type CalendarDay } from '../calendar/index.ts'
import type { SecurityFilingState } from '../security-filing/index.ts'
import type { DaySpan } from './deadlines.ts'

/** The states in which nothing is on its way to CBP: the filing is still to be made. */
export const SECURITY_FILING_TO_FILE = [
  'none',
  'refused',
  'deleted',
] as const satisfies readonly SecurityFilingState[]

/** A filing is among the tasks some days ahead, since seller and forwarder have its facts, and while the ship is under way. */
const DAYS_AHEAD = 7
const DAYS_LATE = 30

/** The last days of the security filings that are tasks today. */
export const securityFilingSpan = (today: CalendarDay): DaySpan => ({
  from: addDays(today, -DAYS_LATE),
  to: addDays(today, DAYS_AHEAD),
})
