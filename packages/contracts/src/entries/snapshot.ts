import { z } from 'zod'
import { EntryId, Instant, Person } from './entry.ts'

/** Shapes of an entry's canonical JSON; the format itself is described in docs/canonical-json.md. */

/** One version of the canonical JSON, without its content. */
export const SnapshotVersion = z.object({
  id: z.string(),
  version: z.number().int(),
  schema_version: z.string(),
  generated_at: Instant,
  generated_by: Person.nullable(),
  /** The state when it was made: status, lines, issues. */
  metadata: z.record(z.string(), z.unknown()),
})

/** `GET …/snapshots`: the versions of an entry, newest first. */
export const SnapshotVersionsAnswer = z.object({ snapshots: z.array(SnapshotVersion) })

export const SnapshotParams = z.object({
  id: EntryId,
  version: z.coerce.number().int().min(1).max(1_000_000),
})
