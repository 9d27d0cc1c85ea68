import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntry, createSampleEntry, type EntryBody, ON_SAMPLE_DAY, submit } from './entry-steps.ts'
import { done, refusal, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

const pay = (as: Visitor, entry: EntryBody, paid_on: string | null) =>
  app.answer('recordPayment', { as, params: { id: entry.id }, body: { paid_on } })

/** The worked entry, filed, with the acceptance that an admin recorded by hand. */
async function accepted(): Promise<EntryBody> {
  const entry = await createSampleEntry(app, team.preparer)
  await submit(app, team.approver, entry)
  const body = { status: 'accepted', reason: 'The port called' }
  const answer = await app.answer('changeStatus', { as: team.admin, params: { id: entry.id }, body })
  return done(answer).entry
}

test('the day of payment of an accepted entry is recorded, changed and taken back, and each is in the history', async () => {
  const entry = await accepted()
  expect(entry).toMatchObject({ duty_paid_on: null, may: { record_payment: true } })
  const paid = await pay(team.preparer, entry, '2026-03-02')
  expect(done(paid).entry).toMatchObject({ duty_paid_on: '2026-03-02', updated_at: entry.updated_at })
  const back = await pay(team.preparer, entry, null)
  expect(done(back).entry.duty_paid_on).toBe(null)
  const body = await app.ask('getActivities', { as: team.auditor, params: { id: entry.id } })
  const recorded = body.activities.filter(({ activity_type }) => activity_type === 'payment_recorded')
  expect(recorded.map(({ activity_data }) => activity_data.paid_on).sort()).toEqual(['2026-03-02', null])
})

test('no payment is recorded before CBP decides, for a day to come, or by an auditor', async () => {
  const draft = await createEntry(app, team.preparer)
  expect(refusal(await pay(team.preparer, draft, '2026-03-02')).code).toBe('payment_not_due')
  const entry = await accepted()
  expect(await pay(team.preparer, entry, '2099-01-01')).toMatchObject({
    status: 422,
    body: { code: 'payment_in_future' },
  })
  expect((await pay(team.auditor, entry, '2026-03-02')).status).toBe(403)
})

test('no payment is recorded while CBP is asked to delete the summary', async () => {
  const entry = await accepted()
  await app.engine.asOwner((run) => run(`update entries set deletion = 'requested' where id = '${entry.id}'`))
  expect(await pay(team.preparer, entry, '2026-03-02')).toMatchObject({
    status: 409,
    body: { code: 'deletion_requested' },
  })
  const { entry: shown } = await app.ask('getEntry', { as: team.preparer, params: { id: entry.id } })
  expect(shown).toMatchObject({ duty_paid_on: null, may: { record_payment: false } })
})

test('a filed entry says when it was filed and when CBP decided, also by hand', async () => {
  const entry = await accepted()
  const body = await app.ask('getFiling', { as: team.auditor, params: { id: entry.id } })
  expect(body.dates).toEqual({
    filed_at: expect.any(String),
    accepted_at: entry.status_changed_at,
    rejected_at: null,
    released_at: null,
  })
})
