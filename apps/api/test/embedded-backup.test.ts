import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAudit } from '../src/audit/verify-audit.ts'
import { backupCheckJob, backupJob } from '../src/backup/backup.job.ts'
import { newestBackup } from '../src/backup/backup-folder.ts'
import { restoreEmbedded, unpackEmbedded } from '../src/backup/embedded-backup.ts'
import type { EmbeddedEngine } from '../src/db/engine.ts'
import { openPglite } from '../src/db/pglite-engine.ts'
import { pgliteTemplate } from './databases.ts'
import { createEntry } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

const KEYS = { AUTH_SECRET: 'a'.repeat(40), SSN_KEY: 'b'.repeat(40), DOCUMENTS_KEY: 'c'.repeat(40) }
const DAY_MS = 86_400_000

describe('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-embedded-backup-'))
  const backups = join(folder, 'backups')
  const env = { ...KEYS, BACKUP_DIR: backups, BACKUP_DAYS: '7' }
  let engine: EmbeddedEngine
  let app: TestApp
  let team: Team

  beforeAll(async () => {
    engine = await openPglite({ memory: await pgliteTemplate() })
    app = await startApp({ env, database: { engine, drop: async () => {} } })
    team = await app.organization('Harbour Trading')
  })
  afterAll(async () => {
    await app.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs the nightly job at once. */
  async function work(job: typeof backupJob, now = new Date()): Promise<void> {
    const { settings, contents, jobs } = app.app
    const parts = { settings, contents, engine, logger: pino({ level: 'silent' }), now: () => now }
    await job(parts).work({}, { id: 'test', jobs })
  }

  test('is copied while the server works, and a copy restores into a new folder', async () => {
    const entry = await createEntry(app, team.preparer)
    await work(backupJob)
    const restored = join(folder, 'restored')
    const file = await newestBackup(backups)
    const copy = (scratch: string) => unpackEmbedded(file, scratch)
    const verify = (restoredCopy: EmbeddedEngine) => restoredCopy.asOwner(verifyAudit)
    expect(await restoreEmbedded(restored, copy, verify)).toMatchObject({ faults: [] })
    await expect(restoreEmbedded(restored, copy, verify)).rejects.toThrow('has a database')

    const again = await startApp({
      env: KEYS,
      database: { engine: await openPglite({ folder: restored }), drop: async () => {} },
    })
    const found = await again.answer('getEntry', { as: team.preparer, params: { id: entry.id } })
    await again.stop()
    expect(found.status).toBe(200)
  })

  test('is checked from its newest backup, and the outcome is kept', async () => {
    await work(backupCheckJob)
    const { rows } = await engine.run('select kind, problems from backup_runs order by finished_at')
    expect(rows).toEqual([
      { kind: 'backup', problems: [] },
      { kind: 'check', problems: [] },
    ])
  })

  test('loses its old backups to newer ones, but never the newest', async () => {
    const now = Date.now()
    await work(backupJob, new Date(now + 6 * DAY_MS))
    const names = () => readdirSync(backups).filter((name) => name.endsWith('.tar.gz'))
    expect(names().length).toBe(2)
    await work(backupJob, new Date(now + 8 * DAY_MS))
    expect(names().length).toBe(2)
    await work(backupJob, new Date(now + 90 * DAY_MS))
    expect(names().length).toBe(1)
  })
})
