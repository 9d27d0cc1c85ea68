import type { DraftData } from '../entry/draft.ts'
import { fromCanonical, type ImportResult } from './from-canonical.ts'
import type { CanonicalProblem } from './member-problem.ts'

/**
 * A draft that a file starts. Signature, ticks and acknowledgement are left behind: they are what a person declared
 * of another entry, and are asked for again; a note says so.
 */
export function importDraft(json: unknown, newId: () => string): ImportResult {
  const read = fromCanonical(json, newId)
  if (!read.ok) return read
  const { draft, signed } = unsigned(read.draft)
  return { ok: true, draft, notes: signed ? [...read.notes, SIGN_AGAIN] : read.notes }
}

const SIGN_AGAIN: CanonicalProblem = {
  path: 'declaration.signature',
  message: 'The declaration is not imported. Sign it again in step 5.',
}

function unsigned(draft: DraftData): { draft: DraftData; signed: boolean } {
  const { final_review, totals_declarations: totals, ...rest } = draft
  if (!totals) return { draft: rest, signed: Boolean(final_review?.acknowledged) }
  const {
    declaration_ior_agent: agent,
    declaration_purchase_agreement: purchase,
    declarant_signature: signature,
    declarant_date: date,
    ...kept
  } = totals
  const signed = Boolean(agent || purchase || signature || date || final_review?.acknowledged)
  return { draft: { ...rest, totals_declarations: kept }, signed }
}
