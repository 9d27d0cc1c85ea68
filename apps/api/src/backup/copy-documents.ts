import { folderStorage } from '../documents/content/folder-storage.ts'
import { type DocumentStorage, MissingObject, type StoredObject } from '../documents/content/storage.ts'

/** The folder beside a copy of the database that holds the stored content of documents, as encrypted as it was. */
export const documentsBeside = (file: string): string => `${file}.documents`
export const storageBeside = (file: string): DocumentStorage => folderStorage(documentsBeside(file))

/** The clock of a bucket may differ from the clock of this machine. */
const CLOCKS_DIFFER_MS = 60_000

/**
 * Copies what is stored of documents beside a copy of the database: before the database is copied, and after it what
 * was written meanwhile. So the copy has every document of the copied rows, also one that is deleted in between.
 * Returns the number of objects.
 */
export async function copyDocumentsAround(
  storage: DocumentStorage,
  file: string,
  copyDatabase: () => Promise<void>,
): Promise<number> {
  const beside = storageBeside(file)
  const since = Date.now() - CLOCKS_DIFFER_MS
  const first = await copyObjects(storage, beside)
  await copyDatabase()
  const isNew = ({ key, writtenAt }: StoredObject) => !first.has(key) || writtenAt.getTime() >= since
  const second = await copyObjects(storage, beside, isNew)
  return new Set([...first, ...second]).size
}

/** Copies documents back. Returns the number of objects. */
export const restoreDocuments = async (storage: DocumentStorage, file: string): Promise<number> =>
  (await copyObjects(storageBeside(file), storage)).size

async function copyObjects(
  from: DocumentStorage,
  to: DocumentStorage,
  isWanted: (object: StoredObject) => boolean = () => true,
): Promise<Set<string>> {
  const copied = new Set<string>()
  for await (const object of from.list()) {
    if (!isWanted(object)) continue
    try {
      await to.put(object.key, await from.get(object.key))
      copied.add(object.key)
    } catch (error) {
      // Deleted since it was listed.
      if (!(error instanceof MissingObject)) throw error
    }
  }
  return copied
}
