import type { CalendarDay } from '@edfe/domain/calendar'
import type { CargoRelease } from '@edfe/domain/filing'
import type { FiledRelease } from './filed-release.ts'

export const releaseKey = ({ filerCode, entryNumber }: CargoRelease): string => filerCode + entryNumber

/** The state of a release after a message that is taken at once, or left to a person at CBP. */
export function releaseAfter(
  sent: CargoRelease,
  earlier: FiledRelease | undefined,
  day: CalendarDay,
  isReferred: boolean,
): FiledRelease {
  if (!earlier) {
    return {
      key: releaseKey(sent),
      facts: sent,
      day,
      entryType: sent.entryType,
      isCanceled: false,
      hasBillMatch: false,
      isUnderReview: false,
      hasArrived: false,
    }
  }
  return isReferred ? { ...earlier, isUnderReview: true, request: sent } : afterRequest(earlier, sent)
}

/** The state of a release after a request that CBP takes. Other bills are not matched yet. */
export function afterRequest(earlier: FiledRelease, sent: CargoRelease): FiledRelease {
  const { request: _, ...filed } = earlier
  if (sent.action === 'D') return { ...filed, isUnderReview: false, isCanceled: true }
  const facts = sent.action === 'U' ? updated(earlier.facts, sent) : sent
  const isSameCargo = JSON.stringify(facts.bills) === JSON.stringify(earlier.facts.bills)
  return { ...filed, facts, isUnderReview: false, hasBillMatch: earlier.hasBillMatch && isSameCargo }
}

/** An update has the bills, the port and the place of the goods, and nothing else of the release. */
const updated = (facts: CargoRelease, sent: CargoRelease): CargoRelease => ({
  ...sent,
  references: sent.references.length > 0 ? sent.references : facts.references,
  placement: sent.placement ?? facts.placement,
  parties: facts.parties,
  lines: facts.lines,
})
