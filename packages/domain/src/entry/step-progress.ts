import type { CurrentStep, StepKey, StepProgress, StepProgressItem, StepStatus } from './steps.ts'
import { STEPS } from './steps.ts'

/** The step status rule (specification 2§4), from what is known of a step. */
export function stepStatus(
  item: Pick<StepProgressItem, 'visitedAt' | 'skipped' | 'validationErrors'> | undefined,
): StepStatus {
  if (!item?.visitedAt) return 'not_started'
  if (item.skipped) return 'partial'
  if (item.validationErrors === undefined) return 'partial'
  return item.validationErrors === 0 ? 'valid' : 'incomplete'
}

/** An event on a step. `errors` counts the errors that validation found. */
export type StepEvent =
  | { type: 'visit' }
  | { type: 'save' }
  | { type: 'failed'; errors: number }
  | { type: 'skip'; errors: number }

/** Translates reported progress, the page's way of saying what happened on a step, into an event. */
export function stepEventOf({
  status,
  skipped,
  validationErrors: errors = 0,
}: Pick<StepProgressItem, 'status'> & { skipped?: boolean; validationErrors?: number }): StepEvent {
  if (skipped) return { type: 'skip', errors }
  if (status === 'incomplete') return { type: 'failed', errors }
  return status === 'valid' || status === 'complete' ? { type: 'save' } : { type: 'visit' }
}

/** Saving steps 4 and 5 writes 'complete', and their failed validation writes nothing (2§4). */
export const COMPLETED_STEPS = new Set<StepKey>(['line_items', 'totals_declarations'])

/** The progress after an event at an instant (ISO). A first visit is recorded once; a save ends a skip. */
export function progressAfter(
  progress: StepProgress,
  step: StepKey,
  event: StepEvent,
  at: string,
): StepProgress {
  if (event.type === 'failed' && COMPLETED_STEPS.has(step)) return progress
  const before = progress[step]
  const visited = { ...before, visitedAt: before?.visitedAt ?? at }
  return { ...progress, [step]: itemAfter(step, event, before, visited, at) }
}

function itemAfter(
  step: StepKey,
  event: StepEvent,
  before: StepProgressItem | undefined,
  visited: Omit<StepProgressItem, 'status'>,
  at: string,
): StepProgressItem {
  switch (event.type) {
    case 'visit':
      return { ...visited, status: before?.visitedAt ? before.status : stepStatus(visited) }
    case 'save': {
      const status = COMPLETED_STEPS.has(step) ? 'complete' : 'valid'
      return { ...visited, status, completedAt: at, validationErrors: 0, skipped: false }
    }
    case 'failed':
      return { ...visited, status: 'incomplete', validationErrors: event.errors, skipped: false }
    case 'skip':
      return { ...visited, status: 'partial', validationErrors: event.errors, skipped: true }
  }
}

/** `lines` is accepted for `line_items`; undefined for a key that names no step. */
export function stepKeyOf(key: string): StepKey | undefined {
  const name = key === 'lines' ? 'line_items' : key
  return STEPS.find((step) => step.key === name)?.key
}

/** The value of `current_step` for a step: header, then step-2 to step-6. */
export function currentStepOf(key: StepKey): CurrentStep {
  const { path } = STEPS.find((step) => step.key === key)!
  return path === 'step-1' ? 'header' : path
}
