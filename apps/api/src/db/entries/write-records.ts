import type { DraftData } from '@edfe/domain/entry'
import { type RawBuilder, sql } from 'kysely'
import type { EntryScope } from './entry-scope.ts'
import { projectRecords, RECORD_TABLES, type RecordRow, type RecordTable } from './project-entry.ts'

/**
 * Brings the record tables from one stored draft to the next, writing only rows that differ. Nothing is read: what
 * stands in the tables is what the earlier draft projects to.
 */
export async function writeRecords(
  scope: EntryScope,
  entryId: string,
  before: DraftData,
  after: DraftData,
): Promise<void> {
  const old = projectRecords(before)
  const next = projectRecords(after)
  for (const table of Object.keys(RECORD_TABLES) as RecordTable[]) {
    const { changed, removed } = difference(table, old[table], next[table])
    if (removed.length > 0) await remove(scope, entryId, table, removed)
    if (changed.length > 0) await upsert(scope, entryId, table, changed)
  }
}

const keyOf = (table: RecordTable, row: RecordRow): string =>
  RECORD_TABLES[table].key.map((column) => row[column]).join('\u0000')

function difference(table: RecordTable, before: RecordRow[], after: RecordRow[]) {
  const old = new Map(before.map((row) => [keyOf(table, row), JSON.stringify(row)]))
  const changed = after.filter((row) => old.get(keyOf(table, row)) !== JSON.stringify(row))
  const kept = new Set(after.map((row) => keyOf(table, row)))
  return { changed, removed: before.filter((row) => !kept.has(keyOf(table, row))) }
}

const list = (columns: readonly string[], part: (column: string) => RawBuilder<unknown>) =>
  sql.join(columns.map(part))

async function upsert({ trx, orgId }: EntryScope, entryId: string, table: RecordTable, rows: RecordRow[]) {
  const { key, columns } = RECORD_TABLES[table]
  const all = ['org_id', 'entry_id', ...key, ...columns]
  const json = JSON.stringify(rows.map((row) => ({ ...row, org_id: orgId, entry_id: entryId })))
  await sql`
    insert into ${sql.table(table)} (${list(all, sql.ref)})
    select ${list(all, sql.ref)} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
    on conflict (${list(['org_id', 'entry_id', ...key], sql.ref)}) do update
    set ${list(columns, (column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`)}`.execute(trx)
}

async function remove({ trx, orgId }: EntryScope, entryId: string, table: RecordTable, rows: RecordRow[]) {
  const [column] = RECORD_TABLES[table].key
  const ofRow = column
    ? sql`and ${sql.ref(column)} in (select jsonb_array_elements_text(${JSON.stringify(rows.map((row) => row[column]))}::jsonb))`
    : sql``
  await sql`delete from ${sql.table(table)} where org_id = ${orgId} and entry_id = ${entryId} ${ofRow}`.execute(
    trx,
  )
}
