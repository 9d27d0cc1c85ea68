import { resolve } from 'node:path'
import { type Config, StartupError } from '../config/config.ts'
import { knownKeys } from '../config/secrets.ts'
import type { RunSql } from '../db/engine.ts'
import { openStorage } from '../documents/content/open-contents.ts'
import { keySentences } from './backup-keys.ts'
import { isOfServer } from './backup-kind.ts'
import { runCommand } from './command.ts'
import { restoreEmbedded, unpackEmbedded } from './embedded-backup.ts'
import { finishRestore } from './finish-restore.ts'
import { findManifest } from './manifest.ts'
import { embeddedFromDump } from './moving/embedded-from-dump.ts'
import { moveToPostgres } from './moving/move-to-postgres.ts'
import { ownerUrl } from './owner-url.ts'
import { restorePostgres } from './postgres-backup.ts'

/**
 * `npm run restore -- FILE`: fills the empty database and the document storage of the settings from a copy, and names the
 * keys that do not fit it. A copy of either kind of database fills either. Exit 0 when all of the backup is there, 1 when not.
 */
async function main(config: Config, named: string | undefined): Promise<number> {
  if (!named) throw new StartupError('Name the file to read: npm run restore -- FILE')
  const file = resolve(named)
  const url = ownerUrl(config)
  const storage = await openStorage(config)
  const keys = knownKeys(config)
  const ofServer = await isOfServer(file)
  if (ofServer === undefined) throw new StartupError(`There is no backup at ${file}.`)
  const isMoved = ofServer !== (url !== undefined)
  const finish = (run: RunSql) =>
    finishRestore(run, {
      file,
      storage,
      documentsKeys: [keys.DOCUMENTS_KEY, ...config.DOCUMENTS_KEYS_BEFORE].flatMap((key) => key ?? []),
      isMoved,
    })
  const { events, faults, parts, problems } = url
    ? await (ofServer
        ? restorePostgres(url, file, finish)
        : moveToPostgres(url, { file, dataDir: config.DATA_DIR }, finish))
    : await restoreEmbedded(
        config.DATA_DIR,
        (folder) => (ofServer ? embeddedFromDump : unpackEmbedded)(file, folder),
        (engine) => engine.asOwner(finish),
      )
  console.log(`The database is restored. ${events} audit events, ${faults} of them altered or removed.`)
  console.log(`${parts} parts of documents are restored.`)
  const sentences = keySentences((await findManifest(file))?.keys, keys, config.DATA_DIR)
  console.log(sentences.length === 0 ? 'The keys are those of the backup.' : sentences.join('\n'))
  if (isMoved && url) console.log('Run npm run migrate before the server starts: it sets the job queue up.')
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) return 0
  console.error(`What is restored is not the whole backup: ${problems.length} problems.`)
  return 1
}

await runCommand(main)
