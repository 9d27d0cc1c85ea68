import { isEntryNumber } from '@edfe/domain/entry'
import { SPECIFICATION_PROFILE } from '@edfe/domain/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenantTransaction } from '../src/db/tenant.ts'
import { createCaseOne, createEntry, ON_CASE_ONE_DAY, patch, readEntry, submit } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let other: Team

beforeAll(async () => {
  app = await startApp({ env: ON_CASE_ONE_DAY })
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

test('a save without the version it started from is refused', async () => {
  const entry = await createEntry(app, team.preparer)
  const answer = await app.call('PATCH', `/api/entries/${entry.id}`, {
    as: team.preparer,
    body: { draft_data: { header: { port_code: '2704' } } },
  })
  expect(answer.status).toBe(400)
})

test('a save merges its section, normalises it, derives the type and writes the columns', async () => {
  const entry = await createCaseOne(app, team.preparer)
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
  const { body } = await patch(app, team.preparer, entry, { header: { port_code: 'ny 10' } })
  expect(body.entry.draft_data.header).toMatchObject({ port_code: 'NY10', entry_type: '01' })
})

test('the records of the data layer follow the draft, and only rows that changed are written', async () => {
  const entry = await createCaseOne(app, team.preparer)
  const [line] = entry.draft_data.line_items
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
  await patch(app, team.preparer, saved.body.entry, {
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

test('the second of two who save the same version sees who saved first and what stands now', async () => {
  const entry = await createEntry(app, team.preparer)
  const first = await patch(app, team.approver, entry, { shipment_origin: { bill_of_lading: 'ABCD1' } })
  expect(first.status).toBe(200)
  const second = await patch(app, team.preparer, entry, { shipment_origin: { bill_of_lading: 'ABCD2' } })
  expect(second.status).toBe(409)
  expect(second.body.code).toBe('draft_conflict')
  expect(second.body.message).toMatch(
    /^Someone else saved newer transport changes\. .* Last change by Arno Approver at \d{1,2}:\d{2} [AP]M\.$/,
  )
  expect(second.body.details).toMatchObject({
    updated_at: first.body.entry.updated_at,
    updated_by: { name: 'Arno Approver' },
    entry: { draft_data: { shipment_origin: { bill_of_lading: 'ABCD1' } } },
  })
  const { body } = await app.call('GET', `/api/entries/${entry.id}/activities`, { as: team.auditor })
  expect(body.activities[0]).toMatchObject({
    activity_type: 'draft_conflict',
    user: { name: 'Petra Preparer' },
  })
})

test('of two saves at once one stands and the other is told', async () => {
  const entry = await createEntry(app, team.preparer)
  const answers = await Promise.all([
    patch(app, team.preparer, entry, { header: { port_code: '2704' } }),
    patch(app, team.approver, entry, { header: { port_code: '2709' } }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a change after signing takes signature, acknowledgement and the validated status away', async () => {
  const entry = await createCaseOne(app, team.preparer)
  const review = await app.call('POST', `/api/entries/${entry.id}/final-review`, {
    as: team.preparer,
    body: { acknowledge: true },
  })
  const validated = await app.call('POST', `/api/entries/${entry.id}/status`, {
    as: team.preparer,
    body: { status: 'validated', expected_updated_at: review.body.entry.updated_at },
  })
  expect(validated.body.entry).toMatchObject({ status: 'validated', validation_status: 'passed' })
  const { body } = await patch(app, team.preparer, validated.body.entry, { header: { port_code: '2709' } })
  expect(body.entry).toMatchObject({
    status: 'draft',
    previous_status: 'validated',
    validation_status: 'pending',
  })
  expect(body.entry.draft_data.totals_declarations.declarant_signature).toBe('')
  expect(body.entry.draft_data.final_review.acknowledged).toBe(false)
})

test('an acknowledgement cannot be written past the review', async () => {
  const entry = await createEntry(app, team.preparer)
  const { body } = await patch(app, team.preparer, entry, {
    header: { port_code: '2704' },
    final_review: { acknowledged: true, declarant_role: 'preparer' },
  })
  expect(body.entry.draft_data.final_review).toEqual({ declarant_role: 'preparer' })
})

test('an entry with errors is neither validated nor submitted, and the answer lists them', async () => {
  const entry = await createEntry(app, team.preparer)
  const answer = await submit(app, team.approver, entry)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({
    code: 'STATUS_VALIDATION_FAILED',
    message: 'Status validation failed: resolve blocking issues before continuing.',
  })
  expect(answer.body.details.issues.length).toBeGreaterThan(5)
  expect((await readEntry(app, team.preparer, entry.id)).status).toBe('draft')
})

test('a preparer validates but does not submit, and a role that is not the member’s own does not sign', async () => {
  const entry = await createCaseOne(app, team.preparer)
  const refused = await submit(app, team.preparer, entry, 'preparer')
  expect(refused.status).toBe(403)
  expect(refused.body).toEqual({
    code: 'PERMISSION_DENIED',
    message: 'Insufficient permissions for status change.',
  })
  const wrongRole = await submit(app, team.approver, entry, 'admin')
  expect(wrongRole.body).toMatchObject({
    code: 'DECLARATION_INVALID',
    message: 'Status validation failed: declaration requirements not met',
    details: { reasons: ['Declarant role is not authorized to certify this entry'] },
  })
})

test('a submitted entry is read-only, and nothing of a refused submission remains', async () => {
  const entry = await createCaseOne(app, team.preparer)
  const refused = await submit(app, team.approver, { ...entry, updated_at: '2020-01-01T00:00:00.000Z' })
  expect(refused.body.code).toBe('draft_conflict')
  expect(refused.body.message).toContain(
    'Another user changed the entry status before your update completed.',
  )
  const count = () =>
    inTeam((trx) => trx.selectFrom('submissions').select('id').where('entry_id', '=', entry.id).execute())
  expect(await count()).toHaveLength(0)
  const submitted = await submit(app, team.admin, entry, 'admin')
  expect(submitted.status).toBe(200)
  expect(await count()).toHaveLength(1)
  const late = await patch(app, team.preparer, submitted.body.entry, { header: { port_code: '2709' } })
  expect(late.status).toBe(409)
  expect(late.body.code).toBe('entry_not_editable')
  const twice = await submit(app, team.admin, submitted.body.entry, 'admin')
  expect(twice.body).toEqual({ code: 'ALREADY_SUBMITTED', message: 'Entry already submitted' })
  const backwards = await app.call('POST', `/api/entries/${entry.id}/status`, {
    as: team.admin,
    body: { status: 'draft' },
  })
  expect(backwards.body.message).toBe('Invalid status transition: submitted → draft')
})

test('a social security number is sealed in the database, masked for readers and in the snapshot', async () => {
  const entry = await createCaseOne(app, team.preparer, {
    parties: { importer_number: '123-45-6789', location_of_goods: 'Y292' },
  })
  expect(entry.draft_data.parties.importer_number).toBe('123-45-6789')
  const reader = await readEntry(app, team.auditor, entry.id)
  expect(reader.draft_data.parties.importer_number).toBe('***-**-6789')
  const made = await app.call('POST', `/api/entries/${entry.id}/snapshot`, { as: team.preparer })
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

test('archiving hides an entry from the list and restoring brings it back; a filed one is never deleted', async () => {
  const entry = await createEntry(app, team.preparer)
  const numbers = async (query: string) =>
    (await app.call('GET', `/api/entries?page_size=100&${query}`, { as: team.auditor })).body.entries.map(
      (row: { entry_number: string }) => row.entry_number,
    )
  const many = await app.call('POST', '/api/entries/archive', {
    as: team.preparer,
    body: { ids: [entry.id] },
  })
  expect(many.body.results).toEqual([{ id: entry.id, ok: true }])
  expect(await numbers('')).not.toContain(entry.entry_number)
  expect(await numbers('archived=true')).toContain(entry.entry_number)
  await app.call('POST', `/api/entries/${entry.id}/restore`, { as: team.preparer })
  expect(await numbers('')).toContain(entry.entry_number)
  expect((await app.call('DELETE', `/api/entries/${entry.id}`, { as: team.preparer })).status).toBe(204)
  expect((await app.call('GET', `/api/entries/${entry.id}`, { as: team.preparer })).status).toBe(404)
})

test('the list counts exactly, pages to its end, searches without regard to case and sorts by value', async () => {
  const fresh = await app.organization('List House')
  const entries = []
  for (let made = 0; made < 7; made += 1) entries.push(await createEntry(app, fresh.preparer))
  await patch(app, fresh.preparer, entries[3], {
    totals_declarations: { broker_name: 'Quayside Brokers' },
    line_items: [{ ...entries[3].draft_data.line_items[0], entered_value: '900' }],
  })
  const list = async (query: string) =>
    (await app.call('GET', `/api/entries?${query}`, { as: fresh.auditor })).body
  expect(await list('page_size=3')).toMatchObject({ total: 7, page: 1, page_size: 3 })
  const last = await list('page_size=3&page=3')
  expect(last.entries.map((row: { id: string }) => row.id)).toEqual([entries[0].id])
  expect((await list('page_size=3&page=4')).entries).toEqual([])
  expect((await list('q=quayside')).entries.map((row: { id: string }) => row.id)).toEqual([entries[3].id])
  const number: string = entries[5].entry_number
  const shown = `${number.slice(0, 3)}-${number.slice(3, 10)}`
  expect((await list(`q=${shown.toLowerCase()}`)).entries[0].id).toBe(entries[5].id)
  for (let at = 0; at + 5 <= number.length; at += 1) {
    const part = number.slice(at, at + 5)
    const found = (await list(`q=${part}&page_size=100`)).entries.map((row: { id: string }) => row.id)
    const having = entries.filter((entry) => entry.entry_number.includes(part)).map((entry) => entry.id)
    expect(found.toSorted()).toEqual(having.toSorted())
  }
  expect(await list('q=no%20such%20broker')).toMatchObject({ entries: [], total: 0 })
  expect((await list(`q=${number}&archived=true`)).total).toBe(0)
  expect((await list('q=7')).total).toBe(entries.filter((entry) => entry.entry_number.includes('7')).length)
  expect((await list('sort=value_total&order=desc')).entries[0].value_total).toBe('900.00')
  expect((await list('status=accepted')).total).toBe(0)
  expect((await list('range=today')).total).toBe(7)
  const csv = await app.call('GET', '/api/entries/export.csv?sort=entry_number&order=asc', {
    as: fresh.auditor,
  })
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body.split('\r\n')).toHaveLength(9)
  expect(csv.body).toContain('"Quayside Brokers"')
  const dashboard = await app.call('GET', '/api/dashboard', { as: fresh.auditor })
  expect(dashboard.body).toMatchObject({
    total_entries: 7,
    entries_this_month: 7,
    total_value: '900.00',
    draft_count: 7,
    average_clearance_seconds: null,
  })
  expect(dashboard.body.recent).toHaveLength(5)
})

test('an outsider finds no entry and changes none', async () => {
  const entry = await createEntry(app, team.preparer)
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { draft_data: { header: { port_code: '1' } }, expected_updated_at: entry.updated_at }],
    ['DELETE', '', undefined],
    ['POST', '/archive', undefined],
    ['POST', '/status', { status: 'validated' }],
    ['GET', '/filing', undefined],
    ['GET', '/bond', undefined],
    ['POST', '/final-review', {}],
  ] as const) {
    const answer = await app.call(method, `/api/entries/${entry.id}${path}`, { as: other.admin, body })
    expect([method, path, answer.status]).toEqual([method, path, 404])
  }
  expect(await readEntry(app, team.preparer, entry.id)).toMatchObject({ updated_at: entry.updated_at })
})

test('an auditor reads and changes nothing', async () => {
  const entry = await createEntry(app, team.preparer)
  expect((await app.call('POST', '/api/entries', { as: team.auditor })).status).toBe(403)
  const answer = await patch(app, team.auditor, entry, { header: { port_code: '2704' } })
  expect(answer.body).toMatchObject({ message: 'RLS policy violation: insufficient permissions.' })
})

test('progress of a step is kept without making a new version of the draft', async () => {
  const entry = await createEntry(app, team.preparer)
  const { body } = await app.call('PATCH', `/api/entries/${entry.id}/step-progress`, {
    as: team.preparer,
    body: { step: 'lines', status: 'complete', validationErrors: 0 },
  })
  expect(body.entry.step_progress.line_items).toMatchObject({ status: 'complete' })
  expect(body.entry.step_progress.line_items.completedAt).toBeDefined()
  expect(body.entry.updated_at).toBe(entry.updated_at)
})

test('lookups answer at most what was asked for and are not sent twice', async () => {
  const { body, headers } = await app.call('GET', '/api/lookups/port-codes?q=los&limit=3', {
    as: team.auditor,
  })
  expect(body.rows.length).toBeLessThanOrEqual(3)
  expect(body.total).toBeGreaterThanOrEqual(body.rows.length)
  const again = await app.call('GET', '/api/lookups/port-codes?q=los&limit=3', {
    as: team.auditor,
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.status).toBe(304)
})

test('an entry prints as CBP Form 7501 under its number', async () => {
  const entry = await createCaseOne(app, team.preparer)
  const { status, headers, body } = await app.call('GET', `/api/entries/${entry.id}/pdf`, {
    as: team.auditor,
  })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toContain(entry.entry_number.slice(3, 10))
  expect(body.startsWith('%PDF-')).toBe(true)
})

test('an exported entry comes back as a draft with the same content under a new number', async () => {
  const entry = await createCaseOne(app, team.preparer)
  const made = await app.call('POST', `/api/entries/${entry.id}/snapshot`, { as: team.preparer })
  expect(made.body.snapshot.version).toBe(1)
  const { payload } = made.body.snapshot
  const imported = await app.call('POST', '/api/entries/import', { as: team.preparer, body: payload })
  expect(imported.status).toBe(201)
  const copy = imported.body.entry
  expect(copy.entry_number).not.toBe(entry.entry_number)
  expect(copy).toMatchObject({
    status: 'draft',
    grand_total: '530.20',
    draft_data: { header: { port_code: '2704' } },
  })
})

test('a file with a wrong field is refused with its path, and nothing is made of it', async () => {
  const total = async () => (await app.call('GET', '/api/entries', { as: team.preparer })).body.total
  const before = await total()
  const body = { schema_version: '1.0', header: { port_code: '2704' }, lines: [{ htsus: '12' }] }
  const answer = await app.call('POST', '/api/entries/import', { as: team.preparer, body })
  expect(answer.status).toBe(422)
  const paths = answer.body.details.problems.map((problem: { path: string }) => problem.path)
  expect(paths).toContain('lines.0.htsus')
  expect(await total()).toBe(before)
})

test('the bond page is asked for by a surety bond and filled in from the standing bond', async () => {
  const entry = await createEntry(app, team.preparer)
  const bond = async () => (await app.call('GET', `/api/entries/${entry.id}/bond`, { as: team.auditor })).body
  expect(await bond()).toEqual({ bond: {}, standing_bond: null, needed: false })
  await app.call('PUT', '/api/organization/bond', {
    as: team.admin,
    body: { bond_number: '991234567', bond_amount: '50000.00', surety_contact: { name: 'Dana Whitlock' } },
  })
  await patch(app, team.preparer, entry, { header: { bond_type: '8', surety_no: '054' } })
  expect(await bond()).toMatchObject({
    needed: true,
    standing_bond: { bond_number: '991234567', contact_name: 'Dana Whitlock' },
  })
})
