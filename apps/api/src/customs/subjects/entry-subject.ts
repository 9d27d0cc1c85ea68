import { formatEntryNumber } from '@edfe/domain/entry'
import { announceEntry } from '../../entries/record-change.ts'
import { recordEvent } from '../../entries/repository/record-event.ts'
import { keepFilings } from '../filings/keep-filings.ts'
import { applyNotifications } from '../notices/apply-notifications.ts'
import { findFiledEntry } from './find-filed-entry.ts'
import type { SubjectHandler } from './subject.ts'

/** Messages about an entry. */
export const entrySubject: SubjectHandler = {
  find: findFiledEntry,
  async apply(scope, tools, id, notices) {
    await applyNotifications(scope, tools, id, notices)
    announceEntry(scope, id)
  },
  recordEvent,
  async changed(scope, id) {
    await keepFilings(scope, id)
    announceEntry(scope, id)
  },
  async describe({ trx, org }, id) {
    const { entry_number } = await trx
      .selectFrom('entries')
      .select('entry_number')
      .where('org_id', '=', org.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return {
      number: formatEntryNumber(entry_number),
      page: `/entries/${id}/step-1`,
      messagesPage: `/entries/${id}/step-6`,
    }
  },
}
