import type { PatchEntry, PatchStepProgress } from '@edfe/contracts/entries'
import type { ViewPreferences } from '@edfe/contracts/saved-position'
import { STEPS, type StepKey, type StepProgressItem, stepKeyOf } from '@edfe/domain/entry'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { NavigationState, PageProgress } from '../../db/entry-tables.ts'
import type { StoredEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'

/*
 * Where people are in an entry and how far they got. None of it changes the draft, so the version (`updated_at`) stays.
 * Entries are locked by the caller, who has read what is written over.
 */

/** Columns of an entry that say where work on it goes on, as JSON text. */
type PositionColumns = Partial<
  Record<'navigation_state' | 'page_progress' | 'step_progress' | 'user_preferences', string>
>

const updatePosition = ({ trx, org }: MemberScope, id: string, columns: PositionColumns) =>
  trx.updateTable('entries').set(columns).where('org_id', '=', org.id).where('id', '=', id).execute()

interface Position {
  page: string
  lineId?: string
  /** The person saved the page and went on from it. */
  isDone: boolean
}

/** The page and line that are open, and the progress of that page. */
export async function recordPosition(
  scope: MemberScope,
  entry: StoredEntry,
  { page, lineId, isDone }: Position,
): Promise<{ navigation_state: NavigationState; page_progress: PageProgress }> {
  const at = scope.now.toISOString()
  const navigation_state = { page, ...(lineId && { line_id: lineId }), user_id: scope.actor.userId, at }
  const page_progress = pageProgressAfter(entry.page_progress, { page, at, isDone })
  await updatePosition(scope, entry.id, {
    navigation_state: JSON.stringify(navigation_state),
    page_progress: JSON.stringify(page_progress),
  })
  return { navigation_state, page_progress }
}

/** The newest visits that the wizard is shown; the activity log has them all. */
const VISITS = 50

/** The step that is open, and how the person moved on to it. */
export async function recordNavigation(
  scope: MemberScope,
  id: string,
  { current_step, navigation }: Pick<z.output<typeof PatchEntry>, 'current_step' | 'navigation'>,
): Promise<void> {
  const { trx, org, now } = scope
  if (current_step) {
    await trx
      .updateTable('entries')
      .set({ current_step })
      .where('org_id', '=', org.id)
      .where('id', '=', id)
      .where('current_step', '<>', current_step)
      .execute()
  }
  if (!navigation) return
  const visit = { action: navigation, to: current_step ?? null }
  await sql`
    update entries set navigation_history = (
      select coalesce(jsonb_agg(visit order by ordinal), '[]') from (
        select visit, ordinal
        from jsonb_array_elements(navigation_history || ${JSON.stringify([{ ...visit, at: now }])}::jsonb)
          with ordinality as visits (visit, ordinal)
        order by ordinal desc limit ${VISITS}
      ) newest
    ) where org_id = ${org.id} and id = ${id}`.execute(trx)
  await recordActivity(scope, id, 'navigation', visit)
}

/** The progress of one step, and of the page that it is. */
export async function recordStepProgress(
  scope: MemberScope,
  entry: StoredEntry,
  { step, ...change }: z.output<typeof PatchStepProgress>,
): Promise<void> {
  const key = stepKeyOf(step)!
  const at = scope.now.toISOString()
  const before = entry.step_progress[key]
  const isDone = change.status === 'valid' || change.status === 'complete'
  const item: StepProgressItem = {
    ...before,
    ...change,
    visitedAt: before?.visitedAt ?? at,
    ...(isDone && { completedAt: at }),
  }
  const page_progress = pageProgressAfter(entry.page_progress, { page: pathOf(key), at, isDone })
  await updatePosition(scope, entry.id, {
    step_progress: JSON.stringify({ ...entry.step_progress, [key]: item }),
    page_progress: JSON.stringify(page_progress),
  })
}

const pathOf = (key: StepKey): string => STEPS.find((step) => step.key === key)!.path

/** How the member looks at the entry: each has their own. */
export async function recordViewPreferences(
  scope: MemberScope,
  entry: StoredEntry,
  change: z.output<typeof ViewPreferences>,
): Promise<z.output<typeof ViewPreferences>> {
  const { userId } = scope.actor
  const preferences = { ...entry.user_preferences[userId], ...change }
  await updatePosition(scope, entry.id, {
    user_preferences: JSON.stringify({ ...entry.user_preferences, [userId]: preferences }),
  })
  return preferences
}

/** The progress of pages after one was opened or, with `isDone`, saved as done, at an ISO instant. */
function pageProgressAfter(
  progress: PageProgress,
  { page, at, isDone }: { page: string; at: string; isDone: boolean },
): PageProgress {
  const before = progress[page]
  const visited = { ...before, visited_at: before?.visited_at ?? at }
  return { ...progress, [page]: isDone ? { ...visited, completed_at: at } : visited }
}
