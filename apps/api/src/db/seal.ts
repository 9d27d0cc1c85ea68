import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts text with one key and decrypts what it has encrypted. */
export interface Seal {
  encrypt(text: string): string
  /** Throws for a text that was altered or that another key has encrypted. */
  decrypt(sealed: string): string
}

const MARK = 'sealed:1:'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Whether a stored text is encrypted. */
export const isSealed = (stored: string): boolean => stored.startsWith(MARK)

/** AES-256-GCM under a key derived from a secret of the settings: each purpose has its own key. */
export function createSeal(purpose: string, secret: string): Seal {
  const key = createHash('sha256').update(`edfe ${purpose} ${secret}`).digest()
  return {
    encrypt(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return MARK + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed.slice(MARK.length), 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
