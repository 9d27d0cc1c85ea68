import type { DraftData } from './draft.ts'

/** Whether the declaration of step 5 is signed. */
export const isSigned = (draft: DraftData): boolean =>
  Boolean(draft.totals_declarations?.declarant_signature?.trim())

/** The draft without signature and acknowledgement: what was declared no longer stands. */
export const voidSignature = (draft: DraftData): DraftData => ({
  ...draft,
  ...(draft.totals_declarations && {
    totals_declarations: { ...draft.totals_declarations, declarant_signature: '' },
  }),
  ...(draft.final_review && {
    final_review: { ...draft.final_review, acknowledged: false, acknowledged_at: '' },
  }),
})

/** A draft means the same by '', false, an empty list or section as by a field that is absent. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** A value with its keys in order and its blank fields left out, so that equal content is equal text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, field]) => [key, canonical(field)] as const)
      .filter(([, field]) => !isBlank(field))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const sameContent = (a: unknown, b: unknown): boolean =>
  JSON.stringify(canonical(a ?? {})) === JSON.stringify(canonical(b ?? {}))

/** What was declared: everything but the review itself and the act of signing. */
function declared(draft: DraftData): unknown {
  const { final_review: _review, totals_declarations = {}, ...rest } = draft
  const { declarant_signature: _signature, ...totals } = totals_declarations
  return { ...rest, totals_declarations: totals }
}

/**
 * A draft after an edit: any change after signing voids signature and acknowledgement. A signature that is itself
 * given anew in the same edit stands, and the acknowledgement is asked for again; the review section alone and an
 * edit that changes nothing void nothing.
 */
export function afterEdit(before: DraftData, after: DraftData): { draft: DraftData; voided: boolean } {
  const wasSigned = isSigned(before) || Boolean(before.final_review?.acknowledged)
  const signature = (draft: DraftData): string => draft.totals_declarations?.declarant_signature ?? ''
  const isSignedAnew = isSigned(after) && signature(before) !== signature(after)
  const isSame = sameContent(declared(before), declared(after)) && signature(before) === signature(after)
  if (!wasSigned || isSame) return { draft: after, voided: false }
  const voided = voidSignature(after)
  if (!isSignedAnew) return { draft: voided, voided: true }
  const totals_declarations = { ...voided.totals_declarations, declarant_signature: signature(after) }
  return { draft: { ...voided, totals_declarations }, voided: true }
}
