import { FILED_KINDS } from '@edfe/domain/customs'
import type { AskedBefore } from '@edfe/domain/customs-queries'
import type { SubmissionState } from '../../db/entry-tables.ts'
import { newestSubmission } from '../../entries/repository/newest-submission.ts'
import type { RequestScope } from '../../entries/request-scope.ts'

/** A question to CBP, and how far it is. */
export interface Question extends AskedBefore {
  state: SubmissionState
  answeredAt: Date | null
}

const OPEN: readonly SubmissionState[] = ['queued', 'sending', 'retrying']

/** A submission in this state waits for its answer. */
export const isOpenState = (state: SubmissionState): boolean => OPEN.includes(state)

/** The latest question about an entry, or about one of its bills; undefined before the first. */
export async function latestQuestion(
  scope: RequestScope,
  entryId: string,
  bill?: string,
): Promise<Question | undefined> {
  const row = await newestSubmission(scope, entryId)
    .select(['state', 'submitted_at', 'answered_at'])
    .where('kind', '=', FILED_KINDS.statusQuery.name)
    .where('bill', bill === undefined ? 'is' : '=', bill ?? null)
    .executeTakeFirst()
  return (
    row && {
      state: row.state,
      askedAt: row.submitted_at,
      answeredAt: row.answered_at,
      isOpen: isOpenState(row.state),
    }
  )
}
