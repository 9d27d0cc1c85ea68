import { resolve } from 'node:path'
import { type Config, readConfig, StartupError } from '../config/config.ts'
import { openStorage } from '../documents/content/open-contents.ts'
import { backUpDocuments } from './copy-documents.ts'
import { ownerUrl } from './owner-url.ts'
import { backUpPostgres } from './postgres-backup.ts'

/** The login that reads everything: the one for backups, else the owner's. */
const backupUrl = (config: Config): string => config.DATABASE_BACKUP_URL ?? ownerUrl(config)

/** `npm run backup -- FILE`: a copy of the database and of the documents, while the server runs. */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2)
  if (!file) throw new StartupError('Name the file to write: npm run backup -- FILE')
  const config = readConfig(process.env)
  const size = await backUpPostgres(backupUrl(config), resolve(file))
  // After the database, so that every document of the copied rows is there, unless it is deleted meanwhile.
  const parts = await backUpDocuments(await openStorage(config), resolve(file))
  console.log(`${file} holds the whole database (${(size / 1024 / 1024).toFixed(1)} MB).`)
  console.log(`${file}.documents holds the documents, encrypted (${parts} parts).`)
  console.log(
    'Keep AUTH_SECRET, SSN_KEY, AUDIT_KEY and DOCUMENTS_KEY with it: without them, sealed numbers and documents cannot be read and the audit log cannot be checked.',
  )
}

await main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
