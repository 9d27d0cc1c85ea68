import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts text with one key, and decrypts what that key or an earlier one has encrypted. */
export interface Seal {
  encrypt(text: string): string
  /** Throws for a text that was altered or that another key has encrypted. */
  decrypt(sealed: string): string
  /** The text encrypted with the current key: the same one when it is already. */
  renew(sealed: string): string
}

const MARK = 'sealed:1:'
const IV_BYTES = 12
const TAG_BYTES = 16

/** True if a stored text is encrypted. */
export const isSealed = (stored: string): boolean => stored.startsWith(MARK)

/**
 * AES-256-GCM under a key derived from a secret of the settings: each purpose has its own key. Earlier
 * secrets decrypt values that are not yet encrypted again.
 */
export function createSeal(purpose: string, secret: string, before: readonly string[] = []): Seal {
  const current = sealWith(purpose, secret)
  const earlier = before.map((each) => sealWith(purpose, each))
  const decrypt = (sealed: string): string => {
    for (const { decrypt: open } of [current, ...earlier].slice(0, -1)) {
      try {
        return open(sealed)
      } catch {
        // Another key encrypted it, or nobody did: the last one says so.
      }
    }
    return (earlier.at(-1) ?? current).decrypt(sealed)
  }
  return {
    encrypt: current.encrypt,
    decrypt,
    renew(sealed) {
      try {
        current.decrypt(sealed)
        return sealed
      } catch {
        return current.encrypt(decrypt(sealed))
      }
    },
  }
}

function sealWith(purpose: string, secret: string): Pick<Seal, 'encrypt' | 'decrypt'> {
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
