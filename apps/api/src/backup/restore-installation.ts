import { rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { KEY_FILES, KEY_NAMES } from '@edfe/contracts/installation/keys'
import { z } from 'zod'
import { readConfig, StartupError } from '../config/config.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { migrate } from '../db/migrate.ts'
import { commitRestore, unfinishedRestore } from '../db/restored-folder.ts'
import { folderStorage } from '../documents/content/folder-storage.ts'
import { restoreDocuments } from './copy-documents.ts'
import { restoreEmbedded } from './embedded-backup.ts'

/** The keys of the old installation by their settings, on standard input. */
const Keys = z.partialRecord(z.enum(KEY_NAMES), z.string())
/** The exit code when the last line on standard error is a reason that a person can act on. */
const REFUSED = 2

/**
 * `restore-installation.ts FILE`, which `npm start` runs while its server is stopped: restores a backup of the embedded
 * database beside what DATA_DIR has, brings it up to date, and adds the keys. Its last step is one rename; the next start
 * of the server then takes the restored folders in place of the empty ones (db/restored-folder.ts).
 */
async function main(): Promise<void> {
  const folder = readConfig(process.env).DATA_DIR
  const file = z.string().parse(process.argv[2])
  const keys = Keys.parse(await json(process.stdin))
  const lock = await lockFolder(folder)
  const filled = unfinishedRestore(folder)
  try {
    rmSync(filled, { recursive: true, force: true })
    await mkdir(filled, { mode: 0o700 })
    const { events, faults } = await restoreEmbedded(filled, file, migrate)
    const parts = await restoreDocuments(folderStorage(join(filled, 'documents')), file)
    for (const name of KEY_NAMES) {
      const key = keys[name]
      if (key) await writeFile(join(filled, KEY_FILES[name]), `${key}\n`, { mode: 0o600 })
    }
    commitRestore(folder)
    console.log(
      `${file} is restored: ${events} audit events, ${faults.length} of them altered or removed, and ${parts} parts of documents.`,
    )
  } finally {
    rmSync(filled, { recursive: true, force: true })
    await lock.release()
  }
}

await main().catch((error: unknown) => {
  const isReason = error instanceof StartupError
  console.error(isReason ? error.message : error)
  process.exitCode = isReason ? REFUSED : 1
})
