import type { RequestScope } from '../request-scope.ts'

/** A query for the newest submission of an entry, of whatever kind: the caller selects what it reads of it. */
export const newestSubmission = ({ trx, org }: RequestScope, entryId: string) =>
  trx
    .selectFrom('submissions')
    .where('org_id', '=', org.id)
    .where('entry_id', '=', entryId)
    .orderBy('submitted_at', 'desc')
    .limit(1)
