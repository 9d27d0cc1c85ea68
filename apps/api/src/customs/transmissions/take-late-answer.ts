import { SYSTEM } from '../../auth/actors.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope } from '../../entries/entry-services.ts'
import { type FilingKinds, kindNamed } from '../kinds/filing-kind.ts'
import { SUBJECT_HANDLERS } from '../subjects/index.ts'
import type { CustomsDeps } from './file-submission.ts'
import { isOver, lockSubmission } from './submission-store.ts'
import { takeAnswer } from './take-answer.ts'

/**
 * Takes an answer of customs that comes apart from the request: in another message, or when the server no longer
 * waits. False for a message that is no answer of the kind, and for a submission that has its answer. May run again, and
 * beside the request itself: a submission is answered once.
 */
export const takeLateAnswer = (
  deps: Omit<CustomsDeps, 'gateway'>,
  kinds: FilingKinds,
  { id, org_id }: { id: string; org_id: string },
  { application, images }: { application: string; images: readonly string[] },
): Promise<boolean> =>
  tenantTransaction(deps.db, { orgId: org_id, userId: null }, async (trx) => {
    const scope = await createScope(deps.services, trx, { orgId: org_id, actor: SYSTEM })
    const submission = await lockSubmission(trx, org_id, id, scope.sealing)
    if (!submission || isOver(submission)) return false
    const kind = kindNamed(kinds, submission.kind)
    if (application !== kind.answer) return false
    await takeAnswer(scope, deps, { kind, submission }, images)
    const { subject } = submission
    await SUBJECT_HANDLERS[subject.type].changed(scope, subject.id)
    return true
  })
