import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { isPersonalNumber } from '@edfe/domain/parties'

/** Encrypts what may contain a social security number: the stored text is unreadable without SSN_KEY. */
export interface TextSealing {
  encrypt(text: string): string
  decrypt(stored: string): string
  /** A personal number encrypted, any other number as it is. A number that did not change keeps its stored text. */
  sealNumber(number: string, stored: string): string
}

const MARK = 'sealed:1:'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Whether a stored text is encrypted: then it is a social security number. */
export const isSealed = (stored: string): boolean => stored.startsWith(MARK)

/** AES-256-GCM under a key derived from the setting. A text that is not encrypted decrypts to itself. */
export function createTextSealing(secret: string): TextSealing {
  const key = createHash('sha256').update(`edfe personal numbers ${secret}`).digest()
  const encrypt = (text: string): string => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return MARK + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
  }
  const decrypt = (stored: string): string => {
    if (!isSealed(stored)) return stored
    const bytes = Buffer.from(stored.slice(MARK.length), 'base64')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  }
  const sealNumber = (number: string, stored: string): string => {
    if (!isPersonalNumber(number)) return number
    return stored && decrypt(stored) === number ? stored : encrypt(number)
  }
  return { encrypt, decrypt, sealNumber }
}
