import type { EntryStatus } from './status.ts'
import type { StatusColumns, SummaryColumns, SummaryState } from './summary.ts'

/** A named set of states: one definition for TypeScript and for SQL. */
export interface StateSet<Columns> {
  has: (entry: Columns) => boolean
  /** The condition on a table of entries, or, without its alias, on the columns as an index names them. */
  sql: (alias?: string) => string
}

const column = (alias: string | undefined, name: string) => (alias ? `${alias}.${name}` : name)
const texts = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

/** States before filing, where status and summary are the same word: the indexes of `status` serve them. */
const statusSet = (...statuses: (EntryStatus & SummaryState)[]): StateSet<Pick<StatusColumns, 'status'>> => ({
  has: ({ status }) => (statuses as EntryStatus[]).includes(status),
  sql: (alias) => `${column(alias, 'status')} in (${texts(statuses)})`,
})

/** States of the summary. A summary on file that CBP has deleted since belongs to a set that names `deleted`. */
function summarySet(...states: (SummaryState | 'deleted')[]): StateSet<SummaryColumns> {
  const stored = states.filter((state) => state !== 'deleted')
  const isWithoutDeleted = stored.includes('on_file') && !states.includes('deleted')
  return {
    has: ({ summary_state, deletion }) => states.includes(deletion === 'deleted' ? 'deleted' : summary_state),
    sql: (alias) =>
      `${column(alias, 'summary_state')} in (${texts(stored)})` +
      (isWithoutDeleted ? ` and ${column(alias, 'deletion')} is distinct from 'deleted'` : ''),
  }
}

/** Drafts. */
export const DRAFTS = statusSet('draft')
/** Validated entries, which wait for an approver. */
export const VALIDATED = statusSet('validated')
/** Entries that are not filed yet: people edit them. */
export const UNFILED = statusSet('draft', 'validated')
/** Summaries that wait for CBP's answer. */
export const SENT = summarySet('sent')
/** Summaries on file: CBP accepted them and has not deleted them. */
export const ON_FILE = summarySet('on_file')
/** Summaries that CBP rejected. */
export const REJECTED = summarySet('rejected')
/** Summaries that CBP has and has not refused: what reports count. */
export const AT_CBP = summarySet('sent', 'on_file')
/** Summaries that took the place of an earlier version, also where CBP has deleted them since. */
export const TAKEN = summarySet('sent', 'on_file', 'deleted')
/** Summaries that CBP has answered. */
export const ANSWERED = summarySet('on_file', 'rejected', 'deleted')
/** The entries that members still work on: entries not yet filed, and summaries that CBP rejected. */
export const TO_FILE = summarySet('draft', 'validated', 'rejected')
