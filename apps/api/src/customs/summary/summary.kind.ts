import {
  decodeResponse,
  type EntrySummaryResponse,
  encodeCertifiedSummary,
  encodeEntrySummary,
} from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { filingAction, isRejected } from '@edfe/domain/entry'
import {
  type EntrySummaryFacts,
  type ReleaseCertification,
  toCertification,
  toEntrySummaryFacts,
} from '@edfe/domain/filing'
import { eventMessages } from '../../messages/customs-messages.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import { isServiceAnswer, summaryResponse } from '../gateway/customscity/service-answer.ts'
import { writeServiceMessage } from '../gateway/customscity/service-message.ts'
import { noSuchMessage, serviceFindings } from '../gateway/customscity/service-places.ts'
import { defineEntryKind } from '../kinds/entry-kind.ts'
import { readConditions } from '../notices/customs-conditions.ts'
import { releaseKind } from '../release/release.kind.ts'
import { takeSharedAnswer } from '../transmissions/carried-filing.ts'
import { endCarriedFiling } from '../transmissions/end-carried-filing.ts'
import { applySummaryAnswer } from './apply-summary-answer.ts'

/** A summary, with the release of its goods where that goes in the same message. */
type FiledSummary = EntrySummaryFacts & { certification?: ReleaseCertification }

const summaryKindThat = ({ certifies }: { certifies: boolean }) =>
  defineEntryKind<FiledSummary, EntrySummaryResponse>({
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
    encode: ({ certification, ...facts }, envelope) =>
      certification
        ? encodeCertifiedSummary(facts, certification, envelope)
        : encodeEntrySummary(facts, envelope),
    document({ certification, ...facts }, { draft, corrects_entry_id, corrects_summary }) {
      if (corrects_entry_id && !isRejected(corrects_summary))
        return { ok: false, findings: noSuchMessage('action') }
      if (!certification) return { ok: false, findings: noSuchMessage('release') }
      const findings = serviceFindings(facts, certification, draft)
      return findings.length > 0
        ? { ok: false, findings }
        : { ok: true, images: writeServiceMessage({ facts, certification, draft }) }
    },
    readAnswer: (images) => (isServiceAnswer(images) ? summaryResponse(images) : decodeResponse(images)),
    conditions: (response, { draft }) => readConditions(response, draft),
    async answered(scope, tools, answered) {
      await applySummaryAnswer(scope, tools, answered)
      const { submission, answer } = answered
      if (isServiceAnswer(answer.raw))
        await takeSharedAnswer(scope, tools, {
          carrier: submission.id,
          kind: releaseKind,
          images: answer.raw,
        })
    },
    failed: (scope, { id }) => endCarriedFiling(scope, id),
  })

/** An entry summary, added or replaced: the answer decides the status of the entry. */
export const summaryKind = summaryKindThat({ certifies: false })

/** The same with the release of its goods in one message. CBP answers each, and one may pass while the other fails. */
export const certifiedSummaryKind = summaryKindThat({ certifies: true })
