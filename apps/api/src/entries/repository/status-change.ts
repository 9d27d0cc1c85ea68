import { type EntryStatus, STATUS_AFTER, statusColumns } from '@edfe/domain/entry'
import type { Message } from '@edfe/domain/messages'
import type { RequestScope } from '../request-scope.ts'
import type { StoredEntry } from './load-entry.ts'

interface StatusChange {
  from: EntryStatus
  to: EntryStatus
  at: Date
  /** The member, null for CBP and the server. */
  by: string | null
  reason: Message | null
}

/** The columns of an entry whose status changes: the status that people see, and the summary with it. */
export const statusChange = ({ from, to, at, by, reason }: StatusChange) => ({
  ...statusColumns(to),
  previous_status: from,
  status_changed_at: at,
  status_changed_by: by,
  status_reason: reason && JSON.stringify(reason),
})

/** The columns of a validated entry that is a draft again. */
export const returnedToDraft = (
  { status }: Pick<StoredEntry, 'status'>,
  { actor, now }: RequestScope,
  reason: Message,
) => statusChange({ from: status, to: STATUS_AFTER.reopening, at: now, by: actor.userId, reason })
