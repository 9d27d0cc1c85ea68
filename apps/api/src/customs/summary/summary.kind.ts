import { decodeResponse, encodeCertifiedSummary, encodeEntrySummary } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { filingAction } from '@edfe/domain/entry'
import { type ReleaseCertification, toCertification, toEntrySummaryFacts } from '@edfe/domain/filing'
import { eventMessages } from '../../messages/customs-messages.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import { defineEntryKind } from '../kinds/entry-kind.ts'
import { readConditions } from '../notices/customs-conditions.ts'
import { endCarriedFiling } from '../transmissions/end-carried-filing.ts'
import { applySummaryAnswer } from './apply-summary-answer.ts'

const summaryKindThat = ({ certifies }: { certifies: boolean }) =>
  defineEntryKind({
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
    facts({ draft, summary_version }, context) {
      const action = filingAction(summary_version)
      const summary = toEntrySummaryFacts(draft, context, action)
      if (!summary.ok || !certifies) return summary
      const release = toCertification(draft, context, action)
      return release.ok
        ? { ok: true, facts: { ...summary.facts, certification: release.certification } }
        : release
    },
    encode: (
      {
        certification,
        ...facts
      }: Parameters<typeof encodeEntrySummary>[0] & {
        certification?: ReleaseCertification
      },
      envelope,
    ) =>
      certification
        ? encodeCertifiedSummary(facts, certification, envelope)
        : encodeEntrySummary(facts, envelope),
    readAnswer: decodeResponse,
    conditions: (response, { draft }) => readConditions(response, draft),
    answered: applySummaryAnswer,
    failed: (scope, { id }) => endCarriedFiling(scope, id),
  })

/** An entry summary, added or replaced: the answer decides the status of the entry. */
export const summaryKind = summaryKindThat({ certifies: false })

/** The same with the release of its goods in one message. CBP answers each, and one may pass while the other fails. */
export const certifiedSummaryKind = summaryKindThat({ certifies: true })
