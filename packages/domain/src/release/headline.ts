import {
  areGoodsHeld,
  type DeletionState,
  type EntryStatus,
  hasStatusOfGoods,
  isAwaitingDecision,
  isOnHold,
  isReleased,
  ON_FILE,
  REJECTED,
  type SummaryState,
} from '../entry/state/index.ts'
import type { KeptFilings } from './listed-filings.ts'

/** What the page of a filed entry is headed with, the one that matters most first. */
export const HEADLINES = [
  'redelivery',
  'taken_back',
  'canceled',
  'deleted',
  'hold',
  'exam',
  'rejected',
  'release_refused',
  'accepted_released',
  'released',
  'accepted',
  'submitted',
  'filed',
] as const
export type Headline = (typeof HEADLINES)[number]

export interface HeadlineFacts {
  status: EntryStatus
  summary_state: SummaryState
  deletion: DeletionState | null
  release_status: string | null
  filings: KeptFilings | null
}

type Rule = readonly [Headline, (facts: HeadlineFacts) => boolean]

/** Goods that are wanted back go before all, then what is over, what holds the goods, what CBP refused, and what went well. */
const RULES: readonly Rule[] = [
  ['redelivery', ({ filings }) => filings?.goods?.isRedelivery === true],
  ['taken_back', ({ filings }) => filings?.goods?.isTakenBack === true],
  [
    'canceled',
    (facts) => facts.release_status === 'cancelled' || facts.filings?.release.state === 'canceled',
  ],
  ['deleted', ({ deletion }) => deletion === 'deleted'],
  ['hold', (facts) => areGoodsHeld(facts) || (isOnHold(facts) && !isExam(facts))],
  ['exam', isExam],
  ['rejected', REJECTED.has],
  ['release_refused', ({ filings }) => filings?.release.state === 'rejected'],
  ['accepted_released', (facts) => ON_FILE.has(facts) && !hasStatusOfGoods(facts) && isReleased(facts)],
  ['released', (facts) => hasStatusOfGoods(facts) && isReleased(facts)],
  ['accepted', ON_FILE.has],
  ['submitted', isAwaitingDecision],
]

function isExam({ release_status }: HeadlineFacts): boolean {
  return release_status === 'exam'
}

/** The heading of a filed entry, by its state and by what CBP has of its filings. */
export const headlineOf = (facts: HeadlineFacts): Headline =>
  RULES.find(([, holds]) => holds(facts))?.[0] ?? 'filed'
