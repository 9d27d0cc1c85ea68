import type { DraftData } from '@edfe/domain/entry'
import { type RawBuilder, sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'
import {
  projectRecords,
  RECORD_TABLES,
  RECORDS_VERSION,
  type RecordRow,
  type RecordTable,
  type Stamp,
} from './project-entry.ts'

interface Before {
  draft: DraftData
  /** The projection that wrote the rows; undefined for a new entry, which has none. */
  version?: number
}

/**
 * Brings the record tables from one stored draft to the next, writing only rows that differ, all of them after an
 * older projection. Nothing is read: the tables hold what the earlier draft projects to. The parties
 * that were written are the answer.
 */
export async function writeRecords(
  scope: RequestScope,
  entryId: string,
  before: Before,
  after: DraftData,
): Promise<RecordRow[]> {
  const old = projectRecords(before.draft)
  const next = projectRecords(after)
  const isOld = before.version !== undefined && before.version !== RECORDS_VERSION
  let parties: RecordRow[] = []
  for (const table of Object.keys(RECORD_TABLES) as RecordTable[]) {
    const { changed, removed } = difference(table, old[table], next[table])
    const rows = isOld ? next[table] : changed
    if (removed.length > 0) await remove(scope, entryId, table, removed)
    if (rows.length > 0) await upsert(scope, entryId, table, rows)
    if (table === 'entry_parties') parties = rows
  }
  return parties
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

async function upsert(
  { trx, org, now }: RequestScope,
  entryId: string,
  table: RecordTable,
  rows: RecordRow[],
) {
  const { key, columns, stamps = {} } = RECORD_TABLES[table]
  const all = ['org_id', 'entry_id', ...key, ...columns]
  const json = JSON.stringify(
    rows.map((row) => ({ ...stamped(row, stamps, now), org_id: org.id, entry_id: entryId })),
  )
  const set = columns.map((column) => {
    const stamp = stamps[column]
    return stamp
      ? keepStamp(table, column, stamp)
      : sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`
  })
  const time = DATED.has(table) ? [sql`updated_at = ${now}`] : []
  await sql`
    insert into ${sql.table(table)} (${list(all, sql.ref)})
    select ${list(all, sql.ref)} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
    on conflict (${list(['org_id', 'entry_id', ...key], sql.ref)}) do update
    set ${sql.join([...set, ...time])}`.execute(trx)
}

/** Tables that say when a row was written last. */
const DATED = new Set<RecordTable>(['entry_parties', 'entry_fee_summaries'])

/** A row with the time in each of its columns that holds one; a column without the object holds none. */
function stamped(row: RecordRow, stamps: Record<string, Stamp>, now: Date): RecordRow {
  const dated = { ...row }
  for (const [column, { within, key }] of Object.entries(stamps)) {
    const whole = structuredClone(row[column] ?? {}) as RecordRow
    const object = within.reduce<RecordRow | undefined>(
      (at, name) => at?.[name] as RecordRow | undefined,
      whole,
    )
    if (object) object[key] = now.toISOString()
    dated[column] = whole
  }
  return dated
}

/** Keeps the stored time where the object around it did not change. */
function keepStamp(table: RecordTable, column: string, { within, key }: Stamp): RawBuilder<unknown> {
  const path = `{${[...within, key].join(',')}}`
  const parent = `{${within.join(',')}}`
  const [stored, next] = [sql.ref(`${table}.${column}`), sql.ref(`excluded.${column}`)]
  return sql`${sql.ref(column)} = case
    when ${stored} #> ${parent}::text[] is not null
      and (${stored} #> ${parent}::text[]) - ${key}::text = (${next} #> ${parent}::text[]) - ${key}::text
      and ${stored} #> ${path}::text[] is not null
    then jsonb_set(${next}, ${path}::text[], ${stored} #> ${path}::text[])
    else ${next} end`
}

async function remove({ trx, org }: RequestScope, entryId: string, table: RecordTable, rows: RecordRow[]) {
  const [column] = RECORD_TABLES[table].key
  const ofRow = column
    ? sql`and ${sql.ref(column)} in (select jsonb_array_elements_text(${JSON.stringify(rows.map((row) => row[column]))}::jsonb))`
    : sql``
  await sql`delete from ${sql.table(table)} where org_id = ${org.id} and entry_id = ${entryId} ${ofRow}`.execute(
    trx,
  )
}
