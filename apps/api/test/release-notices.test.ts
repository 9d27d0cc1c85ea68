import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  BEFORE_ALL_IDS as after,
  earlierReleasesJob,
  queueEarlierReleases,
} from '../src/customs/filings/earlier-releases.job.ts'
import { askAboutSilentEntries } from '../src/customs/status-query/silent-entries.job.ts'
import type { CustomsApp } from './customs-steps.ts'
import { createEntry, LIVE_GATEWAY, ON_SAMPLE_DAY, readEntry, until } from './entry-steps.ts'
import { done, startApp, type Team } from './harness.ts'
import { releaseOnFile } from './release-steps.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team

beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2' } })
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

/** An entry whose release is on file, with the life of its notices and what happens to them on the way. */
async function releasedWith(faults: string[]) {
  const choice = { scenario: 'matched', faults }
  const chosen = await fetch(`${app.simulator.url}/control/releases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  })
  expect(chosen.status).toBe(204)
  return releaseOnFile(app, team)
}

const released = (id: string) =>
  until(
    () => readEntry(app, team.auditor, id),
    ({ release_status }) => release_status === 'released',
  )

const goodsOf = async (id: string) =>
  (await app.ask('getFiling', { as: team.auditor, params: { id } })).goods!

const codesOf = ({ entry, bills }: Awaited<ReturnType<typeof goodsOf>>) => ({
  entry: entry.map(({ code }) => code),
  bills: bills.map(({ events }) => events.map(({ code }) => code)),
})

const WHOLE = { entry: ['97', '98', '01'], bills: [['91', '93', '95']] }

test.each([
  [[]],
  [['late']],
  [['twice']],
  [['out_of_order']],
  [['twice', 'out_of_order']],
  [['of_another_entry']],
])('notices of a release with faults %j are shown once, and release its goods', async (faults) => {
  const id = await releasedWith(faults)
  await released(id)
  await until(
    async () => codesOf(await goodsOf(id)),
    ({ bills }) => (bills[0]?.length ?? 0) >= 3,
  )
  expect(codesOf(await goodsOf(id))).toEqual(WHOLE)
  expect(await readEntry(app, team.auditor, id)).toMatchObject({ status: 'draft' })
})

test('notices that were lost are found by a question, before there is a summary', async () => {
  const id = await releasedWith(['lost'])
  const { question } = await app.ask('getFiling', { as: team.approver, params: { id } })
  expect(question).toMatchObject({ may_ask: true, latest: null })
  expect(await readEntry(app, team.auditor, id)).toMatchObject({ release_status: null })
  done(await app.answer('askStatus', { as: team.approver, params: { id } }))
  await released(id)
  expect(codesOf(await goodsOf(id))).toEqual(WHOLE)
})

/** As if everything about an entry had happened earlier. */
const makeOlder = (id: string, hours: number) =>
  app.engine.asOwner((run) =>
    run(`
      with sent as (update submissions set submitted_at = submitted_at - interval '${hours} hours'
        where entry_id = '${id}' returning id)
      update transmission_messages set at = at - interval '${hours} hours'
      where submission_id in (select id from sent)`),
  )
const questions = async (id: string) =>
  (
    await app.engine.asOwner((run) =>
      run(`select id from submissions where entry_id = '${id}' and kind = 'status_query'`),
    )
  ).rows.length

const askAboutSilent = () =>
  askAboutSilentEntries(
    {
      settings: app.app.settings,
      engine: app.engine,
      entryServices: app.app.entryServices,
      logger: app.app.log,
    },
    app.app.jobs,
  )

test('a release of which CBP said nothing for a day is asked about before there is a summary, until its goods are decided', async () => {
  const silent = await releasedWith(['lost'])
  const recent = await releasedWith(['lost'])
  const canceled = await releasedWith(['lost'])
  // As if the last request that CBP took had canceled it.
  await app.engine.asOwner((run) => run(`update submissions set action = 'D' where entry_id = '${canceled}'`))
  await makeOlder(silent, 25)
  await makeOlder(canceled, 25)
  await Promise.all([askAboutSilent(), askAboutSilent()])
  expect([await questions(silent), await questions(recent), await questions(canceled)]).toEqual([1, 0, 0])
  await released(silent)
  expect(codesOf(await goodsOf(silent))).toEqual(WHOLE)
  await makeOlder(silent, 25)
  await askAboutSilent()
  expect(await questions(silent), 'the goods are released').toBe(1)
})

test('in practice a person who may submit chooses what happens to the goods of a release on file', async () => {
  const id = await releasedWith(['lost'])
  const choose = (as = team.approver, entry = id, scenario: string = 'plain') =>
    app.answer('choosePractice', { as, params: { id: entry }, body: { scenario } })
  expect(await choose(team.auditor)).toMatchObject({ status: 403 })
  const others = await app.organization('Elm Street Lamps')
  expect(await choose(others.approver)).toMatchObject({ status: 404 })
  expect(await choose(team.approver, id, 'no such life')).toMatchObject({ status: 400 })
  const draft = await createEntry(app, team.preparer)
  expect(await choose(team.approver, draft.id)).toMatchObject({
    status: 409,
    body: { code: 'release_not_on_file' },
  })
  expect(await readEntry(app, team.auditor, id)).toMatchObject({ release_status: null })
  expect(await choose()).toMatchObject({ status: 200, body: { release: { state: 'on_file' } } })
  await released(id)
  await app.simulator.kill()
  expect(await choose()).toMatchObject({ status: 409, body: { code: 'simulator_away' } })
  await app.simulator.start()
})

test('over a live gateway nobody chooses what happens to the goods', async () => {
  const live = await startApp({ env: { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY } })
  try {
    const crew = await live.organization('Live Lamps')
    const { id } = await createEntry(live, crew.preparer)
    const choose = { as: crew.approver, params: { id }, body: { scenario: 'plain' } } as const
    expect(await live.answer('choosePractice', choose)).toMatchObject({
      status: 409,
      body: { code: 'practice_only' },
    })
  } finally {
    await live.stop()
  }
})

test('a release that went over a live gateway is none of the simulator, also when the server practises now', async () => {
  const id = await releasedWith(['lost'])
  await app.engine.asOwner((run) =>
    run(`update submissions set gateway = 'directory' where entry_id = '${id}'`),
  )
  const choose = { as: team.approver, params: { id }, body: { scenario: 'plain' } } as const
  expect(await app.answer('choosePractice', choose)).toMatchObject({
    status: 409,
    body: { code: 'practice_only' },
  })
})

test('the day of a release from before it was kept is read from its notices, once', async () => {
  const stored = async (id: string) =>
    (
      await app.engine.asOwner((run) =>
        run(
          `select released_on::text, filings, payment_due_on::text, xmin::text from entries where id = '${id}'`,
        ),
      )
    ).rows[0]!
  const id = await releasedWith([])
  await released(id)
  const { xmin: _, ...kept } = await until(
    () => stored(id),
    ({ released_on, filings }) => released_on !== null && JSON.stringify(filings).includes('"isFree":true'),
  )
  const other = await app.organization('Pine Street Lamps')
  await app.engine.asOwner((run) =>
    run(`update entries set released_on = null, filings = null, payment_due_on = null where id = '${id}'`),
  )
  const { jobs, entryServices, log: logger } = app.app
  const { work } = earlierReleasesJob({ engine: app.engine, entryServices, logger })
  const read = (org_id: string) => work({ org_id, after }, { id: 'job', jobs })
  await read(other.orgId)
  expect(await stored(id), 'another organization').toMatchObject({ released_on: null, filings: null })

  await queueEarlierReleases(app.engine, jobs)
  await queueEarlierReleases(app.engine, jobs)
  const queued = await jobs.read('keep-earlier-releases', ['created', 'retry', 'active', 'completed'])
  expect(queued, 'one job of the organization').toEqual([{ org_id: team.orgId, after }])
  await read(team.orgId)
  const now = await stored(id)
  expect(now).toMatchObject(kept)
  await read(team.orgId)
  expect(await stored(id), 'the second time there is nothing to do').toEqual(now)
})
