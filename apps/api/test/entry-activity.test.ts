import { PRESENCE_LASTS_MS } from '@edfe/contracts/activity/presence'
import type { CanonicalEntry } from '@edfe/domain/snapshot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, readEntry } from './entry-steps.ts'
import { done, refusal, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
let clock = Date.parse('2026-03-05T15:00:00Z')
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY, now: () => new Date(clock) })
  team = await app.organization()
})
afterAll(() => app.stop())

const say = (as: Visitor, id: string, body: object) =>
  app.answer('reportPresence', { as, params: { id }, body })
const editors = async (as: Visitor, id: string) =>
  (await app.ask('getPresence', { as, params: { id } })).editors.map(
    (editor) => `${editor.person.name} on ${editor.page}`,
  )

describe('two people on one entry', () => {
  test('see each other and the page that the other is on, but not themselves', async () => {
    const { id } = await createEntry(app, team.preparer)
    expect((await say(team.preparer, id, { page: 'step-3' })).body).toEqual({ editors: [] })
    clock += 1000
    const answer = await say(team.approver, id, { page: 'bond' })
    expect(done(answer).editors).toMatchObject([{ person: { name: 'Petra Preparer' }, page: 'step-3' }])
    expect(await editors(team.preparer, id)).toEqual(['Arno Approver on bond'])
    expect(await editors(team.auditor, id)).toEqual(['Petra Preparer on step-3', 'Arno Approver on bond'])
  })

  test('are gone when they leave, and when they have not been seen for a while', async () => {
    const { id } = await createEntry(app, team.preparer)
    await say(team.preparer, id, { page: 'step-1' })
    await say(team.approver, id, { page: 'step-1' })
    await say(team.approver, id, { page: 'step-1', leaving: true })
    expect(await editors(team.admin, id)).toEqual(['Petra Preparer on step-1'])
    clock += PRESENCE_LASTS_MS
    expect(await editors(team.admin, id)).toEqual([])
  })

  test('are there since they came, not since they were last seen', async () => {
    const { id } = await createEntry(app, team.preparer)
    const came = new Date(clock).toISOString()
    await say(team.preparer, id, { page: 'step-1' })
    clock += 20_000
    await say(team.preparer, id, { page: 'step-2' })
    const body = await app.ask('getPresence', { as: team.admin, params: { id } })
    expect(body.editors).toMatchObject([{ page: 'step-2', since: came }])
  })

  test('are there as long as one of their tabs is', async () => {
    const { id } = await createEntry(app, team.preparer)
    await say(team.preparer, id, { page: 'step-1', tab: 'one' })
    clock += 1000
    const second = await say(team.preparer, id, { page: 'bond', tab: 'two' })
    expect(done(second).editors).toMatchObject([{ page: 'step-1', mine: true }])
    expect(await editors(team.approver, id)).toEqual(['Petra Preparer on step-1', 'Petra Preparer on bond'])
    await say(team.preparer, id, { page: 'bond', tab: 'two', leaving: true })
    expect(await editors(team.approver, id)).toEqual(['Petra Preparer on step-1'])
  })

  test('hear at once of who comes and goes, and nothing of heartbeats', async () => {
    const { id } = await createEntry(app, team.preparer)
    const heard: string[] = []
    const { promise: left, resolve } = Promise.withResolvers<void>()
    const stop = app.app.live.subscribe(team.orgId, (message) => {
      if (message === 'refetch' || message.topic !== 'presence') return
      heard.push(message.id ?? '')
      if (heard.length === 2) resolve()
    })
    await say(team.preparer, id, { page: 'step-1' })
    clock += 15_000
    await say(team.preparer, id, { page: 'step-1' })
    await say(team.preparer, id, { page: 'step-1', leaving: true })
    await left
    stop()
    expect(heard).toEqual([id, id])
  })

  test('are only those who may edit', async () => {
    const { id } = await createEntry(app, team.preparer)
    expect((await say(team.auditor, id, { page: 'step-1' })).status).toBe(403)
    expect(await say(team.preparer, id, { page: 'Step 1' })).toMatchObject({ status: 400 })
  })
})

describe('canonical JSON', () => {
  const snapshot = (id: string) => app.answer('makeSnapshot', { as: team.preparer, params: { id } })
  const versions = async (id: string) =>
    (await app.ask('listSnapshots', { as: team.auditor, params: { id } })).snapshots

  test('is kept in every version, the newest first', async () => {
    const { id } = await createSampleEntry(app, team.preparer)
    expect(await versions(id)).toEqual([])
    const first = { as: team.auditor, params: { id, version: 1 } }
    expect(refusal(await app.answer('getSnapshotVersion', first))).toEqual({
      code: 'snapshot_not_found',
      message: 'Canonical JSON not available for this entry.',
    })
    await snapshot(id)
    await snapshot(id)
    expect(await versions(id)).toMatchObject([
      { version: 2, schema_version: '1.0', generated_by: { name: 'Petra Preparer' } },
      { version: 1 },
    ])
    expect((await app.ask('getSnapshotVersion', first)).snapshot).toMatchObject({
      entry_id: id,
      version: 1,
      payload: { version: 1 },
    })
  })

  test('of an imported entry is that of the entry which it came from, but for number and signature', async () => {
    const { id } = await createSampleEntry(app, team.preparer)
    const payload = done(await snapshot(id)).snapshot.payload as unknown as CanonicalEntry
    const imported = await app.answer('importEntry', { as: team.preparer, body: payload })
    expect(done(imported).notes).toEqual([
      {
        path: 'declaration.signature',
        message: 'The declaration is not imported. Sign it again in step 5.',
      },
    ])
    const copy = done(await snapshot(done(imported).entry.id)).snapshot.payload
    const { header, declaration, issues, summary, generated_at, ...same } = payload
    expect(copy).toMatchObject(same)
    expect(copy.header).toEqual({ ...header, entry_number: done(imported).entry.entry_number })
    expect(copy.declaration).toMatchObject({
      declarant_name: declaration.declarant_name,
      signature: '',
      ior_agent: false,
    })
    expect(await readEntry(app, team.preparer, done(imported).entry.id)).toMatchObject({ status: 'draft' })
  })
})

test('many entries are validated with a line for each as soon as it is judged', async () => {
  const clean = await createSampleEntry(app, team.preparer)
  const bare = await createEntry(app, team.preparer)
  const unknown = '00000000-0000-4000-8000-000000000000'
  const ids = [clean.id, bare.id, unknown]
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/entries/validate-stream',
    headers: { cookie: team.preparer.cookie },
    payload: { ids },
  })
  expect(response.headers['content-type']).toContain('application/x-ndjson')
  const lines = response.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ id, done, total }) => [id, done, total])).toEqual(ids.map((id, at) => [id, at + 1, 3]))
  expect(lines[0]).toMatchObject({ blocking_error_count: 0 })
  expect(lines[1]).toMatchObject({ validation_status: 'failed' })
  expect(lines[2]).toMatchObject({ message: 'Entry not found' })
})
