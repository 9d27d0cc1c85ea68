import { decodeStatus } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { SYSTEM } from '../../auth/actors.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope } from '../../entries/entry-services.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { filedEntries } from '../subjects/find-filed-entry.ts'
import { SUBJECT_HANDLERS } from '../subjects/index.ts'
import type { CustomsDeps } from '../transmissions/file-submission.ts'
import { lockSubmission } from '../transmissions/submission-store.ts'
import { takeAnswer } from '../transmissions/take-answer.ts'
import { releaseKind } from './release.kind.ts'

/** Ends the release in a message that CBP refused as a whole: nothing of it is on file. */
export async function endCarriedRelease({ trx, org, now }: RequestScope, carrier: string): Promise<void> {
  await trx
    .updateTable('submissions')
    .set({ state: 'failed', answered_at: now })
    .where('org_id', '=', org.id)
    .where('carried_by', '=', carrier)
    .where('state', '=', 'sending')
    .execute()
}

/**
 * Takes an answer (SX) that names the message of a summary: it is about the release in that message. False for anything
 * else. May run again: the release is answered once.
 */
export async function takeCarriedAnswer(
  deps: Omit<CustomsDeps, 'gateway'>,
  carrier: string,
  images: readonly string[],
): Promise<boolean> {
  if (decodeStatus(images).application !== FILED_KINDS.release.answer) return false
  const carried = await serverTransaction(deps.db, 'customs', (trx) =>
    filedEntries(trx).where('s.carried_by', '=', carrier).executeTakeFirst(),
  )
  if (!carried) return false
  await tenantTransaction(deps.db, { orgId: carried.org_id, userId: null }, async (trx) => {
    const scope = await createScope(deps.services, trx, { orgId: carried.org_id, actor: SYSTEM })
    const submission = await lockSubmission(trx, carried.org_id, carried.id, scope.sealing)
    if (!submission || submission.state === 'answered') return
    await takeAnswer(scope, deps, { kind: releaseKind, submission }, images)
    const { type, id } = submission.subject
    await SUBJECT_HANDLERS[type].changed(scope, id)
  })
  return true
}
