import { isEntryNumber } from '@edfe/domain/entry'
import { SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenantTransaction } from '../src/db/tenant.ts'
import { createEntry, ON_SAMPLE_DAY } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let other: Team

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
  other = await app.organization('Elsewhere Imports')
})
afterAll(() => app.stop())

const inTeam = <T>(work: Parameters<typeof tenantTransaction<T>>[2]) =>
  tenantTransaction(app.engine.db, { orgId: team.orgId, userId: team.admin.userId }, work)

test('a new entry has the specified defaults, a valid number of filer ZZZ and one empty line', async () => {
  const entry = await createEntry(app, team.preparer)
  expect(entry).toMatchObject({
    type: 'informal',
    entry_type: '01',
    port_code: 'NY10',
    status: 'draft',
    current_step: 'header',
    validation_status: 'pending',
    autosave_status: 'saved',
    draft_data: { header: { surety_no: '999', bond_type: '0' }, line_items: [{ line_number: 1 }] },
  })
  expect(entry.entry_number).toMatch(/^ZZZ/)
  expect(isEntryNumber(entry.entry_number, SPECIFICATION_PROFILE)).toBe(true)
})

test('twenty people who create at once get twenty numbers in sequence', async () => {
  const entries = await Promise.all(Array.from({ length: 20 }, () => createEntry(app, other.preparer)))
  const sequences = entries.map((entry) => Number(entry.entry_number.slice(6, 10))).sort((a, b) => a - b)
  expect(sequences).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

test('after sequence 9999 the organisation goes on under another prefix', async () => {
  const before = await createEntry(app, team.preparer)
  await inTeam((trx) => sql`update entry_number_ranges set next_sequence = 10000`.execute(trx))
  const after = await createEntry(app, team.preparer)
  expect(after.entry_number.slice(3, 6)).not.toBe(before.entry_number.slice(3, 6))
  expect(after.entry_number.slice(6, 10)).toBe('0001')
  const organization = await inTeam((trx) =>
    trx.selectFrom('organizations').select(['entry_id_prefix', 'next_entry_sequence']).executeTakeFirst(),
  )
  expect(organization).toEqual({
    entry_id_prefix: after.entry_number.slice(3, 6),
    next_entry_sequence: 2,
  })
})

test('two organisations under one filer code never share a prefix', async () => {
  const numbers = []
  for (const admin of [team.admin, other.admin]) {
    await app.call('PUT', '/api/organization', {
      as: admin,
      body: { name: 'Same filer', cbp_filer_code: 'B76' },
    })
    numbers.push((await createEntry(app, admin)).entry_number)
  }
  expect(numbers.map((number) => number.slice(0, 3))).toEqual(['B76', 'B76'])
  expect(new Set(numbers.map((number) => number.slice(0, 6))).size).toBe(2)
})

test('the database itself refuses an entry number whose check digit is wrong', async () => {
  const entry = await createEntry(app, team.preparer)
  const digit = (Number(entry.entry_number[10]) + 1) % 10
  const write = inTeam((trx) =>
    trx
      .updateTable('entries')
      .set({ entry_number: entry.entry_number.slice(0, 10) + digit })
      .where('id', '=', entry.id)
      .execute(),
  )
  await expect(write).rejects.toMatchObject({
    code: '23514',
    constraint: 'entries_entry_number_check_digit',
  })
})
