import { isWithRelease } from '@edfe/domain/filing'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import type { Refusal } from '../../refusals/problems.ts'
import { readRelease } from '../release/read-release.ts'
import type { StoredSecurityFiling } from './read-security-filings.ts'
import { type FilingRoad, roadRefusal } from './security-filing-requests.ts'

/** True if the next addition of the release takes the security filing along: that was chosen, and CBP has none of these goods. */
export const isTakenAlong = (
  entry: Pick<StoredEntry, 'draft'>,
  filings: readonly Pick<StoredSecurityFiling, 'standing'>[],
): boolean =>
  isWithRelease(entry.draft) &&
  filings.every(({ standing }) => standing.transaction === undefined && !standing.awaits)

/** Whether the message that adds a release takes the security filing along, or why it cannot over the road of this server. */
export function filingWithRelease(
  scope: MemberScope,
  entry: StoredEntry,
  road: FilingRoad,
  filings: readonly StoredSecurityFiling[],
): boolean | Refusal {
  if (!isTakenAlong(entry, filings)) return false
  for (const filing of filings) {
    const refusal = roadRefusal(road, scope, filing)
    if (refusal) return refusal
  }
  return true
}

/** True while a security filing waits for the release in whose message it goes. */
export async function awaitsRelease(
  scope: MemberScope,
  entry: StoredEntry,
  filings: readonly StoredSecurityFiling[],
): Promise<boolean> {
  if (!isTakenAlong(entry, filings)) return false
  const { filing } = (await readRelease(scope, entry)).standing
  return filing.state === 'none' && !filing.awaits
}
