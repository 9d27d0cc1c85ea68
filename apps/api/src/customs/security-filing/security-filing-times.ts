import type { SecurityFilingAnswer } from '@edfe/contracts/customs/security-filing'
import { parseDay } from '@edfe/domain/calendar'
import { UNFILED } from '@edfe/domain/entry'
import { ELEMENT_NAMES, hasSecurityFiling, isFiveFacts, mayFollow } from '@edfe/domain/filing'
import { followingElements, securityFilingTiming } from '@edfe/domain/security-filing'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'

type Answer = SecurityFilingAnswer

/** The countdown of an entry's filings: all of them are filed once the last one is. Deleted ones count no more. */
export function timingOf(
  { words, today }: MemberScope,
  { draft }: StoredEntry,
  filings: readonly Pick<Answer['filings'][number], 'state' | 'filed_on'>[],
): Answer['timing'] {
  const counted = filings.filter(({ state }) => state !== 'deleted')
  if (!hasSecurityFiling(draft) || (filings.length > 0 && counted.length === 0)) return null
  const days = counted.flatMap(({ filed_on }) => parseDay(filed_on ?? '') ?? []).toSorted()
  const filedOn = days.length === counted.length ? days.at(-1) : undefined
  const facts = {
    lading: parseDay(draft.security_filing?.lading_date),
    filedOn,
    fiveElements: isFiveFacts(draft),
  }
  const { time, sentence, due, daysLeft, cost } = securityFilingTiming(facts, today)
  return {
    time,
    sentence: words.format(sentence),
    due: due ?? null,
    days_left: daysLeft ?? null,
    cost: cost ? words.format(cost) : null,
  }
}

/** The elements that may follow and are not given, by when. */
export function followingOf({ words, today }: MemberScope, entry: StoredEntry): Answer['following'] {
  const { draft } = entry
  const [first, ...rest] = mayFollow(draft).map((element) => ({ id: ELEMENT_NAMES[element].id }))
  if (!first || !hasSecurityFiling(draft)) return null
  const { eta, import_date } = draft.shipment_origin ?? {}
  const days = {
    lading: parseDay(draft.security_filing?.lading_date),
    arrival: parseDay(eta || import_date),
    isEditable: UNFILED.has(entry),
  }
  const { sentence, isLate } = followingElements([first, ...rest], days, today)
  return { sentence: words.format(sentence), is_late: isLate }
}
