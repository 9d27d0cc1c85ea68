import { resolve } from 'node:path'
import { type Config, StartupError } from '../config/config.ts'
import { documentsKey } from '../config/secrets.ts'
import { newestBackup } from './backup-folder.ts'
import type { BackupRun } from './backup-runs.ts'
import { checkBackup } from './check-backup.ts'
import { reportRun, runCommand } from './command.ts'
import { inDatabase, inFolder, type Scratch } from './scratch-database.ts'

/**
 * `npm run backup:check [-- FILE]`: restores a backup, the newest of BACKUP_DIR unless one is named, into a scratch
 * database and compares it with what was copied. Exit 0 when it is the same, 1 when not.
 */
async function main(config: Config, named: string | undefined): Promise<number> {
  const file = named ? resolve(named) : await newest(config)
  const result = await checkBackup(file, {
    scratch: scratchFor(file, config),
    documentsKey: documentsKey(config),
    documentsKeysBefore: config.DOCUMENTS_KEYS_BEFORE,
  })
  const run: BackupRun = { kind: 'check', ...result }
  await reportRun(config, run)
  for (const problem of run.problems) console.log(problem)
  const held = `${run.rows} rows and ${run.documents} documents`
  console.log(
    run.problems.length === 0
      ? `${file} restores what was copied: ${held}.`
      : `${file} does not restore what was copied: ${run.problems.length} problems, with ${held}.`,
  )
  return run.problems.length === 0 ? 0 : 1
}

function newest({ BACKUP_DIR: folder }: Config): Promise<string> {
  if (!folder)
    throw new StartupError('Name the backup to check, or set BACKUP_DIR: npm run backup:check -- FILE')
  return newestBackup(folder)
}

function scratchFor(file: string, { DATABASE_SCRATCH_URL: url, DATA_DIR }: Config): Scratch {
  if (file.endsWith('.tar.gz')) return inFolder(DATA_DIR)
  if (!url) {
    throw new StartupError(
      'Set DATABASE_SCRATCH_URL to a database that the check may empty: it restores the backup there.',
    )
  }
  return inDatabase(url)
}

await runCommand(main)
