import { decodeStatus } from '@edfe/abi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulatorGateway } from '../src/customs/gateway/simulator-gateway.ts'
import { applyNotices } from '../src/customs/inbox/apply-notices.ts'
import type { CustomsApp } from './customs-steps.ts'
import { readEntry } from './entry-steps.ts'
import type { Team } from './harness.ts'
import { releaseOnFile } from './release-steps.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team

beforeAll(async () => {
  // Nothing reads the notices but the test.
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '3600' } })
  team = await app.organization('Alder & Finch Lighting LLC')
  await fetch(`${app.simulator.url}/control/releases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario: 'matched' }),
  })
})
afterAll(() => app.stop())

/** An entry whose release is on file, and the notices about it that wait at the gateway. */
async function releasedUnread() {
  const id = await releaseOnFile(app, team)
  const { rows } = await app.engine.asOwner((run) =>
    run(`select id from submissions where entry_id = '${id}'`),
  )
  const submissionId = String(rows[0]?.id)
  const gateway = simulatorGateway(app.simulator.url)
  const received = await gateway.poll(async () => new Set())
  const messages = received.kind === 'received' ? received.messages : []
  return { id, submissionId, messages: messages.filter((one) => one.transmission_id === submissionId) }
}

test('notices of one release that several servers read at once count together, whichever ends last', async () => {
  const { entryServices: services, jobs } = app.app
  const deps = { db: app.engine.db, jobs, services, publicUrl: 'http://localhost' }
  const releases = await Promise.all(Array.from({ length: 4 }, releasedUnread))
  await Promise.all(
    releases.flatMap(({ id, submissionId, messages }) =>
      // The newest first: one that is older ends after it.
      messages.toReversed().map(({ id: key, images }) => {
        const { application, notices } = decodeStatus(images)
        const subject = { type: 'entry', orgId: team.orgId, id, submissionId } as const
        return applyNotices(deps, subject, [{ ...notices[0]!, submissionId, application, key }])
      }),
    ),
  )
  expect(releases.map(({ messages }) => messages.length)).toEqual([3, 3, 3, 3])
  for (const { id } of releases)
    expect(await readEntry(app, team.auditor, id)).toMatchObject({ release_status: 'released' })
})

test('notices of one release that are read together say what they say one by one', async () => {
  const { entryServices: services, jobs } = app.app
  const deps = { db: app.engine.db, jobs, services, publicUrl: 'http://localhost' }
  const [alone, together] = [await releasedUnread(), await releasedUnread()]
  const noticesOf = ({ submissionId, messages }: typeof alone) =>
    messages.map(({ id: key, images }) => {
      const { application, notices } = decodeStatus(images)
      return { ...notices[0]!, submissionId, application, key }
    })
  const subjectOf = ({ id, submissionId }: typeof alone) =>
    ({ type: 'entry', orgId: team.orgId, id, submissionId }) as const
  for (const notice of noticesOf(alone)) await applyNotices(deps, subjectOf(alone), [notice])
  await applyNotices(deps, subjectOf(together), noticesOf(together))
  // Again: nothing is done twice.
  await applyNotices(deps, subjectOf(together), noticesOf(together))
  const [one, all] = await Promise.all([saidOf(alone.id), saidOf(together.id)])
  expect(all).toEqual(one)
  expect(all.events.length).toBeGreaterThanOrEqual(3)
})

/** Events and notices of an entry in their order, and the state of its goods. */
async function saidOf(id: string) {
  const rows = async (text: string) => (await app.engine.asOwner((run) => run(text))).rows
  return {
    events: await rows(
      `select kind, code, title, detail, tone from entry_events where entry_id = '${id}' order by occurred_at, code, kind`,
    ),
    notices: await rows(
      `select code, title, release, action_required from customs_notices where entry_id = '${id}' order by received_at, code`,
    ),
    entry: await rows(`select release_status, released_on, filings from entries where id = '${id}'`),
  }
}
