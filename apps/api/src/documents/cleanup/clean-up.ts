import type { Db } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { type Contents, isPartOf, parseObjectKey, type StoredContent } from '../content/contents.ts'
import type { StoredObject } from '../content/storage.ts'

const HOUR_MS = 3600_000
/** An upload that nobody went on with for so long is dropped. */
const UNFINISHED_MS = 72 * HOUR_MS
/** Younger objects may belong to a transaction that has not ended. */
const OBJECT_MS = 24 * HOUR_MS
const BATCH = 500

/**
 * Drops uploads that nobody went on with, and stored content that no document may have: of deleted documents and
 * entries, of infected documents that a restore brought back, of parts that were sent again, and of writes that were cut
 * off. Returns how many objects it removed.
 */
export async function cleanUpDocuments(db: Db, { storage }: Contents, now: Date): Promise<number> {
  await dropUnfinished(db, new Date(now.getTime() - UNFINISHED_MS))
  const before = now.getTime() - OBJECT_MS
  let removed = 0
  let batch: StoredObject[] = []
  const sweep = async () => {
    const known = await knownDocuments(
      db,
      batch.flatMap(({ key }) => parseObjectKey(key)?.documentId ?? []),
    )
    for (const { key } of batch) {
      const name = parseObjectKey(key)
      const document = name && known.get(name.documentId)
      if (document && isPartOf(document, name.object)) continue
      await storage.remove(key)
      removed += 1
    }
    batch = []
  }
  for await (const object of storage.list()) {
    if (object.writtenAt.getTime() > before) continue
    batch.push(object)
    if (batch.length === BATCH) await sweep()
  }
  await sweep()
  return removed
}

const dropUnfinished = (db: Db, before: Date): Promise<unknown> =>
  serverTransaction(db, 'documents', (trx) =>
    trx
      .deleteFrom('entry_documents')
      .where('state', '=', 'uploading')
      .where('updated_at', '<', before)
      .execute(),
  )

async function knownDocuments(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Pick<StoredContent, 'partObjects'>>> {
  if (ids.length === 0) return new Map()
  const rows = await serverTransaction(db, 'documents', (trx) =>
    trx
      .selectFrom('entry_documents')
      .select(['id', 'part_objects'])
      .where('state', '<>', 'infected')
      .where('id', 'in', [...new Set(ids)])
      .execute(),
  )
  return new Map(rows.map(({ id, part_objects }) => [id, { partObjects: part_objects }]))
}
