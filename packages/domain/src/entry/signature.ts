import { changedFields } from './changed-fields.ts'
import type { DraftData } from './draft.ts'

/** True if the declaration of step 5 is signed. */
export const isSigned = (draft: DraftData): boolean =>
  Boolean(draft.totals_declarations?.declarant_signature?.trim())

/** The draft without signature and acknowledgement: the declaration is no longer valid. */
export const voidSignature = (draft: DraftData): DraftData => ({
  ...draft,
  ...(draft.totals_declarations && {
    totals_declarations: { ...draft.totals_declarations, declarant_signature: '' },
  }),
  ...(draft.final_review && {
    final_review: { ...draft.final_review, acknowledged: false, acknowledged_at: '' },
  }),
})

/** The declared data: everything except the review itself, the act of signing, and what the security filing alone says. */
function declared(draft: DraftData): DraftData {
  const { final_review: _review, security_filing: _security, totals_declarations = {}, ...rest } = draft
  const { declarant_signature: _signature, ...totals } = totals_declarations
  return { ...rest, totals_declarations: totals }
}

/**
 * True if two texts have the same characters, however a keyboard composes letters with their marks (Unicode
 * NFC).
 */
export const isSameText = (left: string, right: string): boolean =>
  left.normalize('NFC') === right.normalize('NFC')

const signatureOf = (draft: DraftData): string => draft.totals_declarations?.declarant_signature ?? ''

/**
 * True if the declaration is signed and can be filed: the signature repeats the declarant's name, and both
 * statements of block 40 are ticked.
 */
export function hasValidSignature({ totals_declarations: totals = {} }: DraftData): boolean {
  const signature = totals.declarant_signature?.trim() ?? ''
  return (
    signature !== '' &&
    isSameText(signature, (totals.declarant_name ?? '').trim()) &&
    Boolean(totals.declaration_ior_agent && totals.declaration_purchase_agreement)
  )
}

const SIGNATURE_PATH = 'totals_declarations.declarant_signature'

export interface Edited {
  draft: DraftData
  voided: boolean
  /** Paths of what changed after signing; empty when nothing was voided. */
  changed: readonly string[]
}

/**
 * Applies an edit to a signed draft. A change voids the signature and the acknowledgement. An edit that signs again
 * voids the acknowledgement alone. An edit that changes nothing, or only the review section, voids neither.
 */
export function afterEdit(before: DraftData, after: DraftData): Edited {
  const wasSigned = isSigned(before) || Boolean(before.final_review?.acknowledged)
  const isSignedAnew = isSigned(after) && signatureOf(before) !== signatureOf(after)
  const unchanged = { draft: after, voided: false, changed: [] }
  if (!wasSigned) return unchanged
  const edited = changedFields(declared(before), declared(after))
  const changed =
    edited.length === 0 && signatureOf(before) !== signatureOf(after) ? [SIGNATURE_PATH] : edited
  if (changed.length === 0) return unchanged
  const voided = voidSignature(after)
  if (!isSignedAnew) return { draft: voided, voided: true, changed }
  const totals_declarations = { ...voided.totals_declarations, declarant_signature: signatureOf(after) }
  return { draft: { ...voided, totals_declarations }, voided: true, changed }
}
