import { randomUUID } from 'node:crypto'
import { partCount } from '@edfe/domain/documents'
import { createDocumentKeys } from './document-keys.ts'
import { openPart, sealPart } from './part-cipher.ts'
import type { DocumentStorage } from './storage.ts'

/** The columns of a document's row that its content needs. */
export interface StoredContent {
  id: string
  orgId: string
  size: number
  sealedKey: string
  /** The name of each part's object; null or nothing for a part that is stored under its index. */
  partObjects: readonly (string | null)[]
}

type Folder = Pick<StoredContent, 'id' | 'orgId'>

/** The contents of documents: stored in encrypted parts, and read one part at a time. */
export interface Contents {
  /** A key for a new document, encrypted. */
  makeKey(): string
  /** Stores a part as a new object, whose name is returned: no other object is replaced. */
  writePart(document: StoredContent, index: number, bytes: Uint8Array): Promise<string>
  removePart(document: Folder, object: string): Promise<void>
  /** The content in its order. Throws when a part is missing or was altered. */
  read(document: StoredContent): AsyncGenerator<Buffer>
  remove(document: Folder): Promise<void>
  storage: DocumentStorage
}

declare module 'fastify' {
  interface FastifyInstance {
    contents: Contents
  }
}

const folderOf = ({ orgId, id }: Folder) => `${orgId}/${id}`
const partObject = ({ partObjects }: Pick<StoredContent, 'partObjects'>, index: number) =>
  partObjects[index] ?? String(index)

/** The keys of the stored objects of a document, in the order of its parts. */
export const objectKeys = (document: StoredContent): string[] =>
  Array.from(
    { length: partCount(document.size) },
    (_, index) => `${folderOf(document)}/${partObject(document, index)}`,
  )

/** The document and the name of a stored object; undefined for an object that the server did not write. */
export function parseObjectKey(key: string): { documentId: string; object: string } | undefined {
  const [, documentId, object] = /^[^/]+\/([0-9a-f-]{36})\/([^/]+)$/.exec(key) ?? []
  return documentId && object ? { documentId, object } : undefined
}

/** True if an object of this name is a part of the document. */
export const isPartOf = (document: Pick<StoredContent, 'partObjects'>, object: string): boolean => {
  const index = Number.parseInt(object, 10)
  return partObject(document, index) === object
}

export function createContents(
  storage: DocumentStorage,
  secret: string,
  earlier: readonly string[] = [],
): Contents {
  const keys = createDocumentKeys(secret, earlier)
  return {
    storage,
    makeKey: keys.make,
    async writePart(document, index, bytes) {
      const key = keys.open(document.sealedKey)
      const object = `${index}-${randomUUID()}`
      const sealed = sealPart(key, { documentId: document.id, index }, bytes)
      await storage.put(`${folderOf(document)}/${object}`, sealed)
      return object
    },
    removePart: (document, object) => storage.remove(`${folderOf(document)}/${object}`),
    async *read(document) {
      const key = keys.open(document.sealedKey)
      for (const [index, object] of objectKeys(document).entries()) {
        const sealed = await storage.get(object)
        yield openPart(key, { documentId: document.id, index }, sealed)
      }
    },
    async remove(document) {
      for await (const { key } of storage.list(`${folderOf(document)}/`)) await storage.remove(key)
    },
  }
}
