import type { QueryOf } from '@edfe/contracts/operations'
import { DRAFTS } from '@edfe/domain/entry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_TODAY } from '../../../scripts/lib/demo.mjs'
import { PAST_SHIPMENTS } from '../src/demo/past-shipments.ts'
import { DEMO_ACCOUNT, seedDemo } from '../src/demo/seed-demo.ts'
import { until } from './entry-steps.ts'
import { done, startApp, type TestApp } from './harness.ts'
import { createSimulator, type Simulator } from './simulator.ts'

/** Some thirty entries are filed and answered, one after the other. */
const SEEDING_MS = 240_000

let simulator: Simulator
let app: TestApp
beforeAll(async () => {
  simulator = await createSimulator({ CUSTOMS_RULES: 'cbp', RELEASE_AFTER_SECONDS: '1' })
  await simulator.start()
  // As `npm run demo` starts it.
  const env = {
    EDFE_TODAY: DEMO_TODAY,
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

test(
  'the demonstration holds half a year of released entries, accepted ones, a rejected one, one that waits for an approver, and drafts',
  async () => {
    await seedDemo(app.app, simulator.url)
    const visitor = await app.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)
    const list = (query: QueryOf<'listEntries'>) =>
      app.ask('listEntries', { as: visitor, query: { sort: 'created_at', ...query } })
    const body = await until(
      () => list({ order: 'desc' }),
      ({ entries }) => !entries.some((entry) => entry.status === 'submitted'),
    )
    const statuses = body.entries.map((entry) => entry.status)
    expect(statuses.slice(0, 6).sort()).toEqual([
      'accepted',
      'accepted',
      'draft',
      'draft',
      'rejected',
      'validated',
    ])

    expect(body.counts.groups.at_cbp).toBe(1)
    const past = (await list({ order: 'asc', page_size: 100 })).entries.slice(0, PAST_SHIPMENTS.length)
    expect(past.map((entry) => [entry.entry_date, entry.created_at.slice(0, 10)])).toEqual(
      PAST_SHIPMENTS.map(({ entered }) => [entered, entered]),
    )
    for (const entry of past) expect(entry).toMatchObject({ status: 'accepted', release_status: 'released' })
    const { notifications } = await app.ask('listNotifications', { as: visitor })
    for (const { href } of notifications)
      expect(past.map((entry) => entry.id)).not.toContain(href?.split('/')[2])
    const report = await app.answer('getDutyReport', { as: visitor, query: { by: 'month' } })
    expect(done(report).rows).toHaveLength(7)
    for (const [by, key] of [
      ['measure', '99038803'],
      ['measure', '99030531'],
      ['program', 'KR'],
    ] as const) {
      const { rows } = await app.ask('getDutyReport', { as: visitor, query: { by } })
      expect(rows.map((row) => row.key)).toContain(key)
    }
    const { parts } = await app.ask('listParts', { as: visitor })
    expect(parts.map(({ part, used_in }) => [part.part_number, used_in])).toEqual([
      ['CL-330', 6],
      ['GC-12', 3],
      ['GL-48', 6],
      ['LP-60', 2],
      ['PS-16', 3],
      ['WL-210', 8],
    ])
    const underWay = body.entries.slice(0, 6)
    expect(underWay.map(({ goods, supplier }) => [goods, supplier]).sort()).toEqual([
      ['', ''],
      ['Garden lanterns for candles, painted iron', 'Mehta Handicrafts Pvt Ltd'],
      ['Glass chimneys for lanterns', 'Vidros do Norte Lda'],
      ['Household ceiling lights, glass shade', 'Song Hong Electric JSC'],
      ['LED solar wall lanterns, aluminum housing', 'Hsin Guang Lighting Co Ltd'],
      ['LED solar wall lanterns, aluminum housing', 'Hsin Guang Lighting Co Ltd'],
    ])
    const { rows: times } = await app.engine.asOwner((run) =>
      run(`select max(at)::date::text as last from (
      select occurred_at as at from entry_activities union all select acknowledged_at from entry_acknowledgements
      union all select occurred_at from entry_events union all select at from transmission_messages) known`),
    )
    expect(times, 'nothing was done after the day of the demonstration').toEqual([{ last: DEMO_TODAY }])
    const tasks = await app.answer('listTasks', { as: visitor, query: { scope: 'all' } })
    expect(
      done(tasks)
        .tasks.map((task) => task.kind)
        .sort(),
    ).toEqual(['approve', 'correct', 'finish', 'finish', 'respond', 'respond', 'summary_due', 'summary_due'])
  },
  SEEDING_MS,
)

test('every line of the demonstration is compared with the additional duties of its day', async () => {
  const visitor = await app.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)
  const { entries } = await app.ask('listEntries', { as: visitor, query: { page_size: 100 } })
  const whole = entries.filter((entry) => !DRAFTS.has(entry))
  expect(whole).toHaveLength(PAST_SHIPMENTS.length + 4)
  for (const { id, entry_date } of whole) {
    const { unread, headings } = await app.ask('getTariffCheck', { as: visitor, params: { id } })
    expect([entry_date, unread]).toEqual([entry_date, []])
    expect(headings, `${entry_date} has additional duties`).not.toEqual([])
  }
})

test('a second start leaves the demonstration as it is', async () => {
  await seedDemo(app.app, simulator.url)
  const visitor = await app.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)
  expect((await app.ask('listEntries', { as: visitor })).total).toBe(PAST_SHIPMENTS.length + 6)
})
