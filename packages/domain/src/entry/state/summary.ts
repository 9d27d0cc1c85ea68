import type { DeletionState, EntryStatus } from './status.ts'

/**
 * The summary of an entry, whatever CBP decides about the goods: a draft, validated, sent to CBP, on file since CBP
 * accepted it, or rejected. It is the column `summary_state`.
 */
export const SUMMARY_STATES = ['draft', 'validated', 'sent', 'on_file', 'rejected'] as const
export type SummaryState = (typeof SUMMARY_STATES)[number]

/**
 * The states of the summary that a status may stand for, the one that it takes first. CBP may hold or release goods
 * before it answers the summary: the entry then keeps the status of the goods, and the answer changes its summary alone.
 */
export const SUMMARIES_OF = {
  draft: ['draft'],
  validated: ['validated'],
  submitted: ['sent'],
  accepted: ['on_file'],
  rejected: ['rejected'],
  hold: ['sent', 'on_file'],
  released: ['on_file', 'rejected'],
} as const satisfies Record<EntryStatus, readonly SummaryState[]>

/** The summary of an entry that takes a status. */
export const summaryAfter = (status: EntryStatus): SummaryState => SUMMARIES_OF[status][0]

/** The columns of an entry that takes a status. */
export const statusColumns = (status: EntryStatus) => ({ status, summary_state: summaryAfter(status) })

/** The summary of an earlier version, null for an entry that has none, was rejected. */
export const isRejected = (summary: SummaryState | null): boolean => summary === 'rejected'

/** CBP's answer to a summary, as the status that it leads to. */
export type AnswerStatus = Extract<EntryStatus, 'accepted' | 'rejected'>

/**
 * True if an entry keeps its status when CBP answers its summary, because that is the status of the goods.
 */
export const answerKeepsStatus = (status: EntryStatus, answer: AnswerStatus): boolean =>
  SUMMARIES_OF[status].length > 1 &&
  (SUMMARIES_OF[status] as readonly SummaryState[]).includes(summaryAfter(answer))

/** CBP has accepted what was sent. */
export const isAcceptance = (answer: AnswerStatus): boolean => answer === 'accepted'

/** The columns that decide about the summary. */
export interface SummaryColumns {
  summary_state: SummaryState
  deletion: DeletionState | null
}

/** The columns of an entry that say how far it is. */
export interface StatusColumns extends SummaryColumns {
  status: EntryStatus
}

/** The columns of an entry that begins. */
export const NEW_ENTRY = { ...statusColumns('draft'), deletion: null } as const satisfies StatusColumns
