import { say } from '@edfe/domain/messages'
import type { CustomsGatewayName } from '@edfe/domain/profile'
import type { Finding } from '@edfe/domain/rules'
import { ruleContext } from '../../entries/entry-services.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { snapshotRefused, storeSnapshot } from '../../entries/snapshots/store-snapshot.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { shownFindings } from '../../messages/formatter.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import type { EntryKind, Sender } from '../kinds/entry-kind.ts'
import { addSubmission } from './add-submission.ts'
import { filedSummary } from './filed-summary.ts'

interface EntryMessage {
  kind: EntryKind
  jobs: Jobs
  gateway: CustomsGatewayName
  sender: Sender
  /** The findings of the final review; a new snapshot holds them. */
  issues: readonly Finding[]
}

/** The specified answer while errors remain. */
export const validationFailed = ({ words }: RequestScope, issues: readonly Finding[]): Refusal =>
  refuse(
    422,
    'STATUS_VALIDATION_FAILED',
    say({
      id: 'refusal.status-validation-failed',
      defaultMessage: 'Status validation failed: resolve blocking issues before continuing.',
    }),
    {
      issues: shownFindings(
        words,
        issues.filter((issue) => issue.severity === 'error'),
      ),
    },
  )

/**
 * Queues a message about a locked entry for customs: what its kind freezes, the submission with its bytes, and the job,
 * all in the caller's transaction. The bytes are made here once, so that whatever is sent later under this id is the
 * same. The list shows a release and a security filing as soon as they are sent: who queues them calls `keepFilings`.
 * Refused when the entry cannot be said in customs' terms, with the findings that stand in the way.
 */
export async function queueEntryMessage(
  scope: RequestScope,
  entry: StoredEntry,
  { kind, jobs, gateway, sender, issues }: EntryMessage,
): Promise<Refusal | undefined> {
  const context = await ruleContext(scope, entry)
  const written = kind.write(entry, context, { ...sender, transmissionDate: scope.today }, gateway)
  if (!written.ok) return validationFailed(scope, written.findings)
  const snapshotVersion = await snapshotFor(scope, entry, kind, issues)
  if (isRefusal(snapshotVersion)) return snapshotVersion
  const subject = { type: kind.subject, id: entry.id }
  await addSubmission(scope, { kind, subject, jobs, gateway, snapshotVersion, images: written.images })
  return undefined
}

async function snapshotFor(
  scope: RequestScope,
  entry: StoredEntry,
  { snapshot }: EntryKind,
  issues: readonly Finding[],
): Promise<number | null | Refusal> {
  if (snapshot === 'none') return null
  if (snapshot === 'filed') return (await filedSummary(scope, entry.id))?.snapshot_version ?? null
  const stored = await storeSnapshot(scope, entry, issues)
  return stored.ok ? stored.payload.version : snapshotRefused(stored)
}
