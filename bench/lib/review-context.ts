import { parseDay } from '@edfe/domain/calendar'
import { SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import { fullReferenceBook } from '@edfe/domain/reference/lazy'
import type { RuleContext } from '@edfe/domain/rules'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'

/** What the rules of a review read beside the draft, on the day of the sample entry. */
export function reviewContext(): RuleContext {
  const today = parseDay(SAMPLE_ENTRY.today)
  if (!today) throw new Error('The sample entry names no day')
  return {
    today,
    profile: SPECIFICATION_PROFILE,
    reference: fullReferenceBook(),
    confirmedCarrierPrefixes: [],
  }
}
