import { folderStorage } from '../documents/content/folder-storage.ts'
import type { DocumentStorage } from '../documents/content/storage.ts'

/** The folder beside a copy of the database that holds the stored content of documents, as encrypted as it was. */
const folderBeside = (file: string): DocumentStorage => folderStorage(`${file}.documents`)

/** Copies what is stored of documents beside a copy of the database. Returns the number of objects. */
export const backUpDocuments = (storage: DocumentStorage, file: string): Promise<number> =>
  copyAll(storage, folderBeside(file))

/** Copies it back. Returns the number of objects. */
export const restoreDocuments = (storage: DocumentStorage, file: string): Promise<number> =>
  copyAll(folderBeside(file), storage)

async function copyAll(from: DocumentStorage, to: DocumentStorage): Promise<number> {
  let count = 0
  for await (const { key } of from.list()) {
    await to.put(key, await from.get(key))
    count += 1
  }
  return count
}
