import { formatEntryNumber } from '@edfe/domain/entry'
import { recordEvent } from '../../entries/repository/record-event.ts'
import { announce } from '../../http/live.ts'
import { applyNotification } from '../notices/apply-notification.ts'
import { findFiledEntry } from './find-filed-entry.ts'
import type { SubjectHandler } from './subject.ts'

/** Messages about an entry. */
export const entrySubject: SubjectHandler = {
  find: findFiledEntry,
  apply: applyNotification,
  recordEvent,
  announce: ({ trx, org }, id) => announce(trx, { org_id: org.id, topic: 'entry', id }),
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
