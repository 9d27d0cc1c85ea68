import type { RunSql } from '../../db/engine.ts'
import { productTables } from '../table-sums.ts'

/**
 * The statements that the owner of fresh tables runs before and after loading a backup's rows, in one
 * transaction.
 */
interface LoadStatements {
  before: string[]
  after: string[]
}

const TRIGGERED = `
  select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal order by 1`

const FORCED = `
  select oid::regclass::text as name from pg_class where relforcerowsecurity and relkind in ('r', 'p') order by 1`

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, format('%I', conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conparentid = 0 order by 1, 2`

/**
 * Rows go in as they were stored and in any order: no trigger changes them once more, row-level security does not bind
 * the owner, and foreign keys are checked when all rows are in.
 */
export async function loadStatements(run: RunSql): Promise<LoadStatements> {
  // Names come out with their schemas.
  await run("select set_config('search_path', '', false)")
  const tables = await productTables(run)
  const triggered = (await run(TRIGGERED)).rows.map(({ name }) => `alter table ${String(name)}`)
  const forced = (await run(FORCED)).rows.map(({ name }) => `alter table ${String(name)}`)
  const keys = (await run(FOREIGN_KEYS)).rows.map(({ table, name, definition }) => ({
    drop: `alter table ${String(table)} drop constraint ${String(name)}`,
    add: `alter table ${String(table)} add constraint ${String(name)} ${String(definition)}`,
  }))
  return {
    before: [
      ...keys.map(({ drop }) => drop),
      ...triggered.map((alter) => `${alter} disable trigger user`),
      ...forced.map((alter) => `${alter} no force row level security`),
      // Rows that the migrations wrote.
      `truncate ${tables.join(', ')}`,
    ],
    after: [
      ...keys.map(({ add }) => add),
      ...triggered.map((alter) => `${alter} enable trigger user`),
      ...forced.map((alter) => `${alter} force row level security`),
    ],
  }
}
