import { RELEASE_GOAL, SUMMARY_GOAL } from './judge-rehearsal.ts'

/** Ten days of summaries, then three of releases. */
export const REHEARSED_DAYS = SUMMARY_GOAL.days + RELEASE_GOAL.days

/** Summaries of a day: one refused among them is 4.2 percent, two are 8.3. */
const SUMMARIES_OF_DAY = 24
/** Of every day, however many drafts the organization has. */
const FEWEST_SHIPMENTS = 4

/** What a rehearsed day files: positions among the organization's drafts and among the public shipments. */
export interface PlannedDay {
  readonly kind: 'summary' | 'release'
  readonly drafts: readonly number[]
  readonly shipments: readonly number[]
}

/**
 * The filings of a day, 1 to 13. Summaries take both lists in turn, so that each draft is filed at least once in ten days;
 * a day of releases files all that there is, at every port.
 */
export function planDay(day: number, drafts: number, shipments: number): PlannedDay {
  if (day > SUMMARY_GOAL.days)
    return { kind: 'release', drafts: [...Array(drafts).keys()], shipments: [...Array(shipments).keys()] }
  const own = Math.min(drafts, Math.max(1, Math.ceil(drafts / SUMMARY_GOAL.days)))
  const others = Math.min(shipments, Math.max(FEWEST_SHIPMENTS, SUMMARIES_OF_DAY - own))
  return { kind: 'summary', drafts: inTurn(day, own, drafts), shipments: inTurn(day, others, shipments) }
}

const inTurn = (day: number, each: number, all: number): number[] =>
  Array.from({ length: each }, (_, at) => ((day - 1) * each + at) % all)
