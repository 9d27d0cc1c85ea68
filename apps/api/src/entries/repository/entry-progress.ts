import type { PatchEntry, PatchStepProgress } from '@edfe/contracts/entries/entry'
import type { ViewPreferences } from '@edfe/contracts/entries/saved-position'
import {
  CLEARED_PAGES,
  type ClearablePart,
  progressAfter,
  progressAfterClear,
  STEPS,
  type StepKey,
  type StepProgress,
  stepEventOf,
  stepKeyOf,
} from '@edfe/domain/entry'
import type { z } from 'zod'
import type { EntryProgress, PageProgress } from '../../db/entry-tables.ts'
import type { MemberScope } from '../request-scope.ts'

/*
 * Where people are in an entry and how far they got. None of it changes the draft, so the version (`updated_at`)
 * stays. Each function returns the progress after one event; `saveProgress` writes it to an entry that the caller has
 * locked.
 */

/** The progress of a new entry: its first step is open. */
export const newProgress = (now: Date): EntryProgress => ({
  current_step: 'header',
  step_progress: { header: { status: 'current', visitedAt: now.toISOString() } },
  page_progress: {},
  navigation_state: null,
  navigation_history: [],
  user_preferences: {},
})

export async function saveProgress(
  { trx, org }: MemberScope,
  entry: { id: string; progress: EntryProgress },
  next: EntryProgress,
): Promise<void> {
  if (next === entry.progress) return
  await trx
    .updateTable('entries')
    .set({ progress: JSON.stringify(next) })
    .where('org_id', '=', org.id)
    .where('id', '=', entry.id)
    .execute()
}

interface Position {
  page: string
  lineId?: string | undefined
  userId: string
  /** The person saved the page and went on from it. */
  isDone: boolean
}

/** The page and line that are open, and the progress of that page. */
export const withPosition = (
  progress: EntryProgress,
  { page, lineId, userId, isDone }: Position,
  now: Date,
): EntryProgress => {
  const at = now.toISOString()
  return {
    ...progress,
    navigation_state: { page, ...(lineId && { line_id: lineId }), user_id: userId, at },
    page_progress: pageProgressAfter(progress.page_progress, { page, at, isDone }),
  }
}

/** The newest visits that the wizard is shown; the activity log has them all. */
const VISITS = 50

/** The step that is open, and how the person moved on to it. */
export function withNavigation(
  progress: EntryProgress,
  { current_step, navigation }: Pick<z.output<typeof PatchEntry>, 'current_step' | 'navigation'>,
  now: Date,
): EntryProgress {
  if (!navigation && (!current_step || current_step === progress.current_step)) return progress
  const visits = navigation ? [{ action: navigation, to: current_step ?? null, at: now.toISOString() }] : []
  return {
    ...progress,
    current_step: current_step ?? progress.current_step,
    navigation_history: [...progress.navigation_history, ...visits].slice(-VISITS),
  }
}

/** The progress of one step, and of the page that it is. */
export function withStepProgress(
  progress: EntryProgress,
  { step, ...change }: z.output<typeof PatchStepProgress>,
  now: Date,
): EntryProgress {
  const key = stepKeyOf(step)!
  const at = now.toISOString()
  const isDone = change.status === 'valid' || change.status === 'complete'
  return {
    ...progress,
    step_progress: stepProgressAfter(progress.step_progress, key, change, at),
    page_progress: pageProgressAfter(progress.page_progress, { page: pathOf(key), at, isDone }),
  }
}

/** The progress of a draft of which a part was emptied. */
export function withCleared(progress: EntryProgress, part: ClearablePart): EntryProgress {
  const pages = part === 'all' ? Object.keys(progress.page_progress) : CLEARED_PAGES[part]
  const page_progress = Object.fromEntries(
    Object.entries(progress.page_progress).filter(([page]) => !pages.some((cleared) => cleared === page)),
  )
  return { ...progress, step_progress: progressAfterClear(progress.step_progress, part), page_progress }
}

/** A page that is opened keeps the status that it reports; a save, a failure and a skip follow the domain's table. */
function stepProgressAfter(
  progress: StepProgress,
  key: StepKey,
  change: Omit<z.output<typeof PatchStepProgress>, 'step'>,
  at: string,
): StepProgress {
  const event = stepEventOf(change)
  if (event.type !== 'visit') return progressAfter(progress, key, event, at)
  const before = progress[key]
  return { ...progress, [key]: { ...before, ...change, visitedAt: before?.visitedAt ?? at } }
}

const pathOf = (key: StepKey): string => STEPS.find((step) => step.key === key)!.path

/** Returns the progress with one member's view preferences; each member has their own. */
export const withViewPreferences = (
  progress: EntryProgress,
  userId: string,
  change: z.output<typeof ViewPreferences>,
): EntryProgress => ({
  ...progress,
  user_preferences: {
    ...progress.user_preferences,
    [userId]: { ...progress.user_preferences[userId], ...change },
  },
})

/** The steps that were skipped and not done since. */
export const skipFlags = ({
  step_progress,
}: Pick<EntryProgress, 'step_progress'>): Partial<Record<StepKey, true>> =>
  Object.fromEntries(
    STEPS.filter(({ key }) => step_progress[key]?.skipped).map(({ key }) => [key, true as const]),
  )

/** The progress of pages after one was opened or, with `isDone`, saved as done, at an ISO instant. */
function pageProgressAfter(
  progress: PageProgress,
  { page, at, isDone }: { page: string; at: string; isDone: boolean },
): PageProgress {
  const before = progress[page]
  const visited = { ...before, visited_at: before?.visited_at ?? at }
  return { ...progress, [page]: isDone ? { ...visited, completed_at: at } : visited }
}
