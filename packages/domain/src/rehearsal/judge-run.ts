import { addWorkingDays, type CalendarDay } from '../calendar/index.ts'
import { judgeRehearsal, type Rehearsal } from './judge-rehearsal.ts'
import { REHEARSED_DAYS } from './plan-day.ts'
import type { RehearsedFiling, Run } from './run.ts'

/** `stopped`: by a member. `broken`: the simulator did not answer. */
export const RUN_STATES = ['running', 'passed', 'failed', 'stopped', 'broken'] as const
export type RunState = (typeof RUN_STATES)[number]

/** A filing of a run, on its rehearsed day from 1. */
export interface RunFiling extends Omit<RehearsedFiling, 'day'> {
  readonly day: number
  readonly kind: 'summary' | 'release'
}

/** How CBP's qualification would stand after the filings of a run that began on a day: its days are the working days from there. */
export function judgeRun(filings: readonly RunFiling[], begun: CalendarDay): Rehearsal {
  const of = (wanted: RunFiling['kind']) =>
    filings
      .filter(({ kind }) => kind === wanted)
      .map((filing) => ({ ...filing, day: addWorkingDays(begun, filing.day) }))
  return judgeRehearsal({
    summaries: of('summary'),
    releases: of('release'),
    statements: { preliminary: false, final: false },
  })
}

/** The state of a run after a day: a day that does not count ends it, since CBP's count would begin anew. */
export function stateAfter({ summaries, ports, isPassed }: Rehearsal, day: number): RunState {
  const counts = ({ days }: Run) => days.every(({ verdict }) => verdict === 'counts')
  if (!counts(summaries) || !ports.every(({ releases }) => counts(releases))) return 'failed'
  if (day < REHEARSED_DAYS) return 'running'
  return isPassed ? 'passed' : 'failed'
}
