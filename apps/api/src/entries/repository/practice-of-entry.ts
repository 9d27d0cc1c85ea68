import { type CustomsSide, customsAt, sideOf } from '@edfe/domain/profile'
import type { RequestScope } from '../request-scope.ts'
import { newestSubmission } from './newest-submission.ts'

/** Who has, or would have, an entry: by where it was filed last, and for one that was never filed by where it would go now. */
export async function customsOfEntry(scope: RequestScope, entryId: string): Promise<CustomsSide> {
  const submission = await newestSubmission(scope, entryId).select('gateway').executeTakeFirst()
  if (submission) return customsAt(submission.gateway)
  return sideOf(scope.practice)
}
