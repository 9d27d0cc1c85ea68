import { randomBytes } from 'node:crypto'
import { createSeal, type Seal } from '../../db/seal.ts'

const KEY_BYTES = 32

/** Makes the keys of documents, and encrypts them for their rows (envelope encryption). */
export interface DocumentKeys {
  /** A new key, encrypted. */
  make(): string
  /** Throws for a key that none of the settings' keys has encrypted. */
  open(sealed: string): Buffer
}

/** Returns the seal that encrypts the keys of documents. */
export const documentKeySeal = (secret: string, earlier: readonly string[]): Seal =>
  createSeal('document keys', secret, earlier)

/** Keys are encrypted with the current secret; those that an earlier one has encrypted still open. */
export function createDocumentKeys(secret: string, earlier: readonly string[]): DocumentKeys {
  const seal = documentKeySeal(secret, earlier)
  return {
    make: () => seal.encrypt(randomBytes(KEY_BYTES).toString('base64')),
    open: (sealed) => Buffer.from(seal.decrypt(sealed), 'base64'),
  }
}
