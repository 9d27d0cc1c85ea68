import { z } from 'zod'
import { Entry, EntryId, Instant, Person } from './entries.ts'

/** Shapes of an entry's canonical JSON; the format itself is docs/canonical-entry.schema.json. */

/** One version of the canonical JSON, without its content. */
export const SnapshotVersion = z.object({
  version: z.number().int(),
  schema_version: z.string(),
  generated_at: Instant,
  generated_by: Person.nullable(),
})

/** `GET …/snapshots`: the versions of an entry, newest first. */
export const SnapshotVersionsAnswer = z.object({ snapshots: z.array(SnapshotVersion) })

export const SnapshotParams = z.object({
  id: EntryId,
  version: z.coerce.number().int().min(1).max(1_000_000),
})

/**
 * `POST /api/entries/import`: a canonical JSON, as the body itself or as a file in `multipart/form-data`. What the
 * entry became, and what the person has to type again because the file holds it masked or unsigned.
 */
export const ImportAnswer = z.object({
  entry: Entry,
  notes: z.array(z.object({ path: z.string(), message: z.string() })),
})

/** Details of a 422 `import_failed`: every field that is wrong, with its path in the file. */
export const ImportProblems = z.object({
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
})
