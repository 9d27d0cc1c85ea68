import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directoryGateway } from '../src/customs/gateway/directory-gateway.ts'
import { FILING_KINDS } from '../src/customs/kinds/index.ts'
import { summaryKind } from '../src/customs/summary/summary.kind.ts'
import { fileSubmission } from '../src/customs/transmissions/file-submission.ts'
import { createSampleEntry, ON_SAMPLE_DAY, readEntry, submit, until } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

let app: TestApp
let team: Team
const folders = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `edfe-server-${name}-`)))

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(async () => {
  await app.stop()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const putOut = (folder: string): string[] => {
  try {
    return readdirSync(join(folder, 'outbound'))
  } catch {
    return []
  }
}

test('two servers with separate folders put a filing out once', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  expect((await submit(app, team.admin, entry, 'admin')).status).toBe(200)
  const { rows } = await app.engine.asOwner((run) =>
    run(`select id from submissions where entry_id = '${entry.id}'`),
  )
  const job = { org_id: team.orgId, submission_id: String(rows[0]?.id) }
  for (const folder of [...folders, ...folders]) {
    const deps = {
      db: app.engine.db,
      kinds: FILING_KINDS,
      gateway: directoryGateway(folder),
      jobs: app.app.jobs,
      services: app.app.entryServices,
      publicUrl: 'http://localhost',
    }
    await fileSubmission(deps, job)
  }
  expect(folders.map(putOut)).toEqual([[`${job.submission_id}.txt`], []])
})

test('a filing whose server dies is taken by another one, long before its job expires', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  expect((await submit(app, team.admin, entry, 'admin')).status).toBe(200)
  const change = (columns: string) =>
    app.engine.run(
      `update pgboss.job set ${columns} where name = '${summaryKind.queue}' and state in ('created', 'active')`,
    )
  await change(`start_after = now() + interval '1 hour'`)
  const other = await startWithCustoms({
    env: { DATA_DIR: app.folder },
    database: { engine: { ...app.engine, close: async () => {} }, drop: async () => {} },
  })
  // What a server leaves that took the job and died ten seconds ago.
  await change(`state = 'active', started_on = now(), heartbeat_on = now() - interval '10 seconds'`)
  const filed = await until(
    () => readEntry(app, team.admin, entry.id),
    ({ status }) => status !== 'submitted',
  )
  await other.stop()
  expect(filed.status).toBe('accepted')
}, 60_000)
