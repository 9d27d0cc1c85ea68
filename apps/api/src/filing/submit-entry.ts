import { randomUUID } from 'node:crypto'
import { type Envelope, encodeEntrySummary } from '@edfe/abi'
import { toEntrySummaryFacts } from '@edfe/domain/filing'
import type { Finding, RuleContext } from '@edfe/domain/rules'
import type { EntryScope } from '../db/entries/entry-scope.ts'
import type { StoredEntry } from '../db/entries/load-entry.ts'
import { recordEvent } from '../db/entries/record-event.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { canonicalSnapshot, storeSnapshot } from './canonical-snapshot.ts'
import { FILING_QUEUE, type FilingJob } from './file-submission.ts'

/** The specified reason of a submission. */
export const SUBMIT_REASON = 'Declarant attested electronically via the product.'

/** Who transmits, as agreed with customs or the carrier of messages. */
export type Sender = Pick<Envelope, 'siteCode' | 'senderId' | 'password'>

interface Submission {
  jobs: Jobs
  sender: Sender
  context: RuleContext
  issues: Finding[]
}

/**
 * Freezes a locked entry and queues it for customs: snapshot, submission with its bytes, and job, all in the
 * caller's transaction. The bytes are made here once, so that whatever is sent later under this id is the same.
 * Answers the findings that stand in the way when the draft cannot be said in customs' terms.
 */
export async function queueSubmission(
  scope: EntryScope,
  entry: StoredEntry,
  { jobs, sender, context, issues }: Submission,
): Promise<Finding[]> {
  const result = toEntrySummaryFacts(entry.draft, context)
  if (!result.ok) return result.findings
  const { trx, orgId, userId, now, numbers } = scope
  const images = encodeEntrySummary(result.facts, {
    ...sender,
    transmissionDate: scope.today,
    processingPort: result.facts.port,
    filerCode: result.facts.filerCode,
  })
  const version = await storeSnapshot(scope, entry.id, canonicalSnapshot(entry, issues, now))
  const id = randomUUID()
  await trx
    .insertInto('submissions')
    .values({
      id,
      org_id: orgId,
      entry_id: entry.id,
      snapshot_version: version,
      images: numbers.seal(JSON.stringify(images)),
      submitted_by: userId,
      submitted_at: now,
    })
    .execute()
  await recordEvent(scope, entry.id, {
    stream: 'entry_summary',
    kind: 'submitted',
    direction: 'local',
    title: 'Submitted',
    detail: SUBMIT_REASON,
    tone: 'neutral',
  })
  const job: FilingJob = { org_id: orgId, submission_id: id }
  await jobs.send(trx, FILING_QUEUE, job)
  return []
}
