import { decodeStatusAnswer, encodeStatusQuery, type StatusAnswerMessage } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import type { StatusQuestion } from '@edfe/domain/customs-queries'
import { announceEntry } from '../../entries/record-change.ts'
import { eventMessages } from '../../messages/customs-messages.ts'
import { defineEntryKind } from '../kinds/entry-kind.ts'
import { applyStatusAnswer } from './apply-status-answer.ts'

/** The question what CBP knows of an entry and its bills. It decides nothing: without an answer all is as before. */
export const statusQueryKind = defineEntryKind({
  ...FILED_KINDS.statusQuery,
  queue: 'ask-status',
  events: {
    asked: (scope) => ({
      kind: 'status_asked',
      title: eventMessages.statusAsked(),
      detail: scope.actor.kind === 'system' ? [eventMessages.askedAlone()] : [],
    }),
    sent: eventMessages.oneStatusQuery,
  },
  facts: ({ entry_number, port_code }) => ({
    ok: true,
    facts: { port: port_code, filerCode: entry_number.slice(0, 3), entryNumber: entry_number.slice(3) },
  }),
  encode: ({ filerCode, entryNumber }, envelope) => {
    const question: StatusQuestion = { about: 'entry', filerCode, entryNumber, withBills: true, limit: 'all' }
    return encodeStatusQuery([question], envelope)
  },
  readAnswer: (images) => withEntry(decodeStatusAnswer(images)),
  conditions: () => [],
  answered: applyStatusAnswer,
  failed: (scope, { subject }) => announceEntry(scope, subject.id),
})

/** One entry is asked about, so the first one that the answer names is the one that it is about. */
function withEntry(message: StatusAnswerMessage): StatusAnswerMessage {
  const [entry] = message.answer.entries
  return entry ? { ...message, filerCode: entry.filerCode, entryNumber: entry.entryNumber } : message
}
