import { checkDigit, isEntryNumber } from '@edfe/domain/entry'
import { SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenantTransaction } from '../src/db/tenant.ts'
import { createEntry, type EntryBody, ON_SAMPLE_DAY } from './entry-steps.ts'
import { done, refusal, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

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
    await app.ask('saveOrganization', { as: admin, body: { name: 'Same filer', cbp_filer_code: 'B76' } })
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

/** Seven digits of a release, with filer code and check digit. */
const released = (digits: string, filer = 'B76') =>
  `${filer}${digits}${checkDigit(`${filer}${digits}`, SPECIFICATION_PROFILE)}`
const type = (as: Visitor, entry: EntryBody, entry_number: string) =>
  app.answer('numberEntry', {
    params: { id: entry.id },
    as,
    body: { entry_number, expected_updated_at: entry.updated_at },
  })

describe('an entry whose goods are released already', () => {
  test('takes the typed number in place of the proposed one, on every record', async () => {
    const entry = await createEntry(app, team.preparer)
    const number = released('9000001')
    const typed = `${number.slice(0, 3)}-${number.slice(3, 10)}-${number.slice(10)}`
    const answer = await type(team.preparer, entry, typed)
    expect(answer.status).toBe(200)
    expect(done(answer).entry).toMatchObject({
      entry_number: number,
      draft_data: { header: { entry_number: number } },
    })
    const history = await app.ask('getActivities', { as: team.admin, params: { id: entry.id } })
    expect(history.activities.map((each) => each.activity_type)).toContain('number_changed')
  })

  test('a number of another shape, filer or check digit is refused with its reason', async () => {
    const entry = await createEntry(app, team.preparer)
    const wrong = released('9000002')
    const number = wrong.slice(0, 10) + ((Number(wrong[10]) + 1) % 10)
    const refusals: [string, string][] = [
      [
        'B76-123',
        'Entry Number must be 11 characters (3-char filer code + 7-digit number + 1 check digit). Format: XXX-NNNNNNN-D',
      ],
      ['B76-45500A0-1', 'Entry number must be 7 digits'],
      [
        released('9000002', 'EKH'),
        'The number does not begin with the filer code of your organization, B76.',
      ],
      [number, `Entry Number check digit mismatch; expected '${wrong[10]}' per 7501 Appendix 1`],
    ]
    for (const [refused, message] of refusals) {
      expect(await type(team.preparer, entry, refused)).toMatchObject({
        status: 422,
        body: { code: 'entry_number_invalid', message },
      })
    }
  })

  test('a number belongs to one entry, also across organizations of one filer', async () => {
    const number = released('9000003')
    await type(team.preparer, await createEntry(app, team.preparer), number)
    for (const { preparer } of [team, other]) {
      expect(await type(preparer, await createEntry(app, preparer), number)).toMatchObject({
        status: 409,
        body: { code: 'entry_number_taken' },
      })
    }
  })

  test('a number that another organization of the filer will come to is not given away', async () => {
    const { entry_number } = await createEntry(app, other.preparer)
    const next = released(String(Number(entry_number.slice(3, 10)) + 1).padStart(7, '0'))
    expect(await type(team.preparer, await createEntry(app, team.preparer), next)).toMatchObject({
      status: 409,
      body: { code: 'entry_number_taken' },
    })
    expect((await createEntry(app, other.preparer)).entry_number).toBe(next)
  })

  test('numbers that were typed ahead are passed over when the next one is proposed', async () => {
    const { entry_number } = await createEntry(app, team.preparer)
    const next = Number(entry_number.slice(3, 10)) + 1
    for (const ahead of [1, 2, 3, 4]) {
      await type(
        team.preparer,
        await createEntry(app, team.preparer),
        released(`${next + 5 + ahead}`.padStart(7, '0')),
      )
    }
    const proposed = await Promise.all([1, 2].map(() => createEntry(app, team.preparer)))
    const numbers = proposed.map((entry) => Number(entry.entry_number.slice(3, 10))).sort((a, b) => a - b)
    expect(numbers).toEqual([next + 4, next + 5])
    expect(Number((await createEntry(app, team.preparer)).entry_number.slice(3, 10))).toBe(next + 10)
  })

  test('a number typed over an older version is a conflict', async () => {
    const entry = await createEntry(app, team.preparer)
    await type(team.preparer, entry, released('9000006'))
    expect(refusal(await type(team.preparer, entry, released('9000007'))).code).toBe('draft_conflict')
  })
})
