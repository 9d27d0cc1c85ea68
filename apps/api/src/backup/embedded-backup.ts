import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { StartupError } from '../config/config.ts'
import type { EmbeddedEngine } from '../db/engine.ts'
import { openPglite } from '../db/pglite-engine.ts'
import { type CopiedDatabase, readCopied } from './copied-database.ts'

/**
 * Writes a consistent copy of the embedded database to a file, as a compressed archive of its folder. Requests wait
 * while it is read, not while it is compressed. Returns what it holds.
 */
export async function backUpEmbedded(engine: EmbeddedEngine, file: string): Promise<CopiedDatabase> {
  const { data, before } = await engine.dump(readCopied)
  const unfinished = `${file}.part`
  try {
    await writeFile(unfinished, await promisify(gzip)(await data.arrayBuffer()), { mode: 0o600 })
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return before
}

/** The archive of a copy. */
export async function readEmbeddedCopy(file: string): Promise<Blob> {
  const packed = await readFile(file)
  const archive = await promisify(gunzip)(packed).catch((error: Error) => {
    throw new StartupError(
      `${file} cannot be read: it is damaged, or no copy of the embedded database (${error.message}).`,
    )
  })
  return new Blob([new Uint8Array(archive)])
}

/**
 * Fills the data folder from the archive of a copy, and returns the result of `afterwards`, which works on the filled
 * database. Throws a StartupError for a folder that has a database.
 */
export async function restoreEmbedded<T>(
  folder: string,
  readArchive: () => Promise<Blob>,
  afterwards: (engine: EmbeddedEngine) => Promise<T>,
): Promise<T> {
  if (existsSync(join(folder, 'database', 'PG_VERSION'))) {
    throw new StartupError(
      `The folder ${folder} has a database: restore into an empty one, and let DATA_DIR name that.`,
    )
  }
  const engine = await openPglite({ folder, filledFrom: await readArchive() })
  try {
    return await afterwards(engine)
  } finally {
    await engine.close()
  }
}
