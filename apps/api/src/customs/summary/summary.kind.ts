import { decodeResponse, encodeEntrySummary } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { filingAction } from '@edfe/domain/entry'
import { toEntrySummaryFacts } from '@edfe/domain/filing'
import { eventMessages } from '../../messages/customs-messages.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import { defineEntryKind } from '../kinds/entry-kind.ts'
import { readConditions } from '../notices/customs-conditions.ts'
import { applySummaryAnswer } from './apply-summary-answer.ts'

/** An entry summary, added or replaced: the answer decides the status of the entry. */
export const summaryKind = defineEntryKind({
  ...FILED_KINDS.summary,
  queue: 'file-entry',
  events: {
    asked: () => ({
      kind: 'submitted',
      title: eventMessages.submitted(),
      detail: [statusReasons.attested()],
    }),
    sent: eventMessages.oneSummary,
  },
  facts: ({ draft, summary_version }, context) =>
    toEntrySummaryFacts(draft, context, filingAction(summary_version)),
  encode: encodeEntrySummary,
  readAnswer: decodeResponse,
  conditions: (response, { draft }) => readConditions(response, draft),
  answered: applySummaryAnswer,
})
