/** Something stored: where it is, its bytes, and when it was written. */
export interface StoredObject {
  key: string
  size: number
  writtenAt: Date
}

/**
 * Where encrypted parts of documents are: a folder or a bucket. Keys are names that the server makes, of letters,
 * digits, '-' and '/'.
 */
export interface DocumentStorage {
  /** Writes an object, whole or not at all. An object of the same key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Throws `MissingObject` when there is none. */
  get(key: string): Promise<Buffer>
  /** Removes an object; no error when there is none. */
  remove(key: string): Promise<void>
  /** Every object whose key begins with `prefix`, one by one. */
  list(prefix?: string): AsyncIterable<StoredObject>
}

/** An object that a document names is not in the storage: it was removed there, or the storage is another one. */
export class MissingObject extends Error {
  constructor(key: string) {
    super(`The stored object ${key} is missing`)
  }
}
