import type { PGlite } from '@electric-sql/pglite'
import { productTables } from '../table-sums.ts'
import { type CarriedRows, isCarried, type MadeBy, type TableRows } from './carried.ts'

const COLUMNS = `
  select string_agg(format('%I', attname), ', ' order by attnum) as columns from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name from pg_sequences
  where schemaname in ('public', 'auth', 'pgboss') order by 1`

const PAGES = `
  select pages::int, greatest(1, (pages * $2::numeric / greatest(bytes, 1))::int) as step
  from (
    select pg_relation_size($1::regclass) / current_setting('block_size')::int as pages,
      pg_table_size($1::regclass) as bytes
  ) sizes`

/** Bytes of a table, with what is stored beside its pages, that are read at once. */
const READ_BYTES = 4_000_000

/** The rows of an embedded database, on a connection that sees all of them. */
export async function rowsOfEmbedded(pglite: PGlite): Promise<CarriedRows> {
  // The texts of numbers, days and instants that both kinds read alike.
  await pglite.exec("set timezone = 'UTC'; set datestyle = 'ISO'; set search_path = ''")
  return { madeBy: await madeBy(pglite), content: content(pglite) }
}

async function madeBy(pglite: PGlite): Promise<MadeBy> {
  const { rows } = await pglite.query<{ name: string }>('select name from public.schema_migrations')
  const queue = await pglite.query<{ version: number }>('select version from pgboss.version')
  return { migrations: rows.map(({ name }) => name), queueVersion: Number(queue.rows[0]?.version) }
}

/** The rows of a table in the order of its pages, as many pages at once as hold a few megabytes. */
async function* rowsOf(pglite: PGlite, table: string, columns: string): AsyncGenerator<string> {
  const { rows } = await pglite.query<{ pages: number; step: number }>(PAGES, [table, READ_BYTES])
  const { pages, step } = rows[0] ?? { pages: 0, step: 1 }
  for (let page = 0; page < pages; page += step) {
    const range = `ctid >= '(${page},0)' and ctid < '(${page + step},0)'`
    const { blob } = await pglite.query(
      `copy (select ${columns} from ${table} where ${range}) to '/dev/blob'`,
    )
    if (blob?.size) yield await blob.text()
  }
}

async function* content(pglite: PGlite): AsyncGenerator<TableRows | string> {
  const tables = await productTables(async (text) => pglite.query(text))
  for (const table of tables.filter(isCarried)) {
    const { rows } = await pglite.query<{ columns: string }>(COLUMNS, [table])
    const columns = String(rows[0]?.columns)
    for await (const rows of rowsOf(pglite, table, columns)) yield { table, columns, rows }
  }
  for (const { name } of (await pglite.query<{ name: string }>(SEQUENCES)).rows) {
    const { rows } = await pglite.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    )
    const { value, called } = rows[0] ?? { value: '1', called: false }
    yield `select pg_catalog.setval('${name}', ${value}, ${called})`
  }
}
