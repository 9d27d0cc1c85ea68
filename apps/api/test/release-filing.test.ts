import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStatusMessages } from '../src/customs/inbox/read-status-messages.ts'
import { createSampleEntry, ON_SAMPLE_DAY, patch, readEntry, submit } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp, type Visitor } from './harness.ts'
import { answered, answerTo, gatewayWith, RELEASED_FIRST, takeOn } from './release-steps.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbor Trading')
})
afterAll(() => app.stop())

const createEntry = () => createSampleEntry(app, team.preparer, RELEASED_FIRST)

const rows = async (text: string) => (await app.engine.asOwner((run) => run(text))).rows

const ask = (id: string, body: object, as: Visitor = team.approver) =>
  app.answer('requestRelease', { as, params: { id }, body })

const release = async (id: string) =>
  (await app.ask('getRelease', { as: team.auditor, params: { id } })).release!

const row = async (id: string) => {
  const { entries } = await app.ask('listEntries', { as: team.auditor, query: { page_size: 100 } })
  return entries.find((one) => one.id === id)
}

const sentActions = async (id: string) => {
  const { messages } = await app.ask('getTimeline', { as: team.auditor, params: { id } })
  return messages
    .filter(({ application }) => application === 'SE')
    .map(({ images }) => images![2]!.slice(0, 5))
}

test('a release is filed before its summary: the entry stays a draft, and its answer is kept', async () => {
  const { id } = await createEntry()
  expect(await release(id)).toMatchObject({ state: 'none', version: 0, requests: [], messages: [] })
  const asApprover = await app.ask('getRelease', { as: team.approver, params: { id } })
  expect(asApprover.release?.requests).toEqual([
    { request: 'add', refusal: null, is_referred: false, takes_security_filing: false },
  ])

  const words = async () => (await row(id))?.filings.map(({ filing, word }) => `${filing} ${word}`)
  expect(await words()).toEqual(['security notFiled', 'release notFiled', 'summary notFiled'])
  expect(done(await ask(id, { action: 'add' })).release).toMatchObject({ state: 'none', awaits: 'A' })
  expect(await words()).toEqual(['security notFiled', 'release sent', 'summary notFiled'])
  await answered(app, team, id)
  expect(await release(id)).toMatchObject({
    state: 'on_file',
    awaits: null,
    version: 1,
    messages: [{ action: 'A', outcome: 'accepted' }],
    filings: [{ filing: 'security' }, { filing: 'release', tone: 'wait' }, { filing: 'summary' }],
  })
  expect(await readEntry(app, team.auditor, id)).toMatchObject({ status: 'draft', summary_state: 'draft' })
  const { messages } = await app.ask('getTimeline', { as: team.auditor, params: { id } })
  expect(messages).toMatchObject([
    { stream: 'cargo_release', kind: 'release_asked', title: 'Release filed' },
    { stream: 'cargo_release', kind: 'sent', application: 'SE', detail: 'The cargo release.' },
    {
      stream: 'cargo_release',
      kind: 'release_accepted',
      application: 'SX',
      title: 'The simulator accepted the release',
      tone: 'ok',
    },
  ])
})

test('a rejected release is corrected and filed again; its conditions lead to the fields', async () => {
  const { id } = await createEntry()
  await ask(id, { action: 'add' })
  await answered(app, team, id, { faults: [{ condition: 'portMissing', index: 0 }] })
  expect(await release(id)).toMatchObject({
    state: 'rejected',
    conditions: [
      { path: 'header.port_code', severity: 'error', cbp_label: 'PLANNED PORT OF ENTRY REQUIRED' },
    ],
  })
  expect(done(await ask(id, { action: 'add' })).release).toMatchObject({ awaits: 'A' })
  await answered(app, team, id)
  expect(await release(id)).toMatchObject({ state: 'on_file', version: 1, conditions: [] })
  expect(await sentActions(id)).toEqual(['SE10A', 'SE10A'])
})

test('a release on file is replaced, its bills are updated, and it is canceled with a reason', async () => {
  const { id } = await createEntry()
  await ask(id, { action: 'add' })
  await answered(app, team, id)
  expect(await ask(id, { action: 'add' })).toMatchObject({ status: 409, body: { code: 'release_on_file' } })

  await ask(id, { action: 'replace' })
  await answered(app, team, id, { verdict: { outcome: 'rejected', condition: 'replaceAfterRelease' } })
  expect(await release(id)).toMatchObject({ state: 'on_file', version: 1, refused: 'R' })

  await ask(id, { action: 'update' })
  await answered(app, team, id)
  expect(await release(id)).toMatchObject({ state: 'on_file', version: 2, refused: null })

  expect(await ask(id, { action: 'cancel', reason: '12' })).toMatchObject({
    status: 422,
    body: { code: 'release_reason_not_allowed' },
  })
  expect(await ask(id, { action: 'cancel', reason: '03' })).toMatchObject({
    status: 422,
    body: { code: 'release_replacement_needed' },
  })
  await ask(id, { action: 'cancel', reason: '01' })
  await answered(app, team, id)
  expect(await release(id)).toMatchObject({ state: 'canceled' })
  expect(await ask(id, { action: 'add' })).toMatchObject({ status: 409, body: { code: 'release_canceled' } })
  expect(await sentActions(id)).toEqual(['SE10A', 'SE10R', 'SE10U', 'SE10D'])
})

test('what CBP leaves to a person is no acceptance', async () => {
  const { id } = await createEntry()
  await ask(id, { action: 'add' })
  await answered(app, team, id)
  await ask(id, { action: 'cancel', reason: '01' })
  await answered(app, team, id, { verdict: { outcome: 'referred' } })
  expect(await release(id)).toMatchObject({ state: 'on_file', under_review: 'D' })
  expect(await ask(id, { action: 'cancel', reason: '01' })).toMatchObject({
    status: 409,
    body: { code: 'release_under_review' },
  })
})

test('a release is filed once, however often it is asked for and sent', async () => {
  const { id } = await createEntry()
  const answers = await Promise.all([1, 2, 3].map(() => ask(id, { action: 'add' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await takeOn(
    app,
    team,
    id,
    gatewayWith(() => ({ kind: 'waiting' })),
  )
  expect(await release(id)).toMatchObject({ state: 'none', awaits: 'A' })
  await answered(app, team, id)
  await answered(app, team, id)
  expect((await release(id)).messages).toMatchObject([{ action: 'A', outcome: 'accepted' }])
  expect(await sentActions(id)).toEqual(['SE10A'])
})

test('an entry whose release is at CBP keeps its number, is not deleted, and is still edited', async () => {
  const entry = await createEntry()
  await ask(entry.id, { action: 'add' })
  const read = await readEntry(app, team.preparer, entry.id)
  expect(read.may).toMatchObject({ edit: true, delete: false })
  expect(await app.answer('deleteEntry', { as: team.preparer, params: { id: entry.id } })).toMatchObject({
    status: 409,
    body: { code: 'entry_not_deletable' },
  })
  expect(
    await app.answer('numberEntry', {
      as: team.preparer,
      params: { id: entry.id },
      body: { entry_number: 'ZZZ99999999', expected_updated_at: read.updated_at },
    }),
  ).toMatchObject({ status: 409, body: { code: 'entry_number_kept' } })
  expect(await patch(app, team.preparer, read, { header: { summary_date: '' } })).toMatchObject({
    status: 200,
  })
})

test('who may file, and what may be filed', async () => {
  const { id } = await createEntry()
  expect(await ask(id, { action: 'add' }, team.preparer)).toMatchObject({ status: 403 })
  const stranger = await app.organization('Another Trading')
  expect(await ask(id, { action: 'add' }, stranger.admin)).toMatchObject({ status: 404 })
  expect(await app.answer('getRelease', { as: stranger.admin, params: { id } })).toMatchObject({
    status: 404,
  })
  expect(await ask(id, { action: 'replace' })).toMatchObject({
    status: 409,
    body: { code: 'release_not_on_file' },
  })
  const elsewhere = await createSampleEntry(app, team.preparer)
  expect(await app.ask('getRelease', { as: team.auditor, params: { id: elsewhere.id } })).toEqual({
    release: null,
  })
  expect(await ask(elsewhere.id, { action: 'add' })).toMatchObject({
    status: 409,
    body: { code: 'release_not_first' },
  })
})

/** Reads a message of CBP that names a transmission. */
/** A notice of CBP about a release (SO), with what happened. */
const releaseNotice = (entryNumber: string, actions: readonly string[]): string[] =>
  [
    'A2704ZZZ      030526     SO',
    `B  2704${entryNumber.slice(0, 3)}SO`,
    `SO102704${entryNumber.slice(0, 3)}  ${entryNumber.slice(3)} 0107-4418290`,
    ...actions,
  ].map((record) => record.padEnd(80))

async function say(transmissionId: string, images: string[]) {
  const { entryServices: services, jobs } = app.app
  const message_id = randomUUID()
  await app.engine.asOwner((run) =>
    run(
      `insert into customs_inbox (id, transmission_id, application, images, received_at)
        values ($1, $2, '', $3, now())`,
      [message_id, transmissionId, services.sealing.encrypt(JSON.stringify(images))],
    ),
  )
  const gateway = gatewayWith(() => ({ kind: 'waiting' }))
  return readStatusMessages({ db: app.engine.db, gateway, jobs, services, publicUrl: '' }, [message_id])
}

test('a notice of CBP finds the draft by its release: released, and the summary is due ten working days later', async () => {
  const { id, entry_number } = await createEntry()
  await ask(id, { action: 'add' })
  await answered(app, team, id)
  const [submission] = await rows(`select id from submissions where entry_id = '${id}'`)
  const images = releaseNotice(entry_number, [`SO600219261012${'98RELEASED'.padEnd(42)}02192603`])
  expect(await say(String(submission?.id), images)).toEqual([])
  const { filings } = await release(id)
  expect(filings.slice(1)).toMatchObject([
    { state: 'Released 02/19/2026', tone: 'ok' },
    { due: '2026-03-05', tone: 'wait' },
  ])
  expect(await readEntry(app, team.auditor, id)).toMatchObject({
    status: 'draft',
    release_status: 'released',
    released_on: '2026-02-19',
  })
  expect(await row(id)).toMatchObject({
    filings: [
      { filing: 'security', word: 'notFiled' },
      { filing: 'release', word: 'released', day: '2026-02-19' },
      { filing: 'summary', word: 'due', day: '2026-03-05' },
    ],
    due: { kind: 'file', day: '2026-03-05' },
  })
  const { tasks } = await app.ask('listTasks', { as: team.approver, query: { scope: 'all', limit: 50 } })
  const own = tasks.filter(({ entry_id }) => entry_id === id)
  expect(own.map(({ kind, due_on }) => `${kind} ${due_on}`)).toEqual([
    'summary_due 2026-03-05',
    'finish 2026-03-05',
  ])
  const { deadlines } = await app.ask('listDeadlines', {
    as: team.auditor,
    query: { from: '2026-03-05', to: '2026-03-05' },
  })
  expect(deadlines).toMatchObject([{ kind: 'summary', day: '2026-03-05', entries: 1, entry: { id } }])
  const found = await app.ask('listEntries', { as: team.auditor, query: { deadline: 'summary:2026-03-05' } })
  expect(found.entries.map((one) => one.id)).toEqual([id])
})

test('a notice that says several things has its records once in the history', async () => {
  const { id, entry_number } = await createEntry()
  await ask(id, { action: 'add' })
  await answered(app, team, id)
  const [submission] = await rows(`select id from submissions where entry_id = '${id}'`)
  const images = releaseNotice(entry_number, [
    `SO600219261011${'97ADMISSIBLE'.padEnd(42)}`,
    `SO600219261012${'98RELEASED'.padEnd(42)}02192603`,
  ])
  await say(String(submission?.id), images)
  const { messages } = await app.ask('getTimeline', { as: team.auditor, params: { id } })
  const said = messages.filter(({ application }) => application === 'SO')
  expect(said.map(({ code, images: records }) => ({ code, records: records?.length }))).toEqual([
    { code: '97', records: 3 },
    { code: '98', records: undefined },
  ])
})

test('a summary carries the release: one message, two answers, and one may pass while the other fails', async () => {
  const file = async () => {
    const entry = await createSampleEntry(app, team.preparer, {
      ...RELEASED_FIRST,
      release: { ...RELEASED_FIRST.release, method: 'with_summary' },
    })
    expect((await release(entry.id)).filings[1]).toMatchObject({ filing: 'release', tone: 'neutral' })
    done(await submit(app, team.approver, entry))
    const sent = await rows(
      `select id, kind, carried_by, images from submissions where entry_id = '${entry.id}' order by kind desc`,
    )
    expect(sent).toMatchObject([
      { kind: 'summary', carried_by: null },
      { kind: 'release', carried_by: sent[0]?.id },
    ])
    return { id: entry.id, summary: sent[0]!, carried: sent[1]! }
  }
  const imagesOf = ({ images }: { images?: unknown }): string[] =>
    JSON.parse(app.app.entryServices.sealing.decrypt(String(images)))
  const rejected = await file()
  const records = imagesOf(rejected.summary)
  expect(records.find((image) => image.startsWith('10'))?.[39]).toBe('A')
  expect(records.some((image) => image.startsWith('SE30'))).toBe(true)
  const refusal = answerTo(imagesOf(rejected.carried), { faults: [{ condition: 'partyMissing', index: 0 }] })
  expect(await say(String(rejected.summary.id), refusal)).toEqual([])
  expect(await release(rejected.id)).toMatchObject({ state: 'rejected', conditions: [{ severity: 'error' }] })
  expect(await readEntry(app, team.auditor, rejected.id)).toMatchObject({ summary_state: 'sent' })

  const accepted = await file()
  expect(await say(String(accepted.summary.id), answerTo(imagesOf(accepted.carried)))).toEqual([])
  expect(await release(accepted.id)).toMatchObject({ state: 'on_file', version: 1, differences: [] })
})
