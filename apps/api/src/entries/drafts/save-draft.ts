import {
  afterEdit,
  type DraftData,
  mergeDraft,
  normaliseDraft,
  STATUS_AFTER,
  UNFILED,
  VALIDATED,
  withKeptValues,
} from '@edfe/domain/entry'
import { announce } from '../../http/live.ts'
import type { Refusal } from '../../refusals/problems.ts'
import { checkDuplicates } from '../parties/check-duplicates.ts'
import { auditEntry } from '../record-change.ts'
import { loadEntry, type StoredEntry } from '../repository/load-entry.ts'
import { maskDraft } from '../repository/personal-numbers.ts'
import { recordActivity } from '../repository/record-activity.ts'
import { updateDraft } from '../repository/update-draft.ts'
import type { MemberScope, RequestScope } from '../request-scope.ts'
import { withdrawAcknowledgements } from '../review/acknowledgements.ts'
import { type ConflictKind, draftConflict, entryNotFound, isCurrent, notEditable } from './conflict.ts'

/** An entry held for a change, or why it cannot be changed: unknown, read-only, archived, or saved by others since. */
export async function lockForEdit(
  scope: MemberScope,
  id: string,
  expectedUpdatedAt: string,
  kind: ConflictKind = 'header',
): Promise<StoredEntry | Refusal> {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (!UNFILED.has(entry) || entry.archived) return notEditable(entry)
  return isCurrent(entry, expectedUpdatedAt) ? entry : draftConflict(scope, entry, kind)
}

/**
 * Merges sections over the stored ones of a locked entry, normalises and stores them. A change after signing voids signature and
 * acknowledgement. False when nothing differs, and then nothing is written. The acknowledgement itself comes from
 * the review alone, so a patch cannot set it.
 */
export async function saveDraft(scope: MemberScope, entry: StoredEntry, saved: DraftData): Promise<boolean> {
  const { final_review, ...sections } = saved
  const role = final_review?.declarant_role
  const patch = role === undefined ? sections : { ...sections, final_review: { declarant_role: role } }
  const merged = normaliseDraft(mergeDraft(entry.draft, patch))
  return storeDraft(scope, entry, withKeptValues(merged, scope.rules.profile))
}

/** A voided signature names so many of the fields that changed, and counts the others. */
const MOST_NAMED = 20

/** Stores a whole draft over a locked entry, as `saveDraft` does with a merged one. */
export async function storeDraft(scope: RequestScope, entry: StoredEntry, next: DraftData): Promise<boolean> {
  const { draft, voided, changed } = afterEdit(entry.draft, next)
  const sections = changedSections(entry.draft, draft)
  if (sections.length === 0) return false
  await checkDuplicates(scope, entry.id, await updateDraft(scope, entry, draft))
  // The filings on file are those of the bills: another bill may lack its own.
  if (entry.filings) await scope.keepFilings(scope, entry.id)
  if (voided) {
    await withdrawAcknowledgements(scope, entry.id)
    await recordActivity(scope, entry.id, 'signature_voided', {
      fields: changed.slice(0, MOST_NAMED),
      field_count: changed.length,
    })
  }
  if (VALIDATED.has(entry)) {
    await recordActivity(scope, entry.id, 'status_changed', {
      from: entry.status,
      to: STATUS_AFTER.reopening,
    })
  }
  announce(scope.trx, { org_id: scope.org.id, topic: 'entry', id: entry.id })
  await recordActivity(scope, entry.id, 'section_saved', { sections })
  await auditEntry(scope, entry.id, {
    action: 'update',
    before: only(maskDraft(entry.draft), sections),
    after: only(maskDraft(draft), sections),
  })
  return true
}

const changedSections = (before: DraftData, after: DraftData): (keyof DraftData)[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)] as (keyof DraftData)[])].filter(
    (section) => stable(before[section]) !== stable(after[section]),
  )

/** JSON with keys in order: jsonb keeps its own order. */
const stable = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

const only = (draft: DraftData, sections: (keyof DraftData)[]): DraftData =>
  Object.fromEntries(sections.map((section) => [section, draft[section]]))
