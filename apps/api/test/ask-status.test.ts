import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAboutSilentEntries } from '../src/customs/status-query/silent-entries.job.ts'
import { acceptedEntry, type CustomsApp, customsMessages, sendFromCustoms } from './customs-steps.ts'
import { createSampleEntry, readEntry, until } from './entry-steps.ts'
import type { Team } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team

beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2' } })
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

const rows = async (text: string) => (await app.engine.asOwner((run) => run(text))).rows
const ask = (id: string, as = team.approver) => app.answer('askStatus', { as, params: { id } })
const filing = (id: string, as = team.approver) => app.ask('getFiling', { as, params: { id } })
const heard = (id: string, count: number) => customsMessages(app, team, id, 'cargo_release', count)
const decide = (transmission_id: string, is_lost: boolean) =>
  sendFromCustoms(app, {
    application: 'SO',
    transmission_id,
    is_lost,
    actions: [
      { record: 'SO50', code: '93', narrative: 'BILL ON FILE' },
      { record: 'SO60', code: '98', narrative: 'RELEASED', release_date: '2026-03-05', time: '1300' },
    ],
  })
/** As if everything about an entry had happened earlier. */
const makeOlder = (id: string, hours: number) =>
  rows(`
    with sent as (update submissions set submitted_at = submitted_at - interval '${hours} hours'
      where entry_id = '${id}' returning id)
    update transmission_messages set at = at - interval '${hours} hours'
    where submission_id in (select id from sent)`)
const questions = (id: string) =>
  rows(`select state from submissions where entry_id = '${id}' and kind = 'status_query'`)
const releaseNotices = async () =>
  (await app.ask('listNotifications', { as: team.approver })).notifications.filter(
    ({ kind }) => kind === 'entry_released',
  ).length

test('a release whose notice was lost is found by asking, and nobody is notified twice when the notice comes', async () => {
  const entry = await acceptedEntry(app, team)
  const notified = await releaseNotices()
  await decide(entry.transmission, true)
  const asked = await ask(entry.id)
  expect(asked).toMatchObject({
    status: 200,
    body: { question: { latest: { state: 'queued', answered_at: null }, may_ask: true } },
  })
  const messages = await heard(entry.id, 5)
  expect(messages).toMatchObject([
    { kind: 'status_asked', title: 'Question to CBP', application: null, detail: null },
    { kind: 'sent', application: 'CQ', detail: 'The question about this entry and its bills.' },
    { kind: 'status_answered', application: 'C1', detail: '2 new statuses.' },
    { title: 'Bill on file', application: 'C1' },
    { title: 'Released', code: '98', tone: 'ok', application: 'C1' },
  ])
  expect(await readEntry(app, team.auditor, entry.id)).toMatchObject({
    status: 'accepted',
    release_status: 'released',
  })
  const { goods, question, dates } = await filing(entry.id)
  expect(goods).toMatchObject({ is_free: true, released_on: '2026-03-05', entry: [{ code: '98' }] })
  expect(question).toMatchObject({ latest: { state: 'answered' }, heard_at: expect.any(String) })
  expect(dates.released_at).not.toBeNull()
  expect(await releaseNotices()).toBe(notified + 1)

  await decide(entry.transmission, false)
  await heard(entry.id, 7)
  expect((await filing(entry.id)).goods).toMatchObject({
    entry: [{ code: '98' }],
    bills: [{ events: [{ code: '93' }] }],
  })
  expect(await releaseNotices()).toBe(notified + 1)

  await makeOlder(entry.id, 1)
  await ask(entry.id)
  const [, , again] = (await heard(entry.id, 10)).slice(-3)
  expect(again).toMatchObject({ kind: 'status_answered', detail: 'Nothing new.' })
})

test('one bill is asked about: the manifest answers beside it, and the entry stays as it was', async () => {
  const entry = await acceptedEntry(app, team)
  const askBill = (bill: string, as = team.approver) =>
    app.answer('askBillStatus', { as, params: { id: entry.id }, body: { bill } })
  expect(await askBill('ONEYHPHE48217600')).toMatchObject({ status: 409, body: { code: 'bill_not_askable' } })
  await decide(entry.transmission, false)
  await heard(entry.id, 2)
  const before = await filing(entry.id)
  const [named] = before.bill_questions
  expect(named).toMatchObject({ latest: null, answer: null })
  const bill = named!.bill
  expect((await askBill(bill, team.preparer)).status).toBe(403)
  expect(await askBill('MAEU123456')).toMatchObject({ status: 409, body: { code: 'bill_not_askable' } })
  expect(await askBill(bill)).toMatchObject({
    status: 200,
    body: {
      bill_questions: [{ bill, latest: { state: 'queued' }, answer: null }],
      question: { latest: null },
    },
  })
  const answered = await until(
    () => filing(entry.id),
    ({ bill_questions: [asked] }) => asked?.answer != null,
  )
  expect(answered.bill_questions).toMatchObject([
    {
      bill,
      latest: { state: 'answered' },
      answer: {
        table: 'wr5',
        events: [{ code: '69', title: 'Bill on file', tone: 'ok' }, { code: '1C' }],
        has_security_filing: false,
        problem: null,
      },
    },
  ])
  expect(answered.goods).toEqual(before.goods)
  expect(answered.question).toMatchObject({ latest: null, heard_at: before.question.heard_at })
  expect((await heard(entry.id, 5)).slice(-3)).toMatchObject([
    { kind: 'status_asked' },
    { kind: 'sent', application: 'CQ', detail: `The question about bill ${bill}.` },
    { kind: 'status_answered', detail: `Bill ${bill}: 2 statuses in the manifest.` },
  ])
  expect(await askBill(bill)).toMatchObject({ status: 429, body: { code: 'asked_recently' } })
  expect((await ask(entry.id)).status, 'the entry is another subject').toBe(200)
})

test('CBP is asked once a minute, by who may submit, about a filed entry', async () => {
  const draft = await createSampleEntry(app, team.preparer)
  expect(await ask(draft.id)).toMatchObject({ status: 409, body: { code: 'not_filed' } })
  const entry = await acceptedEntry(app, team)
  expect((await ask(entry.id, team.preparer)).status).toBe(403)
  expect((await ask(entry.id, team.auditor)).status).toBe(403)
  expect((await filing(entry.id, team.preparer)).question).toMatchObject({ may_ask: false, latest: null })
  const [first, second] = await Promise.all([ask(entry.id), ask(entry.id)])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  await until(
    () => filing(entry.id),
    ({ question }) => question.latest?.state === 'answered',
  )
  expect(await ask(entry.id)).toMatchObject({ status: 429, body: { code: 'asked_recently' } })
  expect((await questions(entry.id)).length).toBe(1)
})

test('an entry that CBP does not have says so and changes nothing', async () => {
  const entry = await acceptedEntry(app, team)
  await app.ask('deleteSummary', { as: team.approver, params: { id: entry.id } })
  await until(
    () => readEntry(app, team.auditor, entry.id),
    ({ deletion }) => deletion === 'deleted',
  )
  await ask(entry.id)
  const messages = await heard(entry.id, 3)
  expect(messages.at(-1)).toMatchObject({
    kind: 'status_unknown',
    tone: 'wait',
    title: 'The simulator could not answer the question',
    detail: '950 ENTRY RECORD NOT FOUND',
  })
  expect((await filing(entry.id)).goods).toBeNull()
})

test('of whom CBP said nothing for a day is asked about once, by however many servers, and again a day later', async () => {
  const silent = await acceptedEntry(app, team)
  const recent = await acceptedEntry(app, team)
  const released = await acceptedEntry(app, team)
  await decide(released.transmission, false)
  await heard(released.id, 2)
  await makeOlder(silent.id, 25)
  await makeOlder(released.id, 25)
  const parts = {
    settings: app.app.settings,
    engine: app.engine,
    entryServices: app.app.entryServices,
    logger: app.app.log,
  }
  const run = () => askAboutSilentEntries(parts, app.app.jobs)
  await Promise.all([run(), run()])
  await run()
  expect((await questions(silent.id)).length).toBe(1)
  expect([await questions(recent.id), await questions(released.id)]).toEqual([[], []])
  const [asked] = await heard(silent.id, 3)
  expect(asked).toMatchObject({ actor: 'system', detail: 'CBP said nothing of this entry for a day.' })
  await makeOlder(silent.id, 25)
  await run()
  expect((await questions(silent.id)).length).toBe(2)
  await makeOlder(silent.id, 30 * 24)
  await run()
  expect((await questions(silent.id)).length, 'after thirty days only people ask').toBe(2)
})
