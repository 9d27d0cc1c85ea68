import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { parseDay } from '@edfe/domain/calendar'
import type { KeptEdition, LoadedEdition } from '@edfe/tariff/loading'
import { openSchedule, packRows, type Row, unpackRows } from '@edfe/tariff/schedule'
import { z } from 'zod'
import type { Db, Trx } from '../../db/engine.ts'
import '../../db/operations-tables.ts'

/** The loader of an edition, and the hash of the notes; null if it came without them. */
interface Load {
  readonly notesSha256: string | null
  readonly loadedBy: string
}

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const Grown = z.array(z.object({ program: z.string(), list: z.string(), numbers: z.array(z.string()) }))

/** The rows of an edition as the database keeps them. */
export const packedRows = (rows: readonly Row[]): Uint8Array => brotliCompressSync(packRows(rows), QUALITY)

/** The rows that `packedRows` packed. */
export const rowsOfPacked = (packed: Uint8Array): Row[] =>
  unpackRows(brotliDecompressSync(packed).toString('utf8'))

/** An edition with the id of its load. */
export type StoredEdition = KeptEdition & { readonly id: string }

/** Keeps an edition and returns the id of its load. The transaction is one of the operator. */
export async function keepEdition(
  trx: Trx,
  { edition, rows, grown }: LoadedEdition,
  load: Load,
): Promise<string> {
  const { id } = await trx
    .insertInto('tariff_editions')
    .values({
      name: edition.name,
      first_day: edition.from,
      source: edition.source,
      schedule_sha256: edition.sha256,
      notes_sha256: load.notesSha256,
      row_count: edition.rows,
      packed: packedRows(rows),
      grown: JSON.stringify(grown),
      loaded_by: load.loadedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The editions that were loaded, oldest load first; each is unpacked at the first question about it. */
export async function readKeptEditions(db: Db): Promise<StoredEdition[]> {
  const rows = await db
    .selectFrom('tariff_editions')
    .select(['id', 'name', 'first_day', 'source', 'schedule_sha256', 'row_count', 'packed', 'grown'])
    .orderBy('loaded_at')
    .execute()
  return rows.flatMap(({ id, name, first_day, source, schedule_sha256, row_count, packed, grown }) => {
    const from = parseDay(first_day)
    if (!from) return []
    const edition = { name, from, source, sha256: schedule_sha256, rows: row_count }
    return [
      {
        id,
        edition,
        grown: Grown.parse(grown),
        open: () => openSchedule(edition, rowsOfPacked(packed)),
      },
    ]
  })
}
