import { isPersonalNumber } from '@edfe/domain/parties'
import { createSeal, isSealed, type Seal } from './seal.ts'

/** Encrypts what may contain a social security number: the stored text is unreadable without SSN_KEY. */
export interface TextSealing extends Seal {
  /** A personal number encrypted, any other number as it is. A number that did not change keeps its stored text. */
  sealNumber(number: string, stored: string): string
}

/** A text that is not encrypted decrypts to itself; an encrypted one is a social security number. */
export function createTextSealing(secret: string, before: readonly string[] = []): TextSealing {
  const seal = createSeal('personal numbers', secret, before)
  const decrypt = (stored: string): string => (isSealed(stored) ? seal.decrypt(stored) : stored)
  const sealNumber = (number: string, stored: string): string => {
    if (!isPersonalNumber(number)) return number
    return stored && decrypt(stored) === number ? stored : seal.encrypt(number)
  }
  return { ...seal, decrypt, sealNumber }
}
