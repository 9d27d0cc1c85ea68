import { decodeStatusAnswer, encodeStatusQuery, type StatusAnswerMessage } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { announceEntry } from '../../entries/record-change.ts'
import { eventMessages } from '../../messages/customs-messages.ts'
import { defineEntryKind, type EntryKind } from '../kinds/entry-kind.ts'
import { applyStatusAnswer } from './apply-status-answer.ts'
import type { AskableBill } from './askable-bills.ts'

/**
 * The question what CBP knows of an entry and its bills, or of one bill. It decides nothing: without an answer all is as
 * before.
 */
export const statusQueryAbout = (about?: AskableBill): EntryKind =>
  defineEntryKind({
    ...FILED_KINDS.statusQuery,
    queue: 'ask-status',
    ...(about && { bill: about.bill }),
    events: {
      asked: (scope) => ({
        kind: 'status_asked',
        title: eventMessages.statusAsked(),
        detail: scope.actor.kind === 'system' ? [eventMessages.askedAlone()] : [],
      }),
      sent: eventMessages.oneStatusQuery,
      sentAbout: eventMessages.oneBillQuery,
    },
    facts: ({ entry_number, port_code }) => ({
      ok: true,
      facts: { port: port_code, filerCode: entry_number.slice(0, 3), entryNumber: entry_number.slice(3) },
    }),
    encode: ({ filerCode, entryNumber }, envelope) =>
      encodeStatusQuery(
        [about?.question ?? { about: 'entry', filerCode, entryNumber, withBills: true, limit: 'all' }],
        envelope,
      ),
    readAnswer: (images) => withEntry(decodeStatusAnswer(images)),
    conditions: () => [],
    answered: applyStatusAnswer,
    failed: async (scope, { subject }) => announceEntry(scope, subject.id),
  })

/** The kind of every question in the queue: what was sent is made already, and its answer is read alike. */
export const statusQueryKind = statusQueryAbout()

/** At most one entry is asked about, so the first one that the answer names is the one that it is about. */
function withEntry(message: StatusAnswerMessage): StatusAnswerMessage {
  const [entry] = message.answer.entries
  return entry ? { ...message, filerCode: entry.filerCode, entryNumber: entry.entryNumber } : message
}
