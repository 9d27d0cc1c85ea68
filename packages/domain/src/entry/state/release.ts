import type { EntryStatus } from './status.ts'

/** CBP's word about the goods, which comes apart from its answer to the summary. */
export const RELEASE_STATES = ['review', 'admissible', 'exam', 'hold', 'released', 'cancelled'] as const
export type ReleaseState = (typeof RELEASE_STATES)[number]

export const isReleaseState = (text: string | null): text is ReleaseState =>
  (RELEASE_STATES as readonly (string | null)[]).includes(text)

/** The words for a state of release, as a badge shows them. */
export const RELEASE_WORDS: Readonly<Record<ReleaseState, string>> = {
  review: 'Under review',
  admissible: 'Admissible',
  exam: 'Exam ordered',
  hold: 'Goods on hold',
  released: 'Released',
  cancelled: 'Entry cancelled',
}

/** The columns that say where the goods are. */
export interface GoodsColumns {
  status: EntryStatus
  release_status: string | null
}

/** CBP has released the goods, before or after it answered the summary. */
export const isReleased = ({ status, release_status }: GoodsColumns): boolean =>
  status === 'released' || release_status === 'released'

/** CBP holds the goods, and has not answered the summary before. */
export const isOnHold = ({ status }: Pick<GoodsColumns, 'status'>): boolean => status === 'hold'

/** CBP's last word about the goods is a hold, before or after its answer to the summary. */
export const areGoodsHeld = ({ release_status }: Pick<GoodsColumns, 'release_status'>): boolean =>
  release_status === 'hold'

/** The status is that of the goods: CBP decided about them before it answered the summary. */
export const hasStatusOfGoods = ({ status }: Pick<GoodsColumns, 'status'>): boolean =>
  status === 'hold' || status === 'released'

/** CBP has the entry and has decided nothing yet, neither about the summary nor about the goods. */
export const isAwaitingDecision = ({ status }: Pick<GoodsColumns, 'status'>): boolean =>
  status === 'submitted'

/** The condition `isReleased` in SQL, on columns of these names. */
export const RELEASED = "(status = 'released' or release_status is not distinct from 'released')"

/** The condition in SQL, on columns of these names, that CBP decides no more about the goods: it released them or cancelled the entry. */
export const GOODS_DECIDED = `(${RELEASED} or release_status is not distinct from 'cancelled')`
