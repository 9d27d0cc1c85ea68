import { toCents } from '../../money/index.ts'
import type { SummaryControl } from './control.ts'
import { isReleaseState, type ReleaseState } from './release.ts'
import type { EntryStatus } from './status.ts'
import type { StatusColumns, SummaryState } from './summary.ts'

/** The goods of a filed entry: `pending` until CBP says something about them. */
export interface Release<Status extends 'hold' | 'released' = never> {
  goods: 'pending' | ReleaseState
  /** The decision about the goods that came before CBP's answer to the summary: people see it as the status. */
  status: Status | undefined
}

/** The place of an entry in the chain of versions under one number. */
export type Correction = 'first' | 'correction' | 'replacement' | 'post_summary'

/** The later version of an entry: none, a draft, or one that CBP has in its place. */
export type Successor = 'none' | 'draft' | 'filed'

/** Duty and fees of a summary on file: nothing is owed, unpaid, or recorded as paid by a member. */
export type Payment = 'none' | 'unpaid' | 'paid'

interface Common {
  correction: Correction
  successor: Successor
  archived: boolean
}

interface Unfiled {
  summary: 'draft' | 'validated'
}

interface Sent {
  summary: 'sent'
  release: Release<'hold'>
}

interface Rejected {
  summary: 'rejected'
  release: Release<'released'>
}

interface Accepted {
  release: Release<'hold' | 'released'>
  payment: Payment
  /** CBP waits for documents that nobody has marked as sent: meanwhile it takes no correction (B59). */
  awaitsDocuments: boolean
}

interface OnFile extends Accepted {
  summary: 'on_file'
  control: Exclude<SummaryControl, 'cancelled'>
  deletion: 'none' | 'requested'
}

interface Deleted extends Accepted {
  summary: 'deleted'
}

/** CBP has cancelled the summary, or the entry, at whatever point it was. */
type Cancelled = { summary: 'cancelled' } & (
  | ({ was: 'on_file' } & Pick<Accepted, 'release' | 'payment'>)
  | ({ was: 'sent' } & Pick<Sent, 'release'>)
  | ({ was: 'rejected' } & Pick<Rejected, 'release'>)
)

/**
 * The state of an entry: its summary with what is true of a summary in that state alone, the goods, the chain of
 * versions, and the archive. What people may do follows from it; the status that they see does too (`statusOf`).
 */
export type EntryState = Common & (Unfiled | Sent | Rejected | OnFile | Deleted | Cancelled)

/**
 * The facts that decide the state: columns of the entry, and the content of its notices and its later
 * version.
 */
export interface StateFacts extends StatusColumns {
  release_status: string | null
  archived: boolean
  is_post_summary: boolean
  /** The summary of the earlier version that it corrects or replaces. */
  corrects_summary: SummaryState | null
  /** True if a later version corrects or replaces it, and true if that version was filed in its place. */
  is_corrected: boolean
  is_superseded: boolean
  /** The amount owed: decimal text. */
  grand_total: string
  /** The day on which a member recorded the payment, `YYYY-MM-DD`. */
  duty_paid_on: string | null
  control: SummaryControl
  awaits_documents: boolean
}

export function stateOf(facts: StateFacts): EntryState {
  const common = {
    correction: correctionOf(facts),
    successor: facts.is_superseded ? 'filed' : facts.is_corrected ? 'draft' : 'none',
    archived: facts.archived,
  } as const
  return { ...common, ...summaryOf(facts) }
}

function summaryOf(facts: StateFacts): Unfiled | Sent | Rejected | OnFile | Deleted | Cancelled {
  const { summary_state: summary, status, control } = facts
  const goods = isReleaseState(facts.release_status) ? facts.release_status : undefined
  if (summary === 'draft' || summary === 'validated') return { summary }
  const isCancelled = control === 'cancelled' && facts.deletion !== 'deleted'
  if (summary === 'sent') {
    const release = { goods: goods ?? pending(status), status: status === 'hold' ? status : undefined }
    return isCancelled ? { summary: 'cancelled', was: summary, release } : { summary, release }
  }
  if (summary === 'rejected') {
    const release = { goods: goods ?? pending(status), status: status === 'released' ? status : undefined }
    return isCancelled ? { summary: 'cancelled', was: summary, release } : { summary, release }
  }
  const accepted: Accepted = {
    release: {
      goods: goods ?? pending(status),
      status: status === 'hold' || status === 'released' ? status : undefined,
    },
    payment: paymentOf(facts),
    awaitsDocuments: facts.awaits_documents,
  }
  if (facts.deletion === 'deleted') return { ...accepted, summary: 'deleted' }
  if (control === 'cancelled')
    return { summary: 'cancelled', was: summary, release: accepted.release, payment: accepted.payment }
  return { ...accepted, summary, control, deletion: facts.deletion ?? 'none' }
}

function paymentOf({ grand_total, duty_paid_on }: StateFacts): Payment {
  if (duty_paid_on !== null) return 'paid'
  return toCents(grand_total) > 0n ? 'unpaid' : 'none'
}

/** The goods while CBP has sent no notice about them: a member may have recorded its decision by hand. */
const pending = (status: EntryStatus): Release['goods'] =>
  status === 'hold' || status === 'released' ? status : 'pending'

function correctionOf({ is_post_summary, corrects_summary }: StateFacts): Correction {
  if (is_post_summary) return 'post_summary'
  if (corrects_summary === null) return 'first'
  return corrects_summary === 'rejected' ? 'correction' : 'replacement'
}

const STATUSES: Record<'sent' | 'on_file' | 'rejected', EntryStatus> = {
  sent: 'submitted',
  on_file: 'accepted',
  rejected: 'rejected',
}

/** The status that people see (specification 2, section 4): it follows from the state. */
export function statusOf(state: EntryState): EntryStatus {
  switch (state.summary) {
    case 'draft':
    case 'validated':
      return state.summary
    case 'deleted':
      return state.release.status ?? STATUSES.on_file
    case 'cancelled':
      return state.release.status ?? STATUSES[state.was]
    default:
      return state.release.status ?? STATUSES[state.summary]
  }
}
