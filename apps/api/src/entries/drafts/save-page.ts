import type { PatchEntry } from '@edfe/contracts/entries/entry'
import type { EntryProgress } from '../../db/entry-tables.ts'
import type { Refusal } from '../../refusals/problems.ts'
import { saveProgress, withNavigation, withPosition } from '../repository/entry-progress.ts'
import type { EntryView } from '../repository/entry-view.ts'
import type { StoredEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { viewEntry } from '../with-entry-scope.ts'
import { saveDraft } from './save-draft.ts'
import { signingRefusal } from './signing.ts'

/** Sections of the draft, and how the person moves on from the page that is saved. */
export type SavedPage = Pick<PatchEntry, 'current_step' | 'navigation' | 'page'> &
  Partial<Pick<PatchEntry, 'draft_data'>>

/** Saves a page of a locked entry: its sections, the step that is open and the way on. The entry as it is then. */
export async function savePage(
  scope: MemberScope,
  entry: StoredEntry,
  body: SavedPage,
): Promise<EntryView | Refusal> {
  const patch = body.draft_data ?? {}
  const unsigned = await signingRefusal(scope, entry.draft, patch)
  if (unsigned) return unsigned
  await saveDraft(scope, entry, patch)
  await saveProgress(scope, entry, progressAfter(scope, entry, body))
  if (body.navigation) {
    const visit = { action: body.navigation, to: body.current_step ?? null }
    await recordActivity(scope, entry.id, 'navigation', visit)
  }
  return viewEntry(scope, entry.id)
}

/**
 * The step that is open, and the page that was saved as the position: done when the person went on from it; the line
 * of that page remains.
 */
function progressAfter(
  { actor, now }: MemberScope,
  { progress }: StoredEntry,
  body: SavedPage,
): EntryProgress {
  const next = withNavigation(progress, body, now)
  const { page, navigation } = body
  if (!page) return next
  const { navigation_state: before } = progress
  const lineId = before?.page === page ? before.line_id : undefined
  const isDone = navigation === 'save_and_continue'
  return withPosition(next, { page, lineId, userId: actor.userId, isDone }, now)
}
