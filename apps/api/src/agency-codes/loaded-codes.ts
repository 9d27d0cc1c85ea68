import { createHash } from 'node:crypto'
import type { AgencyCodeList } from '@edfe/domain/agencies'
import type { CalendarDay } from '@edfe/domain/calendar'
import { z } from 'zod'
import type { Db, Trx } from '../db/engine.ts'
import '../db/operations-tables.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import type { LoadedCode, LoadedLists } from './read-code-file.ts'

const Codes = z.array(
  z.object({ code: z.string(), meaning: z.string(), from: z.string(), until: z.string() }),
)

/** Stores the lists of a file that was checked. Each takes the place of an earlier load of it; other lists stay. */
export async function storeCodes(
  db: Db,
  lists: LoadedLists,
  { bytes, source, by }: { bytes: Uint8Array; source: string; by: string },
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await serverTransaction(db, 'operator', (trx) =>
    trx
      .insertInto('agency_code_lists')
      .values(
        [...lists].map(([list, codes]) => ({
          list,
          codes: JSON.stringify(codes),
          source,
          sha256,
          loaded_by: by,
        })),
      )
      .execute(),
  )
}

/** The codes of a list that are in force on a day, in the order of the file; undefined where nobody loaded the list. */
export async function readCodes(
  trx: Trx,
  list: AgencyCodeList,
  today: CalendarDay,
): Promise<LoadedCode[] | undefined> {
  const newest = await trx
    .selectFrom('agency_code_lists')
    .select('codes')
    .where('list', '=', list)
    .orderBy('load_number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    newest &&
    Codes.parse(newest.codes).filter(
      ({ from, until }) => (!from || from <= today) && (!until || until >= today),
    )
  )
}

/** The codes in force of those lists that are loaded, as rules ask for them. */
export async function knownCodes(
  trx: Trx,
  lists: readonly AgencyCodeList[],
  today: CalendarDay,
): Promise<Map<string, ReadonlySet<string>>> {
  const known = new Map<string, ReadonlySet<string>>()
  for (const list of lists) {
    const codes = await readCodes(trx, list, today)
    if (codes) known.set(list, new Set(codes.map(({ code }) => code)))
  }
  return known
}
