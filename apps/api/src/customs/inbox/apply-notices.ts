import { SYSTEM } from '../../auth/actors.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope } from '../../entries/entry-services.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { SUBJECT_HANDLERS } from '../subjects/index.ts'
import type { FiledSubject, MatchedNotice } from '../subjects/subject.ts'
import type { CustomsDeps } from '../transmissions/file-submission.ts'

/**
 * Applies notices to their subject in the order in which they came, in one transaction of the organization; `afterwards`
 * runs in the same one.
 */
export const applyNotices = (
  deps: Omit<CustomsDeps, 'gateway'>,
  { orgId, type, id }: FiledSubject,
  notices: readonly MatchedNotice[],
  afterwards?: (scope: RequestScope) => Promise<void>,
): Promise<void> =>
  tenantTransaction(deps.db, { orgId, userId: null }, async (trx) => {
    const scope = await createScope(deps.services, trx, { orgId, actor: SYSTEM })
    await SUBJECT_HANDLERS[type].apply(scope, deps, id, notices)
    await afterwards?.(scope)
  })
