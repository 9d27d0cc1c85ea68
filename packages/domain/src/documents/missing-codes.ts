import type { DraftData } from '../entry/index.ts'

/** Block 18 has room for two codes. */
const MOST_CODES = 2

/** The missing-document codes of step 2 (block 18). */
export const missingCodes = (draft: DraftData): string[] =>
  (draft.shipment_origin?.missing_documents ?? []).filter((code) => code !== '')

/** The change to a draft when a document with this code has arrived. */
export const withoutMissingCode = (draft: DraftData, code: string): DraftData => ({
  shipment_origin: { missing_documents: missingCodes(draft).filter((other) => other !== code) },
})

/** The change to a draft when the document with this code is missing again; a third code has no room. */
export const withMissingCode = (draft: DraftData, code: string): DraftData => ({
  shipment_origin: { missing_documents: [...new Set([...missingCodes(draft), code])].slice(0, MOST_CODES) },
})
