import { type Sentence, say } from '../messages/index.ts'
import { type CanonicalCheck, checkCanonical } from './check-canonical.ts'
import type { CanonicalEntry } from './shape/canonical.shape.ts'
import { type CanonicalInput, toCanonical } from './to-canonical.ts'

/** The answer when an entry has no snapshot yet. */
export const NO_SNAPSHOT = {
  code: 'snapshot_not_found',
  message: say({
    id: 'refusal.no-snapshot',
    defaultMessage: 'Canonical JSON not available for this entry.',
  }),
} as const

export type SnapshotResult =
  | { ok: true; payload: CanonicalEntry }
  | Exclude<CanonicalCheck, { ok: true }>
  | { ok: false; code: 'JSON_GENERATION_FAILED' | 'VERSIONING_ERROR'; message: Sentence }

/** Two snapshots at once would share a number; the second is refused. */
export const versioningError = (version: number, latest: number): Exclude<SnapshotResult, { ok: true }> => ({
  ok: false,
  code: 'VERSIONING_ERROR',
  message: say(
    {
      id: 'refusal.snapshot-version',
      defaultMessage: 'Versioning error: version {version} does not follow version {latest}.',
    },
    { version, latest },
  ),
})

/**
 * The next snapshot of an entry, checked. Refused when the version does not follow the latest one (0 before the
 * first), when there is nothing to write, and when what was written does not pass the checks of a snapshot.
 */
export function makeSnapshot(input: CanonicalInput & { latestVersion: number }): SnapshotResult {
  const { draft, version, latestVersion } = input
  if (version !== latestVersion + 1) return versioningError(version, latestVersion)
  if (!draft.header) {
    const message = say({
      id: 'refusal.snapshot-without-header',
      defaultMessage: 'JSON generation failed: the entry has no header.',
    })
    return { ok: false, code: 'JSON_GENERATION_FAILED', message }
  }
  const payload = toCanonical(input)
  const check = checkCanonical(payload)
  return check.ok ? { ok: true, payload } : check
}
