import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { readRelease } from './read-release.ts'

/**
 * True if the message of an entry's summary also asks for the release of its goods, which CBP does not have yet. A
 * correction after payment never does (AE chapter, July 2026, usage note gg).
 */
export async function carriesRelease(scope: RequestScope, entry: StoredEntry): Promise<boolean> {
  if (entry.draft.release?.method !== 'with_summary' || entry.is_post_summary) return false
  const { filing } = (await readRelease(scope, entry)).standing
  return !filing.awaits && (filing.state === 'none' || filing.state === 'rejected')
}
