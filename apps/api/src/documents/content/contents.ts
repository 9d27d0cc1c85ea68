import { partCount } from '@edfe/domain/documents'
import { createDocumentKeys } from './document-keys.ts'
import { openPart, sealPart } from './part-cipher.ts'
import type { DocumentStorage } from './storage.ts'

/** What the content of a document needs of its row. */
export interface StoredContent {
  id: string
  orgId: string
  size: number
  sealedKey: string
}

/** The contents of documents: stored in encrypted parts, and read one part at a time. */
export interface Contents {
  /** A key for a new document, encrypted. */
  makeKey(): string
  writePart(document: StoredContent, index: number, bytes: Uint8Array): Promise<void>
  /** The content in its order. Throws when a part is missing or was altered. */
  read(document: StoredContent): AsyncGenerator<Buffer>
  remove(document: Pick<StoredContent, 'id' | 'orgId'>): Promise<void>
  storage: DocumentStorage
}

declare module 'fastify' {
  interface FastifyInstance {
    contents: Contents
  }
}

const folderOf = ({ orgId, id }: Pick<StoredContent, 'id' | 'orgId'>) => `${orgId}/${id}`
const keyOf = (document: StoredContent, index: number) => `${folderOf(document)}/${index}`

/** The document that a stored object belongs to; undefined for an object that the server did not write. */
export const documentOfObject = (key: string): string | undefined =>
  /^[^/]+\/([0-9a-f-]{36})\//.exec(key)?.[1]

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
      await storage.put(keyOf(document, index), sealPart(key, { documentId: document.id, index }, bytes))
    },
    async *read(document) {
      const key = keys.open(document.sealedKey)
      for (let index = 0; index < partCount(document.size); index += 1) {
        yield openPart(key, { documentId: document.id, index }, await storage.get(keyOf(document, index)))
      }
    },
    async remove(document) {
      for await (const { key } of storage.list(`${folderOf(document)}/`)) await storage.remove(key)
    },
  }
}
