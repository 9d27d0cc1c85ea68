import { FALLBACK_FILER_CODE } from '@edfe/domain/entry'
import { sql } from 'kysely'
import type { Trx } from '../../db/engine.ts'

/**
 * True if another organization of the same filer numbers its entries under the prefix of a number. Row-level
 * security hides its range; the unique index shows it to an insert, which is undone.
 */
export async function isInForeignRange(trx: Trx, orgId: string, number: string): Promise<boolean> {
  const [filerCode, prefix] = [number.slice(0, 3), number.slice(3, 6)]
  if (filerCode === FALLBACK_FILER_CODE) return false
  const own = await trx
    .selectFrom('entry_number_ranges')
    .select('prefix')
    .where('org_id', '=', orgId)
    .where('filer_code', '=', filerCode)
    .where('prefix', '=', prefix)
    .executeTakeFirst()
  if (own) return false
  await sql`savepoint foreign_range`.execute(trx)
  const { rows } = await sql`
    insert into entry_number_ranges (org_id, filer_code, prefix) values (${orgId}, ${filerCode}, ${prefix})
    on conflict do nothing returning 1`.execute(trx)
  await sql`rollback to savepoint foreign_range`.execute(trx)
  return rows.length === 0
}
