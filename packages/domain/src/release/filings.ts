import type { CalendarDay } from '../calendar/index.ts'
import { ON_FILE, REJECTED, type ReleaseState, SENT, type StatusColumns } from '../entry/state/index.ts'
import type { SecurityFilingState } from '../security-filing/index.ts'
import { summaryDueAfterRelease, TYPES_WITHOUT_SUMMARY } from '../tasks/index.ts'
import { type Cell, cell } from './filing-cell.ts'
import { filingWords as words } from './filing-words.ts'
import type { Goods } from './goods.ts'
import type { ReleaseFiling } from './release-filing.ts'
import { releaseDay } from './release-requests.ts'
import { securityCell } from './security-cell.ts'

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
  security: readonly SecurityFilingState[]
  /** The release goes with the summary, not before it. */
  isCertified: boolean
  release: ReleaseFiling
  goods: Goods | undefined
}

/** The three filings of a shipment: security filing, release, summary. */
export const filingsOf = (facts: FilingFacts, today: CalendarDay): FilingCell[] => [
  { filing: 'security', ...securityCell(facts) },
  { filing: 'release', ...releaseCell(facts) },
  { filing: 'summary', ...summaryCell(facts, today) },
]

function releaseCell({ release, goods, isCertified }: FilingFacts): Cell {
  const { state, awaits, underReview, refused } = release
  if (awaits) return cell('wait', words.sent(), words.waits())
  if (state === 'rejected') return cell('bad', words.rejected(), words.correct())
  if (state === 'canceled') return cell('bad', words.canceled(), words.canceledForGood())
  if (state === 'none')
    return isCertified
      ? cell('neutral', words.withSummary(), words.inOneMessage())
      : cell('neutral', words.notFiled(), words.beforeArrival())
  const said = goodsCell(goods)
  if (underReview) return { ...said, sentence: words.referred({ request: underReview }) }
  return refused ? { ...said, tone: 'bad', sentence: words.refused({ request: refused }) } : said
}

const NOT_FREE: Partial<Record<ReleaseState, Pick<Cell, 'tone' | 'state'>>> = {
  hold: { tone: 'bad', state: words.hold() },
  exam: { tone: 'wait', state: words.exam() },
  review: { tone: 'wait', state: words.review() },
  admissible: { tone: 'wait', state: words.admissible() },
}

/** Goods that CBP released and another agency holds are not shown as released. */
function goodsCell(goods: Goods | undefined): Cell {
  const held = goods?.state && NOT_FREE[goods.state]
  if (held) return { ...held, sentence: words.mayNotLeave() }
  if (!goods?.isFree) return cell('wait', words.onFile(), words.beforeDecision())
  const day = releaseDay(goods)
  return cell('ok', day ? words.released({ day: { day } }) : words.onFile(), words.free())
}

function summaryCell(facts: FilingFacts, today: CalendarDay): Cell {
  if (TYPES_WITHOUT_SUMMARY.includes(facts.entryType))
    return cell('neutral', words.notNeeded(), words.movesUnderBond())
  if (SENT.has(facts)) return cell('wait', words.sent(), words.waits())
  if (ON_FILE.has(facts)) return cell('ok', words.onFile(), words.summaryOnFile())
  if (facts.deletion === 'deleted') return cell('neutral', words.deleted(), words.summaryDeleted())
  const released = releaseDay(facts.goods)
  const due = released && summaryDueAfterRelease(released)
  if (REJECTED.has(facts)) return { ...cell('bad', words.rejected(), words.correct()), ...(due && { due }) }
  if (!due) return cell('neutral', words.notFiled(), words.afterRelease())
  const state = today > due ? words.late({ day: { day: due } }) : words.due({ day: { day: due } })
  return { ...cell(today > due ? 'bad' : 'wait', state, words.afterRelease()), due }
}
