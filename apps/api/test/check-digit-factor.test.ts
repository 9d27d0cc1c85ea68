import { checkDigit } from '@edfe/domain/entry'
import { CBP_PROFILE, rulesProfile } from '@edfe/domain/profile'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tenantTransaction } from '../src/db/tenant.ts'
import {
  createSampleEntry,
  createSampleEntryByCbp,
  type EntryBody,
  readEntry,
  submit,
  until,
} from './entry-steps.ts'
import { done, type Team, type TestApp } from './harness.ts'
import { type Simulator, startWithCustoms } from './simulator.ts'

let app: TestApp & { simulator: Simulator }
let team: Team
beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_RULES: 'cbp' }, customs: { CUSTOMS_RULES: 'cbp' } })
})
beforeEach(async () => {
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

const save = (body: object, as = team.admin) =>
  app.answer('saveOrganization', { as, body: { name: 'Alder & Finch Lighting LLC', ...body } })
const digitOf = (number: string, factor: number) =>
  checkDigit(number.slice(0, 10), rulesProfile('cbp', factor))
const lastDigit = ({ entry_number }: EntryBody): string => entry_number.slice(10)
const review = async (entry: EntryBody): Promise<string[]> => {
  const body = await app.ask('reviewEntry', { as: team.preparer, params: { id: entry.id } })
  return body.final_review.issues.map(({ rule_id }) => rule_id)
}
const type = (entry: EntryBody, entry_number: string) =>
  app.answer('numberEntry', {
    params: { id: entry.id },
    as: team.preparer,
    body: { entry_number, expected_updated_at: entry.updated_at },
  })

test('an organization without a factor has 0, and new numbers the computed digit', async () => {
  const body = await app.ask('getOrganization', { as: team.auditor })
  expect(body.organization!.check_digit_factor).toBe(0)
  const entry = await createSampleEntry(app, team.preparer)
  expect(lastDigit(entry)).toBe(digitOf(entry.entry_number, 0))
})

test('an admin sets a factor of 0 to 9, which the audit log keeps', async () => {
  expect((await save({ check_digit_factor: 10 })).status).toBe(400)
  expect((await save({ check_digit_factor: 1.5 })).status).toBe(400)
  expect((await save({ check_digit_factor: 3 }, team.approver)).status).toBe(403)
  expect(done(await save({ check_digit_factor: 3 })).organization.check_digit_factor).toBe(3)
  expect(done(await save({})).organization.check_digit_factor).toBe(3)
  const body = await app.ask('listAuditEvents', { as: team.admin, query: { category: 'organization' } })
  expect(body.events).toContainEqual(
    expect.objectContaining({
      before_json: expect.objectContaining({ check_digit_factor: 0 }),
      after_json: expect.objectContaining({ check_digit_factor: 3 }),
    }),
  )
})

test('new numbers have the digit of the factor, and customs accepts an entry under one', async () => {
  await save({ check_digit_factor: 3 })
  const defaults = await app.ask('getEntryDefaults', { as: team.preparer })
  expect(defaults.check_digit_factor).toBe(3)
  const entry = await createSampleEntryByCbp(app, team.preparer)
  expect(lastDigit(entry)).toBe(digitOf(entry.entry_number, 3))
  expect(await review(entry)).not.toContain('HEADER_ENTRY_NUMBER_CHECK_DIGIT')
  expect((await submit(app, team.approver, await readEntry(app, team.preparer, entry.id))).status).toBe(200)
  const filed = await until(
    () => readEntry(app, team.preparer, entry.id),
    ({ status }) => status === 'accepted' || status === 'rejected',
  )
  expect(filed.status).toBe('accepted')

  const draft = await createSampleEntry(app, team.preparer)
  await save({ check_digit_factor: 4 })
  await until(
    () => readEntry(app, team.preparer, draft.id),
    ({ entry_number }) => entry_number !== draft.entry_number,
  )
  expect((await readEntry(app, team.preparer, entry.id)).entry_number).toBe(entry.entry_number)
})

test('an open draft gets the digit of a new factor; the number of a release that was typed stays', async () => {
  const proposed = await createSampleEntry(app, team.preparer)
  const other = await createSampleEntry(app, team.preparer)
  const base = `${other.entry_number.slice(0, 6)}9001`
  const typed = done(await type(other, base + checkDigit(base, CBP_PROFILE))).entry
  await save({ check_digit_factor: 3 })
  const renumbered = await until(
    () => readEntry(app, team.preparer, proposed.id),
    ({ entry_number }) => entry_number !== proposed.entry_number,
  )
  expect(renumbered.entry_number).toBe(proposed.entry_number.slice(0, 10) + digitOf(proposed.entry_number, 3))
  expect((await readEntry(app, team.preparer, typed.id)).entry_number).toBe(typed.entry_number)
  // CBP goes on to take the digits of the factors before.
  expect(await review(typed)).not.toContain('HEADER_ENTRY_NUMBER_CHECK_DIGIT')
})

test('the number of a release is taken with every offset up to the factor, and the database keeps which', async () => {
  await save({ check_digit_factor: 2 })
  const entry = await createSampleEntry(app, team.preparer)
  const base = `${entry.entry_number.slice(0, 6)}9002`
  expect((await type(entry, base + digitOf(base, 3))).status).toBe(422)
  expect((await type(entry, base + digitOf(base, 1))).status).toBe(200)
  const { rows } = await tenantTransaction(
    app.engine.db,
    { orgId: team.orgId, userId: team.admin.userId },
    (trx) => sql`select check_digit_offset from entries where id = ${entry.id}`.execute(trx),
  )
  expect(rows).toEqual([{ check_digit_offset: 1 }])
})

test("under the specification's rules the factor changes no number", async () => {
  await save({ rules_profile: 'specification' })
  const before = await createSampleEntry(app, team.preparer)
  await save({ rules_profile: 'specification', check_digit_factor: 3 })
  const defaults = await app.ask('getEntryDefaults', { as: team.preparer })
  expect(defaults.check_digit_factor).toBe(0)
  expect((await readEntry(app, team.preparer, before.id)).entry_number).toBe(before.entry_number)
})
