import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { type DraftData, OTHER_PARTIES, type OtherPartyType, type PartiesSection } from '@edfe/domain/entry'
import { isPersonalNumber, maskPersonalNumber } from '@edfe/domain/parties'

/** Encrypts what may hold a social security number: what is stored is unreadable without SSN_KEY. */
export interface Sealing {
  encrypt(text: string): string
  decrypt(stored: string): string
  /** The draft as it is stored; a number that did not change keeps its encrypted text. */
  encryptPersonalNumbers(draft: DraftData, stored: DraftData): DraftData
  decryptPersonalNumbers(stored: DraftData): DraftData
}

const MARK = 'sealed:1:'
const IV_BYTES = 12
const TAG_BYTES = 16
const FIELDS = ['importer_number', 'consignee_number', 'reference_number'] as const
type NumberField = (typeof FIELDS)[number] | `${OtherPartyType}.tin`

/** Whether a stored text is sealed: then it is a social security number. */
export const isSealed = (stored: string): boolean => stored.startsWith(MARK)

/** A draft whose personal numbers show their last four digits only: for readers, snapshots, audit and logs. */
export function maskDraft(draft: DraftData): DraftData {
  return withNumbers(draft, maskPersonalNumber)
}

/** Images with every social security number that the draft holds replaced, column for column. */
export function maskImages(images: readonly string[], draft: DraftData): string[] {
  const secrets = FIELDS.map((field) => numberAt(draft, field)).filter(isPersonalNumber)
  return images.map((image) =>
    secrets.reduce((text, secret) => text.replaceAll(secret, maskPersonalNumber(secret)), image),
  )
}

/** AES-256-GCM under a key derived from the setting. A text that is not encrypted decrypts to itself. */
export function createSealing(secret: string): Sealing {
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
  return {
    encrypt,
    decrypt,
    decryptPersonalNumbers: (stored) => withNumbers(stored, decrypt),
    encryptPersonalNumbers: (draft, stored) =>
      withNumbers(draft, (number, field) => {
        if (!isPersonalNumber(number)) return number
        const before = numberAt(stored, field)
        return before && decrypt(before) === number ? before : encrypt(number)
      }),
  }
}

function numberAt(draft: DraftData, field: NumberField): string {
  const [party, isTin] = field.split('.') as [OtherPartyType, string | undefined]
  return (isTin ? draft.parties?.[party]?.tin : draft.parties?.[field as (typeof FIELDS)[number]]) ?? ''
}

function withNumbers(draft: DraftData, change: (number: string, field: NumberField) => string): DraftData {
  if (!draft.parties) return draft
  const parties: PartiesSection = { ...draft.parties }
  for (const field of FIELDS) {
    const number = parties[field]
    if (number) parties[field] = change(number, field)
  }
  for (const type of OTHER_PARTIES) {
    const party = parties[type]
    if (party?.tin) parties[type] = { ...party, tin: change(party.tin, `${type}.tin`) }
  }
  return { ...draft, parties }
}
