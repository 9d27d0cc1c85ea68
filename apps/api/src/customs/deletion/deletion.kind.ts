import { decodeResponse, encodeSummaryDeletion } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { announceEntry } from '../../entries/record-change.ts'
import { eventMessages } from '../../messages/customs-messages.ts'
import { defineEntryKind } from '../kinds/entry-kind.ts'
import { readConditions } from '../notices/customs-conditions.ts'
import { applyDeletionAnswer, endDeletion } from './apply-deletion-answer.ts'

/** The request to delete an accepted summary. Without an outcome the summary is on file as before. */
export const deletionKind = defineEntryKind({
  ...FILED_KINDS.deletion,
  queue: 'delete-summary',
  events: {
    asked: () => ({ kind: 'deletion_requested', title: eventMessages.deletionAsked(), detail: [] }),
    sent: eventMessages.oneDeletion,
  },
  facts: ({ entry_number, port_code, entry_type }) => ({
    ok: true,
    facts: {
      filerCode: entry_number.slice(0, 3),
      entryNumber: entry_number.slice(3),
      port: port_code,
      entryType: entry_type,
    },
  }),
  encode: encodeSummaryDeletion,
  readAnswer: decodeResponse,
  conditions: (response, { draft }) => readConditions(response, draft),
  answered: applyDeletionAnswer,
  async failed(scope, { subject }) {
    await endDeletion(scope, subject.id, null)
    announceEntry(scope, subject.id)
  },
})
