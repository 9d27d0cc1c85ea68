import type { CalendarDay } from '../calendar/index.ts'

/** A summary or a release as it was answered. */
export interface RehearsedFiling {
  readonly day: CalendarDay
  /** Port of entry, four digits. */
  readonly port: string
  readonly isRefused: boolean
  /** Codes of the conditions that refused it. */
  readonly codes: readonly string[]
}

/**
 * `errors`: too many of the day were refused. `repeated`: a condition refused something on an earlier day too. `fatal`:
 * an entry number that could not be processed.
 */
export const DAY_VERDICTS = ['counts', 'errors', 'repeated', 'fatal'] as const
export type DayVerdict = (typeof DAY_VERDICTS)[number]

export interface RehearsedDay {
  readonly day: CalendarDay
  readonly filed: number
  readonly refused: number
  /** Refused of a hundred, rounded down to a tenth. */
  readonly percent: number
  readonly verdict: DayVerdict
  /** The conditions that refused something on an earlier day too. */
  readonly repeated: readonly string[]
}

/** What has to be reached. */
export interface Goal {
  readonly days: number
  /** The most errors of a day, in percent of its filings. */
  readonly percent: number
  /** A day with exactly these errors counts. */
  readonly mayReach: boolean
}

export interface Run {
  readonly goal: Goal
  /** Every day with a filing, in order. */
  readonly days: readonly RehearsedDay[]
  /** Days in a row that count, up to the newest or to the goal. */
  readonly counted: number
  /** The day on which the goal was reached. */
  readonly doneOn: CalendarDay | undefined
}

/**
 * Counts the days in a row that meet a goal: one that does not begins the count anew. A day without a filing neither
 * counts nor interrupts.
 */
export function runOf(filings: readonly RehearsedFiling[], goal: Goal): Run {
  const byDay = Map.groupBy(filings, ({ day }) => day)
  const seen = new Set<string>()
  const days: RehearsedDay[] = []
  let counted = 0
  let doneOn: CalendarDay | undefined
  for (const day of [...byDay.keys()].sort()) {
    const judged = judgeDay(day, byDay.get(day) ?? [], seen, goal)
    days.push(judged)
    if (doneOn) continue
    counted = judged.verdict === 'counts' ? counted + 1 : 0
    if (counted === goal.days) doneOn = day
  }
  return { goal, days, counted, doneOn }
}

/**
 * Conditions by which no entry summary is processed: an entry number that is missing, invalid, or on file in another port
 * or under another reference. CBP names 'a duplicate or invalid entry number' as its example (ABI Requirements, REQ-6).
 */
const FATAL: ReadonlySet<string> = new Set(['B14', 'B15', 'B16', 'B32', 'B35'])

/** Adds the conditions of the day to those that were seen. */
function judgeDay(
  day: CalendarDay,
  filings: readonly RehearsedFiling[],
  seen: Set<string>,
  { percent: limit, mayReach }: Goal,
): RehearsedDay {
  const refused = filings.filter(({ isRefused }) => isRefused).length
  const codes = [...new Set(filings.flatMap(({ codes }) => codes))].sort()
  const repeated = codes.filter((code) => seen.has(code))
  for (const code of codes) seen.add(code)
  const [errors, most] = [refused * 100, limit * filings.length]
  const verdict = (): DayVerdict => {
    if (codes.some((code) => FATAL.has(code))) return 'fatal'
    if (repeated.length > 0) return 'repeated'
    return errors < most || (mayReach && errors === most) ? 'counts' : 'errors'
  }
  return {
    day,
    filed: filings.length,
    refused,
    percent: Math.floor((refused * 1000) / filings.length) / 10,
    verdict: verdict(),
    repeated,
  }
}
