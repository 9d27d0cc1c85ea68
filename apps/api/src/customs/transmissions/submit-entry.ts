import { type Envelope, encodeEntrySummary } from '@edfe/abi'
import { filingAction } from '@edfe/domain/entry'
import { toEntrySummaryFacts } from '@edfe/domain/filing'
import type { CustomsGatewayName } from '@edfe/domain/profile'
import type { Finding, RuleContext } from '@edfe/domain/rules'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { snapshotRefused, storeSnapshot } from '../../entries/snapshots/store-snapshot.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { eventMessages } from '../../messages/customs-messages.ts'
import { shownFindings } from '../../messages/formatter.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { addSubmission } from './add-submission.ts'

/** Who transmits, as agreed with customs or the carrier of messages. */
export type Sender = Pick<Envelope, 'siteCode' | 'senderId' | 'password'>

interface Submission {
  jobs: Jobs
  gateway: CustomsGatewayName
  sender: Sender
  context: RuleContext
  issues: Finding[]
}

/** The specified answer while errors remain. */
export const validationFailed = (issues: Finding[]): Refusal =>
  refuse(
    422,
    'STATUS_VALIDATION_FAILED',
    'Status validation failed: resolve blocking issues before continuing.',
    { issues: shownFindings(issues.filter((issue) => issue.severity === 'error')) },
  )

/**
 * Freezes a locked entry and queues it for customs: snapshot, submission with its bytes, and job, all in the
 * caller's transaction. The bytes are made here once, so that whatever is sent later under this id is the same.
 * Refused when the entry cannot be said in customs' terms, with the findings that stand in the way.
 */
export async function queueSubmission(
  scope: RequestScope,
  entry: StoredEntry,
  { jobs, gateway, sender, context, issues }: Submission,
): Promise<Refusal | undefined> {
  const result = toEntrySummaryFacts(entry.draft, context, filingAction(entry.summary_version))
  if (!result.ok) return validationFailed(result.findings)
  const images = encodeEntrySummary(result.facts, {
    ...sender,
    transmissionDate: scope.today,
    processingPort: result.facts.port,
    filerCode: result.facts.filerCode,
  })
  const snapshot = await storeSnapshot(scope, entry, issues)
  if (!snapshot.ok) return snapshotRefused(snapshot)
  await addSubmission(scope, entry.id, {
    ...{ jobs, gateway, images },
    kind: 'summary',
    snapshotVersion: snapshot.payload.version,
    event: { kind: 'submitted', title: eventMessages.submitted(), detail: [statusReasons.attested()] },
  })
  return undefined
}
