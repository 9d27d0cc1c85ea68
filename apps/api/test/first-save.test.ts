import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tenantTransaction } from '../src/db/tenant.ts'
import { patch, readEntry } from './entry-steps.ts'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await app.organization('Harbour Trading')
})

const firstSave = (id: string, body: object = {}, as = team.preparer) =>
  app.answer('createEntry', { as, body: { id, ...body } })

const bill = (bill_of_lading: string) => ({ draft_data: { shipment_origin: { bill_of_lading } } })

const entryCount = async (): Promise<number> => (await app.ask('listEntries', { as: team.preparer })).total

/** Numbers of the organization that are used up. */
const numbersUsed = () =>
  tenantTransaction(app.engine.db, { orgId: team.orgId, userId: team.admin.userId }, async (trx) => {
    const { rows } = await sql<{ used: number }>`
      select coalesce(sum(next_sequence - 1), 0)::int as used from entry_number_ranges`.execute(trx)
    return rows[0]?.used
  })

test('what a new entry begins with is shown without a row and without a number', async () => {
  await app.ask('saveOrganization', {
    as: team.admin,
    body: { name: 'Harbour Trading LLC', importer_number: '12-345678900', default_port: '2704' },
  })
  const answered = await app.answer('getNewDraft', { as: team.preparer })
  expect(answered.status).toBe(200)
  expect(done(answered).draft_data).toMatchObject({
    header: { entry_type: '01', port_code: '2704', surety_no: '999' },
    parties: { importer_number: '12-345678900', importer_of_record: { name: 'Harbour Trading LLC' } },
    line_items: [{ line_number: 1 }],
  })
  expect(await entryCount()).toBe(0)
  expect(await numbersUsed()).toBe(0)
})

test('an auditor is not shown what a new entry begins with', async () => {
  expect((await app.answer('getNewDraft', { as: team.auditor })).status).toBe(403)
})

test('the first save makes the entry under the id of the client, with what was typed over the defaults', async () => {
  const id = randomUUID()
  const answer = await firstSave(id, {
    ...bill('EGLV142400123456'),
    navigation: 'save_and_continue',
    current_step: 'step-3',
    page: 'step-2',
  })
  expect(answer.status).toBe(201)
  expect(done(answer).entry).toMatchObject({
    id,
    current_step: 'step-3',
    navigation_state: { page: 'step-2' },
    draft_data: {
      header: { port_code: 'NY10' },
      shipment_origin: { bill_of_lading: 'EGLV142400123456' },
    },
  })
  expect(done(answer).entry.entry_number).toBe(done(answer).entry.draft_data.header!.entry_number)
  expect(await numbersUsed()).toBe(1)
})

test('a repeated first save saves to the same entry under the same number', async () => {
  const id = randomUUID()
  const first = await firstSave(id, bill('EGLV1'))
  const second = await firstSave(id, bill('EGLV12'))
  expect([first.status, second.status]).toEqual([201, 200])
  expect(done(second).entry).toMatchObject({
    id,
    entry_number: done(first).entry.entry_number,
    draft_data: { shipment_origin: { bill_of_lading: 'EGLV12' } },
  })
  expect(await entryCount()).toBe(1)
  expect(await numbersUsed()).toBe(1)
})

test('first saves of one id at the same moment make one entry', async () => {
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 4 }, () => firstSave(id, bill('EGLV1'))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201])
  expect(await entryCount()).toBe(1)
  expect(await numbersUsed()).toBe(1)
})

test('a first save that comes after another save is refused with both versions, and overwrites nothing', async () => {
  const id = randomUUID()
  const answer = await firstSave(id, bill('EGLV1'))
  await patch(app, team.approver, done(answer).entry, { shipment_origin: { bill_of_lading: 'EGLV2' } })
  const late = await firstSave(id, bill('EGLV3'))
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({
    code: 'draft_conflict',
    details: { entry: { id, draft_data: { shipment_origin: { bill_of_lading: 'EGLV2' } } } },
  })
  expect((await readEntry(app, team.preparer, id)).draft_data.shipment_origin!.bill_of_lading).toBe('EGLV2')
})

test('the id of an entry of another organization is refused, and that entry is untouched', async () => {
  const id = randomUUID()
  const stranger = await app.organization('Elsewhere Imports')
  const theirs = await firstSave(id, bill('EGLV1'), stranger.preparer)
  const answer = await firstSave(id, bill('EGLV9'))
  expect([answer.status, refusal(answer).code]).toEqual([409, '23505'])
  expect(await entryCount()).toBe(0)
  expect(await numbersUsed()).toBe(0)
  expect(await readEntry(app, stranger.preparer, id)).toEqual(done(theirs).entry)
})

test('a first save names what is wrong with it', async () => {
  const answered = await app.answer('createEntry', { as: team.preparer, body: { id: 'local-1' } })
  expect([answered.status, refusal(answered).code]).toEqual([400, 'validation_failed'])
})
