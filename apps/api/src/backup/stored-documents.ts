import { z } from 'zod'
import type { RunSql } from '../db/engine.ts'

const StoredDocument = z.object({
  id: z.string(),
  orgId: z.string(),
  size: z.coerce.number(),
  sealedKey: z.string(),
  partObjects: z.string().nullable().array(),
  sha256: z.string(),
})
export type StoredDocument = z.output<typeof StoredDocument>

/** The documents whose content is stored: complete ones, in which no virus was found. Version 0.2.0 named no objects. */
export async function storedDocuments(run: RunSql): Promise<StoredDocument[]> {
  const { rows } = await run(
    `select id, org_id as "orgId", size, sealed_key as "sealedKey", sha256,
       coalesce(to_jsonb(d) -> 'part_objects', '[]') as "partObjects"
     from entry_documents d where state not in ('uploading', 'infected') order by org_id, id`,
  )
  return StoredDocument.array().parse(rows)
}
