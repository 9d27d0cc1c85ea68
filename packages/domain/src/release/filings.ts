import type { CalendarDay } from '../calendar/index.ts'
import { ON_FILE, REJECTED, type ReleaseState, SENT, type StatusColumns } from '../entry/state/index.ts'
import { summaryDue, TYPES_WITHOUT_SUMMARY } from '../tasks/index.ts'
import { type Cell, cell, datedCell } from './filing-cell.ts'
import { filingWords as words } from './filing-words.ts'
import type { Goods } from './goods.ts'
import type { ReleaseFiling } from './release-filing.ts'
import { type SecurityState, securityCell } from './security-cell.ts'

/** The filings of one shipment, in the order of its life. */
export const SHIPMENT_FILINGS = ['security', 'release', 'summary'] as const

/** How far one filing is. */
export interface FilingCell extends Cell {
  filing: (typeof SHIPMENT_FILINGS)[number]
}

export interface FilingFacts extends StatusColumns {
  entryType: string
  isByVessel: boolean
  /** Of the security filing of each master bill. */
  security: readonly SecurityState[]
  /** The release goes with the summary, not before it. */
  isCertified: boolean
  release: ReleaseFiling
  goods: Pick<Goods, 'state' | 'isFree'> | undefined
  /** The day of CBP's release. */
  releasedOn: CalendarDay | undefined
}

/** The three filings of a shipment: security filing, release, summary. */
export const filingsOf = (facts: FilingFacts, today: CalendarDay): FilingCell[] => [
  { filing: 'security', ...securityCell(facts) },
  { filing: 'release', ...releaseCell(facts) },
  { filing: 'summary', ...summaryCell(facts, today) },
]

function releaseCell(facts: FilingFacts): Cell {
  const { state, awaits, underReview, refused } = facts.release
  if (awaits) return cell('wait', 'sent', words.waits())
  if (state === 'rejected') return cell('bad', 'rejected', words.correct())
  if (state === 'canceled') return cell('bad', 'canceled', words.canceledForGood())
  if (state === 'none')
    return facts.isCertified
      ? cell('neutral', 'withSummary', words.inOneMessage())
      : cell('neutral', 'notFiled', words.beforeArrival())
  const said = goodsCell(facts)
  if (underReview) return { ...said, sentence: words.referred({ request: underReview }) }
  return refused ? { ...said, tone: 'bad', sentence: words.refused({ request: refused }) } : said
}

const NOT_FREE: Partial<Record<ReleaseState, Cell>> = {
  hold: cell('bad', 'hold', words.mayNotLeave()),
  exam: cell('wait', 'exam', words.mayNotLeave()),
  review: cell('wait', 'review', words.mayNotLeave()),
  admissible: cell('wait', 'admissible', words.mayNotLeave()),
}

/** Goods that CBP released and another agency holds are not shown as released. */
function goodsCell({ goods, releasedOn }: FilingFacts): Cell {
  const held = goods?.state && NOT_FREE[goods.state]
  if (held) return held
  if (!goods?.isFree) return cell('wait', 'onFile', words.beforeDecision())
  return releasedOn
    ? datedCell('ok', 'released', releasedOn, words.free())
    : cell('ok', 'onFile', words.free())
}

function summaryCell(facts: FilingFacts, today: CalendarDay): Cell {
  if (TYPES_WITHOUT_SUMMARY.includes(facts.entryType))
    return cell('neutral', 'notNeeded', words.movesUnderBond())
  if (SENT.has(facts)) return cell('wait', 'sent', words.waits())
  if (ON_FILE.has(facts)) return cell('ok', 'onFile', words.summaryOnFile())
  if (facts.deletion === 'deleted') return cell('neutral', 'deleted', words.summaryDeleted())
  const { entryType: entry_type, releasedOn: released_on } = facts
  const due = released_on && summaryDue({ entry_type, entry_date: undefined, released_on }, today)?.day
  if (REJECTED.has(facts)) return { ...cell('bad', 'rejected', words.correct()), ...(due && { due }) }
  if (!due) return cell('neutral', 'notFiled', words.afterRelease())
  const said =
    today > due
      ? datedCell('bad', 'late', due, words.afterRelease())
      : datedCell('wait', 'due', due, words.afterRelease())
  return { ...said, due }
}
