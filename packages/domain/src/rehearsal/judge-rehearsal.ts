import type { CalendarDay } from '../calendar/index.ts'
import { type Goal, type RehearsedFiling, type Run, runOf } from './run.ts'

/**
 * At least ten days of summaries. 'Any repetitive or fatal error will be cause for restarting the 10-day count, as will
 * any day in which the day's error rate exceeds five percent' (CBP, ABI Requirements, July 2022, REQ-6).
 */
export const SUMMARY_GOAL: Goal = { days: 10, percent: 5, mayReach: true }

/**
 * At least three days of releases at a port 'with an error rate of less than 10 percent and no repetitive errors', once
 * the port is operational on summaries (REQ-7). The rate is held against each day, which is the stricter reading.
 */
export const RELEASE_GOAL: Goal = { days: 3, percent: 10, mayReach: false }

/** What an organization filed, and which statements of CBP it has to print. */
export interface RehearsedWork {
  readonly summaries: readonly RehearsedFiling[]
  readonly releases: readonly RehearsedFiling[]
  readonly statements: { readonly preliminary: boolean; readonly final: boolean }
}

/** How CBP's qualification of a filer would stand. */
export interface Rehearsal {
  readonly summaries: Run
  /** Of every port where something was filed. */
  readonly ports: readonly { readonly port: string; readonly releases: Run }[]
  /** A preliminary and a final statement can be printed. This test is optional (REQ-7): it is named and decides nothing. */
  readonly hasStatements: boolean
  readonly isPassed: boolean
}

/** Holds filings against what CBP asks of a new filer. Releases count from the day after the ten days of summaries. */
export function judgeRehearsal({ summaries, releases, statements }: RehearsedWork): Rehearsal {
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
    hasStatements: statements.preliminary && statements.final,
    isPassed: run.doneOn !== undefined && ports.every(({ releases: { doneOn } }) => doneOn !== undefined),
  }
}

const isAfter = (day: CalendarDay, done: CalendarDay | undefined): boolean => done !== undefined && day > done
