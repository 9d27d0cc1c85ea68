import { readdirSync, readFileSync } from 'node:fs'
import { everyFieldDraft } from '@edfe/domain/test/fixtures'
import { describe, expect, test } from 'vitest'
import { projectRecords, RECORD_TABLES, RECORDS_VERSION, type RecordTable } from './project-entry.ts'

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url)
const sqlOf = (file: string) => readFileSync(new URL(file, MIGRATIONS), 'utf8')
const SQL = sqlOf('0001-baseline/09-projected-records.sql')
const LATER = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .map(sqlOf)
const NO_COLUMN = /^(primary key|foreign key|unique|constraint|check|$)/
/** Not projected: the keys and times of every row, and the look for duplicates of a party. */
const NOT_PROJECTED = ['org_id', 'entry_id', 'created_at', 'updated_at', 'duplicate_check']

/** The columns that later migrations add to a table. */
const addedColumns = (table: string): string[] =>
  LATER.flatMap((sql) => [...sql.matchAll(new RegExp(`alter table ${table}\\b([^;]*);`, 'g'))])
    .flatMap(([, body = '']) => [...body.matchAll(/add column (\w+)/g)])
    .map(([, column = '']) => column)

/** The columns that a table has, those that the database generates aside. */
function columnsOf(table: string): string[] {
  const [, body = ''] = new RegExp(`create table ${table} \\(\\n([^;]*)\\n\\)`).exec(SQL) ?? []
  const columns = body
    .replace(/^\s*--.*$/gm, '')
    .split(/,\n/)
    .map((definition) => definition.trim())
    .filter((definition) => !NO_COLUMN.test(definition) && !definition.includes('generated always as'))
    .map((definition) => definition.split(' ')[0]!)
    .filter((column) => !NOT_PROJECTED.includes(column))
  return [...columns, ...addedColumns(table)]
}

describe.each(Object.keys(RECORD_TABLES) as RecordTable[])('%s', (table) => {
  const { key, columns } = RECORD_TABLES[table]

  test('has the columns that a draft is projected to, and no other', () => {
    expect([...key, ...columns].sort()).toEqual(columnsOf(table).sort())
  })

  test('takes rows with these columns from an entry in which no field is empty', () => {
    const rows = projectRecords(everyFieldDraft())[table]
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(Object.keys(row).sort()).toEqual([...key, ...columns].sort())
  })
})

test('the version of the projection fits its column', () => {
  expect(RECORDS_VERSION).toBeGreaterThan(0)
  expect(RECORDS_VERSION).toBeLessThan(2 ** 15)
})
