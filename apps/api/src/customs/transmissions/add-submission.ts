import { randomUUID } from 'node:crypto'
import type { CustomsGatewayName } from '@edfe/domain/profile'
import type { SubmissionKind } from '../../db/entry-tables.ts'
import { type EntryEvent, recordEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { type FilingJob, queueOf } from './file-submission.ts'

interface NewSubmission {
  jobs: Jobs
  gateway: CustomsGatewayName
  kind: SubmissionKind
  snapshotVersion: number
  /** The bytes, made once: whatever is sent later under this submission is the same. */
  images: readonly string[]
  event: Pick<EntryEvent, 'kind' | 'title' | 'detail'>
}

/** Keeps what is sent to customs for an entry, with its event and the job that sends it, in the caller's transaction. */
export async function addSubmission(
  scope: RequestScope,
  entryId: string,
  { jobs, gateway, kind, snapshotVersion, images, event }: NewSubmission,
): Promise<void> {
  const { trx, org, actor, now, sealing } = scope
  const id = randomUUID()
  await trx
    .insertInto('submissions')
    .values({
      id,
      org_id: org.id,
      entry_id: entryId,
      snapshot_version: snapshotVersion,
      kind,
      gateway,
      images: sealing.encrypt(JSON.stringify(images)),
      submitted_by: actor.userId,
      submitted_at: now,
    })
    .execute()
  await recordEvent(scope, entryId, {
    stream: 'entry_summary',
    direction: 'local',
    tone: 'neutral',
    ...event,
  })
  const job: FilingJob = { org_id: org.id, submission_id: id }
  await jobs.send(trx, queueOf(kind), job)
}
