import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type DocumentStorage, MissingObject, type StoredObject } from './storage.ts'

const UNFINISHED = '.part'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Documents in a folder, readable by the server's user only. */
export function folderStorage(root: string): DocumentStorage {
  const pathOf = (key: string) => join(root, ...key.split('/'))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
      try {
        await writeDurably(unfinished, bytes)
        await rename(unfinished, path)
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        throw isMissing(error) ? new MissingObject(key) : error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix = '') => filesUnder(root, pathOf(prefix)),
  }
}

/** The bytes are on the disk when this ends, so that no power failure takes back what was confirmed. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function* filesUnder(root: string, folder: string): AsyncGenerator<StoredObject> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(root, path)
    else {
      const found = await stat(path).catch(() => undefined)
      if (found)
        yield {
          key: relative(root, path).replaceAll('\\', '/'),
          size: found.size,
          writtenAt: found.mtime,
        }
    }
  }
}
