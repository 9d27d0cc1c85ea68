import type { BodyOf } from '@edfe/contracts/operations'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenantTransaction } from '../src/db/tenant.ts'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, patch, readEntry } from './entry-steps.ts'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

const inTeam = <T>(work: Parameters<typeof tenantTransaction<T>>[2]) =>
  tenantTransaction(app.engine.db, { orgId: team.orgId, userId: team.admin.userId }, work)

test('a save without the version it started from is refused', async () => {
  const entry = await createEntry(app, team.preparer)
  const answer = await app.answer('saveEntry', {
    params: { id: entry.id },
    as: team.preparer,
    body: { draft_data: { header: { port_code: '2704' } } },
  })
  expect(answer.status).toBe(400)
})

test('a save merges its section, normalises it, derives the type and writes the columns', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  expect(entry).toMatchObject({
    type: 'formal',
    port_code: '2704',
    total_entered_value: '12129.00',
    total_duty: '473.03',
    total_other: '57.17',
    grand_total: '530.20',
    line_count: 1,
    broker_name: 'Alder & Finch Lighting LLC',
  })
  const answer = await patch(app, team.preparer, entry, { header: { port_code: 'ny 10' } })
  expect(done(answer).entry.draft_data.header).toMatchObject({ port_code: 'NY10', entry_type: '01' })
})

test('the records of the data layer follow the draft, and only rows that changed are written', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const line = entry.draft_data.line_items![0]!
  const second = { ...line, id: 'second', line_number: 2, entered_value: '100' }
  const saved = await patch(app, team.preparer, entry, { line_items: [line, second] })
  const read = () =>
    inTeam((trx) =>
      sql<{ line_id: string; written: string; entered_value_usd: string }>`
        select line_id, xmin::text as written, entered_value_usd::text from entry_lines
        where entry_id = ${entry.id} order by line_number`
        .execute(trx)
        .then(({ rows }) => rows),
    )
  const before = await read()
  expect(before.map((row) => row.entered_value_usd)).toEqual(['12129.00', '100.00'])
  await patch(app, team.preparer, done(saved).entry, {
    line_items: [line, { ...second, entered_value: '250' }],
  })
  const after = await read()
  expect(after[0]!.written).toBe(before[0]!.written)
  expect(after[1]!.entered_value_usd).toBe('250.00')
  const shipments = await inTeam((trx) =>
    sql`select country_of_origin, bl_awb from entry_shipments where entry_id = ${entry.id}`.execute(trx),
  )
  expect(shipments.rows).toEqual([{ country_of_origin: 'TWN', bl_awb: 'EGLV14260031845' }])
})

test('the second of two who save the same version sees who saved first and what is saved now', async () => {
  const entry = await createEntry(app, team.preparer)
  const first = await patch(app, team.approver, entry, { shipment_origin: { bill_of_lading: 'ABCD1' } })
  expect(first.status).toBe(200)
  const second = await patch(app, team.preparer, entry, { shipment_origin: { bill_of_lading: 'ABCD2' } })
  expect(second.status).toBe(409)
  expect(refusal(second).code).toBe('draft_conflict')
  expect(refusal(second).message).toMatch(
    /^Someone else saved newer transport changes\. .* Last change by Arno Approver at \d{1,2}:\d{2} [AP]M\.$/,
  )
  expect(refusal(second).details).toMatchObject({
    updated_at: done(first).entry.updated_at,
    updated_by: { name: 'Arno Approver' },
    entry: { draft_data: { shipment_origin: { bill_of_lading: 'ABCD1' } } },
  })
  const body = await app.ask('getActivities', { as: team.auditor, params: { id: entry.id } })
  expect(body.activities[0]).toMatchObject({
    activity_type: 'draft_conflict',
    user: { name: 'Petra Preparer' },
  })
})

test('of two saves at once one is kept and the other is refused', async () => {
  const entry = await createEntry(app, team.preparer)
  const answers = await Promise.all([
    patch(app, team.preparer, entry, { header: { port_code: '2704' } }),
    patch(app, team.approver, entry, { header: { port_code: '2709' } }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a change after signing takes signature, acknowledgement and the validated status away', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const review = await app.answer('reviewEntry', {
    params: { id: entry.id },
    as: team.preparer,
    body: { acknowledge: true },
  })
  const validated = await app.answer('changeStatus', {
    params: { id: entry.id },
    as: team.preparer,
    body: { status: 'validated', expected_updated_at: done(review).entry.updated_at },
  })
  expect(done(validated).entry).toMatchObject({ status: 'validated', validation_status: 'passed' })
  const answered = await patch(app, team.preparer, done(validated).entry, { header: { port_code: '2709' } })
  expect(done(answered).entry).toMatchObject({
    status: 'draft',
    previous_status: 'validated',
    validation_status: 'pending',
  })
  expect(done(answered).entry.draft_data.totals_declarations!.declarant_signature).toBe('')
  expect(done(answered).entry.draft_data.final_review!.acknowledged).toBe(false)
})

test('an acknowledgement cannot be written past the review', async () => {
  const entry = await createEntry(app, team.preparer)
  const answer = await patch(app, team.preparer, entry, {
    header: { port_code: '2704' },
    final_review: { acknowledged: true, declarant_role: 'preparer' },
  })
  expect(done(answer).entry.draft_data.final_review).toEqual({ declarant_role: 'preparer' })
})

test('a social security number is sealed in the database, masked for readers and in the snapshot', async () => {
  const entry = await createSampleEntry(app, team.preparer, {
    parties: { importer_number: '123-45-6789', location_of_goods: 'Y292' },
  })
  expect(entry.draft_data.parties!.importer_number).toBe('123-45-6789')
  const reader = await readEntry(app, team.auditor, entry.id)
  expect(reader.draft_data.parties!.importer_number).toBe('***-**-6789')
  const made = await app.answer('makeSnapshot', { as: team.preparer, params: { id: entry.id } })
  expect(JSON.stringify(made.body)).not.toContain('123-45-6789')
  const stored = await inTeam((trx) =>
    sql<{ text: string }>`
      select (select string_agg(e::text, '') from entries e) || (select string_agg(p::text, '') from entry_parties p)
        || (select string_agg(p::text, '') from entry_party_profiles p)
        || (select string_agg(s::text, '') from entry_json_snapshots s)
        || (select string_agg(a::text, '') from audit_events a) as text`.execute(trx),
  )
  expect(stored.rows[0]!.text).not.toContain('123-45-6789')
  expect(stored.rows[0]!.text).toContain('sealed:')
})

test('progress of a step is kept without making a new version of the draft', async () => {
  const entry = await createEntry(app, team.preparer)
  const body = await app.ask('saveStepProgress', {
    params: { id: entry.id },
    as: team.preparer,
    body: { step: 'lines', status: 'complete', validationErrors: 0 },
  })
  expect(body.entry.step_progress.line_items).toMatchObject({ status: 'complete' })
  expect(body.entry.step_progress.line_items!.completedAt).toBeDefined()
  expect(body.entry.updated_at).toBe(entry.updated_at)
})

test('a step that was skipped is skipped no more once it is completed by a save', async () => {
  const entry = await createEntry(app, team.preparer)
  const progress = async (body: Omit<BodyOf<'saveStepProgress'>, 'step'>) =>
    (
      await app.ask('saveStepProgress', {
        params: { id: entry.id },
        as: team.preparer,
        body: { step: 'header', ...body },
      })
    ).entry
  const skipped = await progress({ status: 'partial', skipped: true, validationErrors: 3 })
  expect(skipped.skip_flags).toEqual({ header: true })
  const finished = await progress({ status: 'valid', validationErrors: 0 })
  expect(finished.step_progress.header).toMatchObject({
    status: 'valid',
    skipped: false,
    validationErrors: 0,
  })
  expect(finished.skip_flags).toEqual({})
})

test('the bond page is asked for by a surety bond and filled in from the standing bond', async () => {
  const entry = await createEntry(app, team.preparer)
  const bond = async () => await app.ask('getEntryBond', { as: team.auditor, params: { id: entry.id } })
  expect(await bond()).toEqual({ bond: {}, standing_bond: null, needed: false })
  await app.ask('saveStandingBond', {
    as: team.admin,
    body: { bond_number: '991234567', bond_amount: '50000.00', surety_contact: { name: 'Dana Whitlock' } },
  })
  await patch(app, team.preparer, entry, { header: { bond_type: '8', surety_no: '054' } })
  expect(await bond()).toMatchObject({
    needed: true,
    standing_bond: { bond_number: '991234567', contact_name: 'Dana Whitlock' },
  })
})
