import { resolve } from 'node:path'
import { type Config, StartupError } from '../config/config.ts'
import { knownKeys } from '../config/secrets.ts'
import { isEmbedded } from '../db/engine.ts'
import { openDatabase } from '../db/open-database.ts'
import { openStorage } from '../documents/content/open-contents.ts'
import { type BackupKind, dropOldBackups, findNewestBackup, newBackupFile } from './backup-folder.ts'
import { reportRun, runCommand } from './command.ts'
import { backUpEmbedded } from './embedded-backup.ts'
import { ownerUrl } from './owner-url.ts'
import { backUpPostgres } from './postgres-backup.ts'
import { takeBackup } from './take-backup.ts'

/**
 * `npm run backup [-- FILE]`: a copy of the database and of the documents, in BACKUP_DIR unless a file is named. Exit 1
 * when documents are missing in it.
 */
async function main(config: Config, named: string | undefined): Promise<number> {
  // The login that reads everything: the one for backups, else the owner's.
  const url = config.DATABASE_BACKUP_URL ?? ownerUrl(config)
  if (url) requireNamedStorage(config)
  const now = new Date()
  const file = named ? resolve(named) : await newFile(config, url ? 'dump' : 'tar.gz', now)
  const run = await takeBackup({
    file,
    copyDatabase: url ? (path: string) => backUpPostgres(url, path) : copyEmbedded(config),
    storage: await openStorage(config),
    previous: config.BACKUP_DIR ? await findNewestBackup(config.BACKUP_DIR) : undefined,
    keys: knownKeys(config),
    now,
  })
  await reportRun(config, run)
  console.log(`${file} holds the whole database (${run.rows} rows).`)
  console.log(`${file}.documents holds the documents, encrypted (${run.documents} parts).`)
  for (const problem of run.problems) console.log(problem)
  if (!named && config.BACKUP_DIR) {
    const dropped = await dropOldBackups(config.BACKUP_DIR, config.BACKUP_DAYS, now)
    if (dropped > 0) console.log(`${dropped} old or incomplete backups are removed.`)
  }
  console.log(
    'Keep AUTH_SECRET, SSN_KEY, AUDIT_KEY and DOCUMENTS_KEY with it: without them, sealed numbers and documents cannot be read and the audit log cannot be checked.',
  )
  return run.problems.length === 0 ? 0 : 1
}

/** A backup of a database server runs alongside the server: where documents are is never guessed. */
function requireNamedStorage({ namesDataDir, DOCUMENTS_BUCKET_URL }: Config): void {
  if (namesDataDir || DOCUMENTS_BUCKET_URL) return
  throw new StartupError(
    'Name the storage of the documents as the server has it: set DATA_DIR, or DOCUMENTS_BUCKET_URL with its login.',
  )
}

function newFile({ BACKUP_DIR: folder }: Config, kind: BackupKind, now: Date): Promise<string> {
  if (!folder) throw new StartupError('Name the file to write, or set BACKUP_DIR: npm run backup -- FILE')
  return newBackupFile(folder, kind, now)
}

/** The embedded database has to be free: a server that runs makes its backups itself. */
const copyEmbedded = (config: Config) => async (path: string) => {
  const engine = await openDatabase(config)
  try {
    if (!isEmbedded(engine)) throw new Error('Not the embedded database')
    return await backUpEmbedded(engine, path)
  } finally {
    await engine.close()
  }
}

await runCommand(main)
