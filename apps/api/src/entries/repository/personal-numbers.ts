import { type DraftData, OTHER_PARTIES, type OtherPartyType, type PartiesSection } from '@edfe/domain/entry'
import { isPersonalNumber, maskPersonalNumber } from '@edfe/domain/parties'
import { createTextSealing, type TextSealing } from '../../db/sealing.ts'

/** Encrypts the personal numbers of a draft before they are stored. */
export interface Sealing extends TextSealing {
  /** The draft as it is stored; a number that did not change keeps its encrypted text. */
  encryptPersonalNumbers(draft: DraftData, stored: DraftData): DraftData
  decryptPersonalNumbers(stored: DraftData): DraftData
}

const FIELDS = ['importer_number', 'consignee_number', 'reference_number'] as const
type NumberField = (typeof FIELDS)[number] | `${OtherPartyType}.tin`

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

export function createSealing(secret: string, before: readonly string[] = []): Sealing {
  const text = createTextSealing(secret, before)
  return {
    ...text,
    decryptPersonalNumbers: (stored) => withNumbers(stored, text.decrypt),
    encryptPersonalNumbers: (draft, stored) =>
      withNumbers(draft, (number, field) => text.sealNumber(number, numberAt(stored, field))),
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
