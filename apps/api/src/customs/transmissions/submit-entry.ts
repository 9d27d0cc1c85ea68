import { randomUUID } from 'node:crypto'
import { type Envelope, encodeEntrySummary } from '@edfe/abi'
import { filingAction } from '@edfe/domain/entry'
import { toEntrySummaryFacts } from '@edfe/domain/filing'
import type { CustomsGatewayName } from '@edfe/domain/profile'
import type { Finding, RuleContext } from '@edfe/domain/rules'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import { recordEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { snapshotRefused, storeSnapshot } from '../../entries/snapshots/store-snapshot.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { eventMessages } from '../../messages/customs-messages.ts'
import { shownFindings } from '../../messages/formatter.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { FILING_QUEUE, type FilingJob } from './file-submission.ts'

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
  const { trx, org, actor, now, sealing } = scope
  const images = encodeEntrySummary(result.facts, {
    ...sender,
    transmissionDate: scope.today,
    processingPort: result.facts.port,
    filerCode: result.facts.filerCode,
  })
  const snapshot = await storeSnapshot(scope, entry, issues)
  if (!snapshot.ok) return snapshotRefused(snapshot)
  const id = randomUUID()
  await trx
    .insertInto('submissions')
    .values({
      id,
      org_id: org.id,
      entry_id: entry.id,
      snapshot_version: snapshot.payload.version,
      gateway,
      images: sealing.encrypt(JSON.stringify(images)),
      submitted_by: actor.userId,
      submitted_at: now,
    })
    .execute()
  await recordEvent(scope, entry.id, {
    stream: 'entry_summary',
    kind: 'submitted',
    direction: 'local',
    title: eventMessages.submitted(),
    detail: [statusReasons.attested()],
    tone: 'neutral',
  })
  const job: FilingJob = { org_id: org.id, submission_id: id }
  await jobs.send(trx, FILING_QUEUE, job)
  return undefined
}
