import { FILED_KINDS } from '@edfe/domain/customs'
import { newestSubmission } from '../../entries/repository/newest-submission.ts'
import type { RequestScope } from '../../entries/request-scope.ts'

/** Finds the last filing of an entry's summary; undefined before the first. */
export const filedSummary = (scope: RequestScope, entryId: string) =>
  newestSubmission(scope, entryId)
    .select(['id', 'gateway', 'snapshot_version', 'submitted_at'])
    .where('kind', '=', FILED_KINDS.summary.name)
    .executeTakeFirst()

/** Finds the last request about an entry's release that CBP took; undefined before the first. */
export const filedRelease = (scope: RequestScope, entryId: string) =>
  newestSubmission(scope, entryId)
    .select(['id', 'gateway', 'snapshot_version', 'submitted_at'])
    .where('kind', '=', FILED_KINDS.release.name)
    .where('state', '=', 'answered')
    .where('disposition', '=', 'accepted')
    .executeTakeFirst()
