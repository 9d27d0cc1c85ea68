import { randomUUID } from 'node:crypto'
import { moneyRecords } from '@edfe/abi'
import { FILED_KINDS, type SubjectType } from '@edfe/domain/customs'
import type { CustomsGatewayName } from '@edfe/domain/profile'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { FilingKind } from '../kinds/filing-kind.ts'
import { SUBJECT_HANDLERS } from '../subjects/index.ts'
import type { Subject } from '../subjects/subject.ts'
import type { FilingJob } from './file-submission.ts'

interface NewSubmission {
  kind: FilingKind
  subject: Subject
  jobs: Jobs
  gateway: CustomsGatewayName
  /** Null for a kind that freezes nothing. */
  snapshotVersion: number | null
  /** The bytes, made once: whatever is sent later under this submission is the same. */
  images: readonly string[]
}

const SUBJECT_COLUMNS: Record<
  SubjectType,
  (id: string) => { entry_id: string | null; importer_check_id: string | null }
> = {
  entry: (id) => ({ entry_id: id, importer_check_id: null }),
  importer: (id) => ({ entry_id: null, importer_check_id: id }),
}

/** Keeps what is sent to customs, with its event and the job that sends it, in the caller's transaction. */
export async function addSubmission(
  scope: RequestScope,
  { kind, subject, jobs, gateway, snapshotVersion, images }: NewSubmission,
): Promise<void> {
  const { trx, org, actor, now, sealing } = scope
  const id = randomUUID()
  await trx
    .insertInto('submissions')
    .values({
      id,
      org_id: org.id,
      ...SUBJECT_COLUMNS[subject.type](subject.id),
      snapshot_version: snapshotVersion,
      kind: kind.name,
      action: kind.action ?? null,
      bill: kind.bill ?? null,
      gateway,
      images: sealing.encrypt(JSON.stringify(images)),
      ...(kind.name === FILED_KINDS.summary.name && {
        money: sealing.encrypt(JSON.stringify(moneyRecords(images))),
      }),
      submitted_by: actor.userId,
      submitted_at: now,
    })
    .execute()
  await SUBJECT_HANDLERS[subject.type].recordEvent(scope, subject.id, {
    stream: kind.stream,
    direction: 'local',
    tone: 'neutral',
    ...kind.events.asked(scope),
  })
  const job: FilingJob = { org_id: org.id, submission_id: id }
  await jobs.send(trx, kind.queue, job)
}
