import { isPractice } from '@edfe/domain/profile'
import type { RequestScope } from '../request-scope.ts'

/**
 * Whether nothing of the entry is, or would be, at CBP: by where it was filed last, and for one that was never filed by
 * whether its organization practises now.
 */
export async function isPracticeEntry(
  { trx, org, practice }: RequestScope,
  entryId: string,
): Promise<boolean> {
  const submission = await trx
    .selectFrom('submissions')
    .select('gateway')
    .where('org_id', '=', org.id)
    .where('entry_id', '=', entryId)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return submission ? isPractice(submission.gateway) : practice !== undefined
}
