import { say } from '@edfe/domain/messages'
import { notFound, type Refusal, refuse } from '../../refusals/problems.ts'
import { toEntryView, toPersonRef } from '../repository/entry-view.ts'
import type { StoredEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'

/** The specified words per kind of save (2 section 8); sections without specified words use the entry's. */
const WORDS = {
  header: say({
    id: 'refusal.conflict.header',
    defaultMessage:
      'Someone else saved newer changes to this entry. Refresh to review the latest draft or discard your local edits.',
  }),
  transport: say({
    id: 'refusal.conflict.transport',
    defaultMessage:
      'Someone else saved newer transport changes. Refresh to review the latest draft or discard your local edits.',
  }),
  clear: say({
    id: 'refusal.conflict.clear',
    defaultMessage:
      'Someone else saved newer entry information before your request completed. Refresh to review the latest draft or discard your local edits.',
  }),
  status: say({
    id: 'refusal.conflict.status',
    defaultMessage:
      'Another user changed the entry status before your update completed. Refresh to review the latest state before continuing.',
  }),
}

export type ConflictKind = keyof typeof WORDS

/** 10:31 AM, as the person's clock has it, with the day when it is another. */
function timeOf(instant: Date, now: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(
    instant,
  )
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return day.format(instant) === day.format(now) ? time : `${day.format(instant)}, ${time}`
}

/** The answer to a save that started from an older version: the stored version, and who saved it when. */
export function draftConflict(scope: MemberScope, entry: StoredEntry, kind: ConflictKind): Refusal {
  const person = toPersonRef(entry.updated_by, entry.updated_by_name)
  const time = timeOf(entry.updated_at, scope.now, scope.actor.timeZone)
  const message = say(
    {
      id: 'refusal.conflict',
      defaultMessage: '{what} Last change by {isKnown, select, yes {{name}} other {another user}} at {time}.',
    },
    { what: WORDS[kind], isKnown: person ? 'yes' : 'no', name: person?.name ?? '', time },
  )
  return refuse(409, 'draft_conflict', message, {
    updated_at: entry.updated_at.toISOString(),
    updated_by: person,
    entry: toEntryView(entry, scope),
  })
}

/** True if a save started from the stored version. */
export const isCurrent = (entry: StoredEntry, expected: string): boolean =>
  entry.updated_at.getTime() === Date.parse(expected)

export const ENTRY_NOT_FOUND = say({ id: 'refusal.entry-not-found', defaultMessage: 'Entry not found' })
export const entryNotFound = (): Refusal => notFound(ENTRY_NOT_FOUND)

export const notEditable = (entry: StoredEntry): Refusal =>
  entry.archived
    ? refuse(
        409,
        'entry_archived',
        say({
          id: 'refusal.entry-archived',
          defaultMessage: 'This entry is archived. Restore it to change it.',
        }),
      )
    : refuse(
        409,
        'entry_not_editable',
        say({
          id: 'refusal.entry-not-editable',
          defaultMessage: 'This entry can no longer be changed. What was filed stays as it was filed.',
        }),
      )
