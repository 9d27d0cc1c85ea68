import { type CalendarDay, parseDay } from '../../calendar/index.ts'
import type { DraftData } from '../../entry/draft.ts'
import { securityFilingDeadlines } from '../../security-filing/index.ts'
import { hasSecurityFiling, isFiveFacts } from './to-security-filing.ts'

/**
 * The last day of the security filing of goods that come by ship: 24 hours before lading, or by lading for five elements.
 * Undefined for goods that need none, and while the day of lading is not known.
 */
export function securityFilingDueDay(draft: DraftData): CalendarDay | undefined {
  const lading = hasSecurityFiling(draft) ? parseDay(draft.security_filing?.lading_date) : undefined
  return lading && securityFilingDeadlines(lading, undefined, isFiveFacts(draft)).filing
}
