import { decodeStatus } from '@edfe/abi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulatorGateway } from '../src/customs/gateway/simulator-gateway.ts'
import { applyNotice } from '../src/customs/inbox/apply-notice.ts'
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
        return applyNotice(deps, subject, { ...notices[0]!, application, key })
      }),
    ),
  )
  expect(releases.map(({ messages }) => messages.length)).toEqual([3, 3, 3, 3])
  for (const { id } of releases)
    expect(await readEntry(app, team.auditor, id)).toMatchObject({ release_status: 'released' })
})
