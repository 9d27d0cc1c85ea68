import { resolve } from 'node:path'
import { readConfig, StartupError } from '../config/config.ts'
import { openStorage } from '../documents/content/open-contents.ts'
import { restoreDocuments } from './copy-documents.ts'
import { ownerUrl } from './owner-url.ts'
import { restorePostgres } from './postgres-backup.ts'

/** `npm run restore -- FILE`: fills the empty database and the document storage of the settings from a copy. */
async function main(): Promise<void> {
  const [file] = process.argv.slice(2)
  if (!file) throw new StartupError('Name the file to read: npm run restore -- FILE')
  const config = readConfig(process.env)
  const { events, faults } = await restorePostgres(ownerUrl(config), resolve(file))
  const parts = await restoreDocuments(await openStorage(config), resolve(file))
  console.log(
    `The database is restored. ${events} audit events, ${faults.length} of them altered or removed.`,
  )
  console.log(`${parts} parts of documents are restored.`)
}

await main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
