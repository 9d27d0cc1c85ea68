import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenantTransaction } from '../src/db/tenant.ts'
import { createEntry, type EntryBody, ON_SAMPLE_DAY, patch } from './entry-steps.ts'
import { type AnswerOf, done, refusal, startApp, type Team, type TestApp } from './harness.ts'

/** The sentences of specification 2§8 that the server answers with, to the letter. */

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

const OLD = '2020-01-01T00:00:00.000Z'
const LAST_CHANGE = / Last change by Arno Approver at \d{1,2}:\d{2} [AP]M\.$/

const stale = (entry: EntryBody): EntryBody => ({ ...entry, updated_at: OLD })

/** An entry that the approver saved last. */
async function savedByApprover(): Promise<EntryBody> {
  const entry = await createEntry(app, team.preparer)
  return done(await patch(app, team.approver, entry, { header: { port_code: '2704' } })).entry
}

/** The sentence without the name and time that follow it. */
const conflictOf = (answer: AnswerOf<'saveEntry' | 'clearDraft' | 'changeStatus'>) => {
  const { message } = refusal(answer, 'draft_conflict')
  expect(message).toMatch(LAST_CHANGE)
  return message.replace(LAST_CHANGE, '')
}

test('a header that somebody else saved first is not overwritten', async () => {
  const answer = await patch(app, team.preparer, stale(await savedByApprover()), { header: {} })
  expect(conflictOf(answer)).toBe(
    'Someone else saved newer changes to this entry. Refresh to review the latest draft or discard your local edits.',
  )
})

test('transport that somebody else saved first is not overwritten', async () => {
  const answer = await patch(app, team.preparer, stale(await savedByApprover()), { shipment_origin: {} })
  expect(conflictOf(answer)).toBe(
    'Someone else saved newer transport changes. Refresh to review the latest draft or discard your local edits.',
  )
})

test('a draft that somebody else changed is not cleared', async () => {
  const { id } = await savedByApprover()
  const answer = await app.answer('clearDraft', {
    params: { id },
    as: team.preparer,
    body: { part: 'all', expected_updated_at: OLD },
  })
  expect(conflictOf(answer)).toBe(
    'Someone else saved newer entry information before your request completed. Refresh to review the latest draft or discard your local edits.',
  )
})

test('the status of an entry that somebody else changed stays as it is', async () => {
  const { id } = await savedByApprover()
  const answer = await app.answer('changeStatus', {
    params: { id },
    as: team.preparer,
    body: { status: 'validated', expected_updated_at: OLD },
  })
  expect(conflictOf(answer)).toBe(
    'Another user changed the entry status before your update completed. Refresh to review the latest state before continuing.',
  )
})

test('a conflict with somebody whose name is no longer known says another user', async () => {
  const { id } = await savedByApprover()
  await app.engine.asOwner((run) => run(`update entries set updated_by = null where id = '${id}'`))
  const body = await app.ask('getEntry', { as: team.preparer, params: { id } })
  const answer = await patch(app, team.preparer, stale(body.entry), { header: {} })
  expect(refusal(answer).message).toMatch(/ Last change by another user at \d{1,2}:\d{2} [AP]M\.$/)
})

test('an assignee that is no user id is refused', async () => {
  const { id } = await createEntry(app, team.preparer)
  const answered = await app.answer('assignEntry', {
    params: { id },
    as: team.admin,
    body: { user_id: 'petra' },
  })
  expect(answered.status).toBe(400)
  expect(refusal(answered).message).toContain('Invalid user ID: petra')
})

test('canonical JSON of a draft whose port is blank is refused, and nothing is stored', async () => {
  const entry = await createEntry(app, team.preparer)
  await patch(app, team.preparer, entry, { header: { port_code: '' } })
  const params = { id: entry.id }
  const answered = await app.answer('makeSnapshot', { as: team.preparer, params })
  expect(answered.status).toBe(422)
  expect(refusal(answered).message).toMatch(/^Schema validation failed: header\.port_code: Is required\./)
  expect((await app.answer('getSnapshot', { as: team.preparer, params })).status).toBe(404)
})

test('an organization whose filer code has no number left creates no entry', async () => {
  const small = await app.organization('Small Imports')
  await createEntry(app, small.admin)
  await tenantTransaction(app.engine.db, { orgId: small.orgId, userId: small.admin.userId }, (trx) =>
    sql`
      insert into entry_number_ranges (org_id, filer_code, prefix, next_sequence)
      select ${small.orgId}::uuid, 'ZZZ', lpad(n::text, 3, '0'), 10000 from generate_series(0, 999) as n
      on conflict (org_id, filer_code, prefix) do update set next_sequence = 10000`.execute(trx),
  )
  const { status, body } = await app.answer('createEntry', { as: small.admin })
  expect(status).toBe(409)
  expect(body).toEqual({
    code: 'entry_numbers_used_up',
    message: 'Failed to generate entry number after multiple attempts',
  })
})
