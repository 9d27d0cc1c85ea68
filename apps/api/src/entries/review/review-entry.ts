import { agencyCodeListsOf } from '@edfe/domain/filing'
import { type FinalReviewResult, finalReview, withFindings } from '@edfe/domain/review'
import type { Finding } from '@edfe/domain/rules'
import { knownCodes } from '../../agency-codes/loaded-codes.ts'
import { ruleContext } from '../entry-services.ts'
import type { StoredEntry } from '../repository/load-entry.ts'
import type { RequestScope } from '../request-scope.ts'
import { readSystemFindings } from './read-system-findings.ts'
import { storeValidations } from './store-validations.ts'

type ValidationStatus = StoredEntry['validation_status']

/**
 * Runs every rule on an entry and stores what it finds, with the status that follows from it. What other systems
 * recorded and nobody has resolved is among the issues.
 */
export async function reviewEntry(
  scope: RequestScope,
  entry: StoredEntry,
  statusOf: (issues: readonly Finding[]) => ValidationStatus,
): Promise<FinalReviewResult> {
  const agencyCodes = await knownCodes(scope.trx, agencyCodeListsOf(entry.draft), scope.today)
  const judged = finalReview(entry.draft, { ...(await ruleContext(scope, entry)), agencyCodes })
  await storeValidations(scope, entry.id, judged.issues)
  const review = withFindings(judged, await readSystemFindings(scope, entry.id))
  const status = statusOf(review.issues)
  if (status !== entry.validation_status) {
    await scope.trx
      .updateTable('entries')
      .set({ validation_status: status })
      .where('org_id', '=', scope.org.id)
      .where('id', '=', entry.id)
      .execute()
  }
  return review
}
