import type { Insertable } from 'kysely'
import type { Trx } from './engine.ts'
import type { Tables } from './tables.ts'

/** A statement takes 65,535 values, and no table here has 65 columns. */
const MOST_ROWS = 1000

/** Adds rows in their order, many by one statement. */
export async function insertRows<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += MOST_ROWS)
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + MOST_ROWS))
      .execute()
}
