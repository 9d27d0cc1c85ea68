import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directoryGateway } from '../src/customs/gateway/directory-gateway.ts'
import { fileSubmission } from '../src/customs/transmissions/file-submission.ts'
import { createSampleEntry, ON_SAMPLE_DAY, submit } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

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
      gateway: directoryGateway(folder),
      jobs: app.app.jobs,
      services: app.app.entryServices,
      publicUrl: 'http://localhost',
    }
    await fileSubmission(deps, job)
  }
  expect(folders.map(putOut)).toEqual([[`${job.submission_id}.txt`], []])
})
