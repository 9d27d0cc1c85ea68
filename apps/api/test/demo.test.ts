import type { EntryRow } from '@edfe/contracts/entries/entry-list'
import type { PartRow } from '@edfe/contracts/parts/parts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { PAST_SHIPMENTS } from '../src/demo/past-shipments.ts'
import { DEMO_ACCOUNT, seedDemo } from '../src/demo/seed-demo.ts'
import { ON_SAMPLE_DAY, until } from './entry-steps.ts'
import { startApp, type TestApp } from './harness.ts'
import { createSimulator, type Simulator } from './simulator.ts'

type Row = z.output<typeof EntryRow>

let simulator: Simulator
let app: TestApp
beforeAll(async () => {
  simulator = await createSimulator({ CUSTOMS_RULES: 'cbp', RELEASE_AFTER_SECONDS: '1' })
  await simulator.start()
  // As `npm run demo` starts it.
  const env = {
    ...ON_SAMPLE_DAY,
    CUSTOMS_RULES: 'cbp',
    CUSTOMS_GATEWAY_URL: simulator.url,
    CUSTOMS_POLL_SECONDS: '1',
  }
  app = await startApp({ env, workers: true })
})
afterAll(async () => {
  await app.stop()
  await simulator.stop()
})

test('the demonstration holds fourteen months of released entries, accepted ones, a rejected one, one that waits for an approver, and drafts', async () => {
  await seedDemo(app.app, simulator.url)
  const visitor = await app.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)
  const list = (query: string) => app.call('GET', `/api/entries?sort=created_at&${query}`, { as: visitor })
  const { body } = await until(
    () => list('order=desc'),
    (answer) => !answer.body.entries.some((entry: { status: string }) => entry.status === 'submitted'),
  )
  const statuses = body.entries.map((entry: { status: string }) => entry.status)
  expect(statuses.slice(0, 6).sort()).toEqual([
    'accepted',
    'accepted',
    'draft',
    'draft',
    'rejected',
    'validated',
  ])

  expect(body.counts.groups.at_cbp).toBe(1)
  const past = (await list('order=asc')).body.entries.slice(0, PAST_SHIPMENTS.length)
  expect(past.map((entry: Row) => [entry.entry_date, entry.created_at.slice(0, 10)])).toEqual(
    PAST_SHIPMENTS.map(({ entered }) => [entered, entered]),
  )
  for (const entry of past) expect(entry).toMatchObject({ status: 'accepted', release_status: 'released' })
  const { notifications } = (await app.call('GET', '/api/notifications', { as: visitor })).body
  for (const { href } of notifications)
    expect(past.map((entry: Row) => entry.id)).not.toContain(href.split('/')[2])
  const report = await app.call('GET', '/api/reports/duty?by=month', { as: visitor })
  expect(report.body.rows).toHaveLength(14)
  const { parts } = (await app.call('GET', '/api/parts', { as: visitor })).body
  expect(parts.map(({ part, used_in }: z.output<typeof PartRow>) => [part.part_number, used_in])).toEqual([
    ['CL-330', 5],
    ['GC-12', 2],
    ['GL-48', 5],
    ['WL-210', 7],
  ])
  const tasks = await app.call('GET', '/api/tasks?scope=all', { as: visitor })
  expect(tasks.body.tasks.map((task: { kind: string }) => task.kind).sort()).toEqual([
    'approve',
    'correct',
    'finish',
    'finish',
    'respond',
    'respond',
    'summary_due',
    'summary_due',
  ])
})

test('a second start leaves the demonstration as it is', async () => {
  await seedDemo(app.app, simulator.url)
  const visitor = await app.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)
  expect((await app.call('GET', '/api/entries', { as: visitor })).body.total).toBe(PAST_SHIPMENTS.length + 6)
})
