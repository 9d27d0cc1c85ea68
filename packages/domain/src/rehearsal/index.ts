import type { CalendarDay } from '../calendar/index.ts'
import { type Goal, type RehearsedFiling, type Run, runOf } from './run.ts'

/**
 * Ten days of summaries with errors under 5 percent a day; an error that comes again, or a fatal one, begins anew (CBP,
 * ABI Requirements, July 2022, REQ-6).
 */
export const SUMMARY_GOAL: Goal = { days: 10, percent: 5, isStrict: true }

/** Three days of releases at each port with errors under 10 percent, once summaries are operational (REQ-7). */
export const RELEASE_GOAL: Goal = { days: 3, percent: 10, isStrict: false }

/** What an organization filed, and whether it printed CBP's two statements. */
export interface RehearsedWork {
  readonly summaries: readonly RehearsedFiling[]
  readonly releases: readonly RehearsedFiling[]
  readonly printed: { readonly preliminary: boolean; readonly final: boolean }
}

/** How CBP's qualification of a filer would stand. */
export interface Rehearsal {
  readonly summaries: Run
  /** Of every port where something was filed. */
  readonly ports: readonly { readonly port: string; readonly releases: Run }[]
  /** Printing a statement is an optional test of CBP (REQ-7): it is named and decides nothing. */
  readonly isStatementPrinted: boolean
  readonly isPassed: boolean
}

/** Holds filings against what CBP asks of a new filer. Releases count from the day after the ten days of summaries. */
export function judgeRehearsal({ summaries, releases, printed }: RehearsedWork): Rehearsal {
  const run = runOf(summaries, SUMMARY_GOAL)
  const counting = releases.filter(({ day }) => isAfter(day, run.doneOn))
  const ports = [...new Set([...summaries, ...releases].map(({ port }) => port))].sort().map((port) => ({
    port,
    releases: runOf(
      counting.filter((filing) => filing.port === port),
      RELEASE_GOAL,
    ),
  }))
  return {
    summaries: run,
    ports,
    isStatementPrinted: printed.preliminary && printed.final,
    isPassed: run.doneOn !== undefined && ports.every(({ releases: { doneOn } }) => doneOn !== undefined),
  }
}

const isAfter = (day: CalendarDay, done: CalendarDay | undefined): boolean => done !== undefined && day > done
