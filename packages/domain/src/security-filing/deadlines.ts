import { addDays, type CalendarDay } from '../calendar/index.ts'
import { defineMessage, type Message } from '../messages/index.ts'

/** Hours before lading, and before arrival for what may follow: 19 CFR 149.2(b). */
export const SECURITY_FILING_HOURS = 24
const DAYS = SECURITY_FILING_HOURS / 24

/** The elements that may follow until 24 hours before arrival: 19 CFR 149.2(b)(3). */
export const FLEXIBLE_ELEMENTS = ['stuffingPlaces', 'consolidators'] as const

/**
 * Liquidated damages of a late, inaccurate or incomplete filing, and of one that is not updated or withdrawn: whole
 * dollars for each (CBP's guidelines of July 17, 2009). CBP may cancel a first claim for 1,000 to 2,000 dollars.
 */
const LATE_FILING_DAMAGES = 5000

export interface SecurityFilingDeadlines {
  /** The last day of the filing. A day has no hour: a filing of the day before lading may be late already. */
  filing: CalendarDay
  /** The last day of stuffing place and consolidator; undefined while the arrival is not known. */
  flexible: CalendarDay | undefined
}

export const lateFilingWords = defineMessage<{ amount: number }>({
  id: 'isf.late-filing',
  defaultMessage:
    'CBP may claim {amount, number} dollars for a security filing that is late, inaccurate or incomplete, and may hold the goods.',
})

/** What a late filing costs, in plain words. */
export const lateFilingCost = (): Message => lateFilingWords({ amount: LATE_FILING_DAMAGES })

/**
 * The deadlines of a filing by the days of lading and of arrival in the first port of the United States. A filing is
 * due 24 hours before lading, so by a calendar the day before is the last one. Five elements are due by lading.
 * On a voyage of less than 24 hours stuffing place and consolidator are due by lading too.
 */
export function securityFilingDeadlines(
  lading: CalendarDay,
  arrival: CalendarDay | undefined,
  fiveElements = false,
): SecurityFilingDeadlines {
  if (fiveElements) return { filing: lading, flexible: undefined }
  const beforeArrival = arrival && addDays(arrival, -DAYS)
  return {
    filing: addDays(lading, -DAYS),
    flexible: beforeArrival && beforeArrival < lading ? lading : beforeArrival,
  }
}

/** True from the day on which a filing is late; a filing on time stays so. */
export const isSecurityFilingLate = (
  filedOn: CalendarDay | undefined,
  today: CalendarDay,
  { filing }: Pick<SecurityFilingDeadlines, 'filing'>,
): boolean => (filedOn ?? today) > filing
