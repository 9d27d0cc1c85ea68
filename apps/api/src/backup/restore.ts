import { resolve } from 'node:path'
import { type Config, StartupError } from '../config/config.ts'
import { knownKeys } from '../config/secrets.ts'
import { openStorage } from '../documents/content/open-contents.ts'
import { keySentences } from './backup-keys.ts'
import { runCommand } from './command.ts'
import { restoreDocuments } from './copy-documents.ts'
import { restoreEmbedded } from './embedded-backup.ts'
import { findManifest } from './manifest.ts'
import { ownerUrl } from './owner-url.ts'
import { restorePostgres } from './postgres-backup.ts'

/**
 * `npm run restore -- FILE`: fills the empty database and the document storage of the settings from a copy, and names the
 * keys that do not fit it.
 */
async function main(config: Config, named: string | undefined): Promise<number> {
  if (!named) throw new StartupError('Name the file to read: npm run restore -- FILE')
  const file = resolve(named)
  const url = ownerUrl(config)
  const { events, faults } = url
    ? await restorePostgres(url, file)
    : await restoreEmbedded(config.DATA_DIR, file)
  const parts = await restoreDocuments(await openStorage(config), file)
  console.log(
    `The database is restored. ${events} audit events, ${faults.length} of them altered or removed.`,
  )
  console.log(`${parts} parts of documents are restored.`)
  const sentences = keySentences((await findManifest(file))?.keys, knownKeys(config), config.DATA_DIR)
  console.log(sentences.length === 0 ? 'The keys are those of the backup.' : sentences.join('\n'))
  return 0
}

await runCommand(main)
