import { isPractice } from '@edfe/domain/profile'
import type { RequestScope } from '../request-scope.ts'
import { newestSubmission } from './newest-submission.ts'

/**
 * True if nothing of the entry is, or would be, at CBP: by where it was filed last, and for one that was
 * never filed by whether its organization practises now.
 */
export async function isPracticeEntry(scope: RequestScope, entryId: string): Promise<boolean> {
  const submission = await newestSubmission(scope, entryId).select('gateway').executeTakeFirst()
  return submission ? isPractice(submission.gateway) : scope.practice !== undefined
}
