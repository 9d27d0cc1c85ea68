import { addDays, type CalendarDay } from '../calendar/index.ts'
import type { RoadProgress } from './progress.ts'
import { ROAD_STEPS, type RoadStep } from './steps.ts'

/** For a step that nobody names a time for. */
const USUAL_WEEKS = 4
const FEWEST_WEEKS = 2

/**
 * The step that an organization is to be reminded of: the current one, once nothing was noted for as long as it takes, two
 * weeks at least. `since` is the day of the last note.
 */
export function stepToRemindOf(
  { steps }: Pick<RoadProgress, 'steps'>,
  since: CalendarDay,
  today: CalendarDay,
): RoadStep | undefined {
  const current = steps.find(({ state }) => state === 'current')
  const step = ROAD_STEPS.find(({ key }) => key === current?.key)
  if (!step) return undefined
  const weeks = Math.max(FEWEST_WEEKS, step.weeks?.[1] ?? USUAL_WEEKS)
  return addDays(since, weeks * 7) <= today ? step : undefined
}
