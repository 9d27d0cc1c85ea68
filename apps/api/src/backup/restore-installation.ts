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
import { restoreEmbedded, unpackEmbedded } from './embedded-backup.ts'
import { finishRestore } from './finish-restore.ts'

/** The keys of the old installation by their settings, on standard input. */
const Keys = z.partialRecord(z.enum(KEY_NAMES), z.string())
/** The exit code when the last line on standard error is a reason that a person can act on. */
const REFUSED = 2

/**
 * `restore-installation.ts FILE`, which `npm start` runs while its server is stopped: restores a backup of
 * the embedded database into a separate folder of DATA_DIR, compares it with the backup, brings it up to
 * date, and adds the keys. Its last step is one rename; the next start of the server then takes the restored
 * folders in place of the empty ones (db/restored-folder.ts).
 */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const folder = config.DATA_DIR
  const file = z.string().parse(process.argv[2])
  const keys = Keys.parse(await json(process.stdin))
  const lock = await lockFolder(folder)
  const filled = unfinishedRestore(folder)
  try {
    rmSync(filled, { recursive: true, force: true })
    await mkdir(filled, { mode: 0o700 })
    const restore = {
      file,
      storage: folderStorage(join(filled, 'documents')),
      documentsKeys: [config.DOCUMENTS_KEY ?? keys.DOCUMENTS_KEY, ...config.DOCUMENTS_KEYS_BEFORE].flatMap(
        (key) => key ?? [],
      ),
    }
    const { events, faults, parts, problems } = await restoreEmbedded(
      filled,
      (scratch) => unpackEmbedded(file, scratch),
      async (engine) => {
        const restored = await engine.asOwner((run) => finishRestore(run, restore))
        await migrate(engine)
        return restored
      },
    )
    if (problems.length > 0) throw new StartupError(notWhole(file, problems))
    for (const name of KEY_NAMES) {
      const key = keys[name]
      if (key) await writeFile(join(filled, KEY_FILES[name]), `${key}\n`, { mode: 0o600 })
    }
    commitRestore(folder)
    console.log(
      `${file} is restored: ${events} audit events, ${faults} of them altered or removed, and ${parts} parts of documents.`,
    )
  } finally {
    rmSync(filled, { recursive: true, force: true })
    await lock.release()
  }
}

/** The last line is what the first page says. */
const notWhole = (file: string, problems: readonly string[]): string =>
  [
    ...problems,
    `The backup is not whole, and nothing was restored. ${problems.length} of its tables and documents are missing or altered; the terminal names each. To restore the rest of it, stop npm start and run: DATA_DIR=new-folder npm run restore -- ${file}`,
  ].join('\n')

await main().catch((error: unknown) => {
  const isReason = error instanceof StartupError
  console.error(isReason ? error.message : error)
  process.exitCode = isReason ? REFUSED : 1
})
