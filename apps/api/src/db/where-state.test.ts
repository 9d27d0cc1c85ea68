import { AT_CBP, ON_FILE, REJECTED, UNFILED } from '@edfe/domain/entry'
import { expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'

const sqlOf = (name: string) => readMigrations().find((migration) => migration.name.startsWith(name))?.sql

test('the indexes of entries have the conditions of the named sets', () => {
  for (const set of [ON_FILE, AT_CBP, REJECTED]) expect(sqlOf('0029')).toContain(`where ${set.sql()}`)
  expect(sqlOf('0001')).toContain(`where ${UNFILED.sql()} and not archived and entry_date is not null`)
})
