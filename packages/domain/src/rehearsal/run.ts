import type { CalendarDay } from '../calendar/index.ts'

/** A summary or a release as it was answered. */
export interface RehearsedFiling {
  readonly day: CalendarDay
  /** Port of entry, four digits. */
  readonly port: string
  /** Codes of the conditions that refused it; none where it was taken. */
  readonly refusedBy: readonly string[]
  /** The message was refused as a whole, so that nothing in it was judged. */
  readonly isFatal: boolean
}

/** `errors`: too many of the day were refused. `repeated`: a condition refused something on an earlier day too. */
export type DayVerdict = 'counts' | 'errors' | 'repeated' | 'fatal'

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
  /** A day counts while fewer than these of a hundred filings are refused. */
  readonly percent: number
  /** Whether a condition that comes again, or a message that is refused as a whole, begins the count anew. */
  readonly isStrict: boolean
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
 * Counts the days in a row that meet a goal. A day without a filing neither counts nor interrupts. CBP's requirements do
 * not say whether a day over the limit begins the count anew: here it does, so that what passes here passes either way.
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

/** Adds the conditions of the day to those that were seen. */
function judgeDay(
  day: CalendarDay,
  filings: readonly RehearsedFiling[],
  seen: Set<string>,
  { percent: limit, isStrict }: Goal,
): RehearsedDay {
  const refused = filings.filter(({ refusedBy, isFatal }) => isFatal || refusedBy.length > 0).length
  const codes = [...new Set(filings.flatMap(({ refusedBy }) => refusedBy))].sort()
  const repeated = codes.filter((code) => seen.has(code))
  for (const code of codes) seen.add(code)
  const verdict = (): DayVerdict => {
    if (isStrict && filings.some(({ isFatal }) => isFatal)) return 'fatal'
    if (isStrict && repeated.length > 0) return 'repeated'
    return refused * 100 < limit * filings.length ? 'counts' : 'errors'
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
