import { link, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { folderStorage } from '../documents/content/folder-storage.ts'
import { type DocumentStorage, MissingObject, type StoredObject } from '../documents/content/storage.ts'
import { type Backup, documentsBeside } from './backup-files.ts'

export const storageBeside = (file: string): DocumentStorage => folderStorage(documentsBeside(file))

/** The clock of a bucket may differ from the clock of this machine. */
const CLOCKS_DIFFER_MS = 60_000

interface Copy {
  file: string
  previous?: Backup | undefined
}

/**
 * Copies what is stored of documents next to a copy of the database: before the database is copied, and after
 * it what was written meanwhile. So the copy has every document of the copied rows, also one that is deleted
 * in between. An object that the previous backup has, unchanged, is linked: it takes no further space.
 * Returns the keys of all objects.
 */
export async function copyDocumentsAround(
  storage: DocumentStorage,
  { file, previous }: Copy,
  copyDatabase: () => Promise<void>,
): Promise<Set<string>> {
  const beside = storageBeside(file)
  const since = Date.now() - CLOCKS_DIFFER_MS
  const first = await copyObjects(storage, beside, {
    isThere: async (object) => previous !== undefined && linkUnchanged(object, previous, file),
  })
  await copyDatabase()
  const second = await copyObjects(storage, beside, {
    isThere: async ({ key, writtenAt }) => first.has(key) && writtenAt.getTime() < since,
  })
  return new Set([...first, ...second])
}

/** Copies documents back. Returns the keys of the objects. */
export const restoreDocuments = (storage: DocumentStorage, file: string): Promise<Set<string>> =>
  copyObjects(storageBeside(file), storage, { isThere: async () => false })

async function copyObjects(
  from: DocumentStorage,
  to: DocumentStorage,
  { isThere }: { isThere(object: StoredObject): Promise<boolean> },
): Promise<Set<string>> {
  const copied = new Set<string>()
  for await (const object of from.list()) {
    try {
      if (!(await isThere(object))) await to.put(object.key, await from.get(object.key))
      copied.add(object.key)
    } catch (error) {
      // Deleted since it was listed.
      if (!(error instanceof MissingObject)) throw error
    }
  }
  return copied
}

/** Links an object that was written before the previous backup began. False when that has none like it, or none can be linked. */
async function linkUnchanged(
  { key, size, writtenAt }: StoredObject,
  previous: Backup,
  file: string,
): Promise<boolean> {
  if (writtenAt.getTime() >= previous.takenAt.getTime() - CLOCKS_DIFFER_MS) return false
  const earlier = join(documentsBeside(previous.file), ...key.split('/'))
  const path = join(documentsBeside(file), ...key.split('/'))
  try {
    if ((await stat(earlier)).size !== size) return false
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await link(earlier, path)
    return true
  } catch {
    return false
  }
}
