import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar/fs'
import { StartupError } from '../config/config.ts'
import type { EmbeddedEngine } from '../db/engine.ts'
import { lockFolder } from '../db/folder-lock.ts'
import { openPglite } from '../db/pglite-engine.ts'
import { inScratchFolder } from '../db/restored-folder.ts'
import { type CopiedDatabase, readCopied } from './copied-database.ts'

/**
 * Writes a consistent copy of the embedded database to a file, as a compressed archive of its folder. Requests wait while
 * its files are copied to `FILE.files`, not while those are compressed. Returns what it holds.
 */
export async function backUpEmbedded(engine: EmbeddedEngine, file: string): Promise<CopiedDatabase> {
  const files = `${file}.files`
  const unfinished = `${file}.part`
  try {
    await mkdir(files, { mode: 0o700 })
    const copied = await engine.copy(join(files, 'database'), readCopied)
    const packed = createWriteStream(unfinished, { mode: 0o600 })
    await pipeline(packTar(join(files, 'database')), createGzip(), packed)
    await rename(unfinished, file)
    return copied
  } finally {
    await rm(files, { recursive: true, force: true })
    await rm(unfinished, { force: true })
  }
}

/** Makes the folder `database` in a folder, from the files of a copy. Throws a StartupError for a file that is none. */
export async function unpackEmbedded(file: string, folder: string): Promise<void> {
  const database = join(folder, 'database')
  try {
    await pipeline(createReadStream(file), createGunzip(), unpackTar(database))
  } catch (error) {
    throw notReadable(file, (error as Error).message)
  }
  if (!existsSync(join(database, 'PG_VERSION'))) throw notReadable(file, 'it has no files of a database')
}

const notReadable = (file: string, reason: string) =>
  new StartupError(`${file} cannot be read: it is damaged, or no copy of the embedded database (${reason}).`)

/**
 * Has the data folder filled, all of its database or nothing, and returns the result of `afterwards`, which works on the
 * database. Throws a StartupError for a folder that has one.
 *
 * @param fill - makes the folder `database` in a folder
 */
export async function restoreEmbedded<T>(
  folder: string,
  fill: (folder: string) => Promise<void>,
  afterwards: (engine: EmbeddedEngine) => Promise<T>,
): Promise<T> {
  const database = join(folder, 'database')
  if (existsSync(join(database, 'PG_VERSION'))) {
    throw new StartupError(
      `The folder ${folder} has a database: restore into an empty one, and let DATA_DIR name that.`,
    )
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(folder)
  try {
    await inScratchFolder(folder, async (scratch) => {
      await fill(scratch)
      await rm(database, { recursive: true, force: true })
      await rename(join(scratch, 'database'), database)
    })
  } finally {
    await lock.release()
  }
  const engine = await openPglite({ folder })
  try {
    return await afterwards(engine)
  } finally {
    await engine.close()
  }
}
