import { resolve } from 'node:path'
import { type Config, readConfig, StartupError } from '../config/config.ts'
import { ownerUrl } from './owner-url.ts'
import { backUpPostgres } from './postgres-backup.ts'

/** The login that reads everything: the one for backups, else the owner's. */
const backupUrl = (config: Config): string => config.DATABASE_BACKUP_URL ?? ownerUrl(config)

/** `npm run backup -- FILE`: a copy of the database, while the server runs. */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2)
  if (!file) throw new StartupError('Name the file to write: npm run backup -- FILE')
  const size = await backUpPostgres(backupUrl(readConfig(process.env)), resolve(file))
  console.log(`${file} holds the whole database (${(size / 1024 / 1024).toFixed(1)} MB).`)
  console.log(
    'Keep AUTH_SECRET, SSN_KEY and AUDIT_KEY with it: without them, sealed numbers cannot be read and the audit log cannot be checked.',
  )
}

await main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
