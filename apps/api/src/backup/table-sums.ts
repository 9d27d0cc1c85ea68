import { z } from 'zod'
import type { RunSql } from '../db/engine.ts'

/** The number of rows or objects, and a sum over their content that does not depend on their order. */
export const Sum = z.object({ count: z.number(), sum: z.string() })
type Sum = z.output<typeof Sum>

/** The sums of tables, by `schema.table`. */
export type TableSums = Record<string, Sum>

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'auth', 'pgboss')
  order by 1`

/** Every table of the product, as `schema.table`. */
export const productTables = async (run: RunSql): Promise<string[]> =>
  (await run(TABLES)).rows.map(({ name }) => String(name))

/**
 * Counts and sums every table of the product, to compare a restored copy with what was copied. The connection must see
 * every row: row-level security would hide those of organizations.
 */
export async function sumTables(run: RunSql): Promise<TableSums> {
  // An instant reads the same whatever time zone the machine has.
  await run("select set_config('timezone', 'UTC', false)")
  const sums: TableSums = {}
  for (const name of await productTables(run)) {
    const { rows } = await run(
      `select count(*)::int as count, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum
       from ${name} t`,
    )
    sums[name] = Sum.parse(rows[0])
  }
  return sums
}

/** In which tables a restored copy differs from what was copied, as sentences. */
export function tableDifferences(copied: TableSums, restored: TableSums): string[] {
  const names = [...new Set([...Object.keys(copied), ...Object.keys(restored)])].sort()
  return names.flatMap((name) => {
    const before = copied[name]
    const after = restored[name]
    if (!before) return [`The table ${name} was not in the database.`]
    if (!after) return [`The table ${name} is missing.`]
    if (before.count !== after.count)
      return [`The table ${name} has ${after.count} rows in place of ${before.count}.`]
    return before.sum === after.sum ? [] : [`The rows of the table ${name} differ.`]
  })
}
