import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Which part of which document some bytes are: a part that is moved elsewhere does not open there. */
export interface PartName {
  documentId: string
  index: number
}

const nameBytes = ({ documentId, index }: PartName) => Buffer.from(`${documentId}:${index}`)

/** A part encrypted with the key of its document: IV, tag, and the bytes. */
export function sealPart(key: Buffer, name: PartName, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(nameBytes(name))
  const sealed = [cipher.update(bytes), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed])
}

/** Throws for a part that was altered, or that is another one. */
export function openPart(key: Buffer, name: PartName, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES))
  decipher.setAAD(nameBytes(name)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
