import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { ReadyConfig } from '../config/secrets.ts'
import { type Engine, isEmbedded } from '../db/engine.ts'
import type { Contents } from '../documents/content/contents.ts'
import { defineJob } from '../jobs/jobs.ts'
import { dropOldBackups, findNewestBackup, newBackupFile, newestBackup } from './backup-folder.ts'
import { type BackupRun, recordBackupRun } from './backup-runs.ts'
import { checkBackup } from './check-backup.ts'
import { backUpEmbedded } from './embedded-backup.ts'
import { inFolder } from './scratch-database.ts'
import { takeBackup } from './take-backup.ts'

const EVERY_NIGHT = '10 7 * * *'
const EVERY_SUNDAY = '10 8 * * 0'

interface BackupJobParts {
  settings: ReadyConfig
  engine: Engine
  contents: Contents
  logger: FastifyBaseLogger
  now(): Date
}

/**
 * Copies the embedded database into BACKUP_DIR every night, since no other process can open it. A database server is
 * copied by `npm run backup`: the serving process has no login that reads everything.
 */
export const backupJob = ({ settings, engine, contents, logger, now }: BackupJobParts) =>
  defineJob(z.object({}), {
    name: 'back-up',
    queue: { retryLimit: 2, expireInSeconds: 3600 },
    cron: EVERY_NIGHT,
    async work() {
      const { BACKUP_DIR: folder, BACKUP_DAYS: days } = settings
      if (!folder || !isEmbedded(engine)) return
      const run = await takeBackup({
        file: await newBackupFile(folder, 'tar.gz', now()),
        copyDatabase: (file) => backUpEmbedded(engine, file),
        storage: contents.storage,
        previous: await findNewestBackup(folder),
        keys: settings,
        now: now(),
      })
      await recordBackupRun(engine.db, run)
      const dropped = await dropOldBackups(folder, days, now())
      if (run.problems.length === 0)
        logger.info({ ...run, dropped }, 'The database and the documents were backed up')
      else logger.error({ ...run, dropped }, 'The backup lacks documents')
    },
  })

/** Restores the newest backup of the embedded database beside it every week, and compares it. */
export const backupCheckJob = ({ settings, engine, logger }: BackupJobParts) =>
  defineJob(z.object({}), {
    name: 'check-backup',
    queue: { retryLimit: 0, expireInSeconds: 3600 },
    cron: EVERY_SUNDAY,
    async work() {
      const { BACKUP_DIR: folder } = settings
      if (!folder || !isEmbedded(engine)) return
      const run: BackupRun = {
        kind: 'check',
        ...(await checkBackup(await newestBackup(folder), {
          scratch: inFolder(settings.DATA_DIR),
          documentsKey: settings.DOCUMENTS_KEY,
          documentsKeysBefore: settings.DOCUMENTS_KEYS_BEFORE,
        })),
      }
      await recordBackupRun(engine.db, run)
      if (run.problems.length === 0) logger.info(run, 'The newest backup restores what was copied')
      else logger.error(run, 'The newest backup does not restore what was copied')
    },
  })
