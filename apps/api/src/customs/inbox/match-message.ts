import { cadenceOf, decodeStatus } from '@edfe/abi'
import type { NumberedSubject } from '@edfe/contracts/operator/operator'
import { serverTransaction } from '../../db/server-transaction.ts'
import { auditEntry } from '../../entries/record-change.ts'
import { isTestMessage } from '../gateway/roads-gateway.ts'
import { takeStatement } from '../statements/take-statement.ts'
import { filedUnder, oneEntry, onSide } from '../subjects/find-filed-entry.ts'
import { applyNotices } from './apply-notices.ts'
import { noticeKey } from './read-status-messages.ts'

type Deps = Parameters<typeof applyNotices>[0]

/**
 * Applies what a message says without a subject here to the entry that the operator names, as if the message had named
 * it. Each notice is applied once, however often it is matched; the organization's audit log says that the operator
 * matched it, and why. 'no message' when it is not among the unmatched ones, 'no subject' when the number is not that
 * of one filed entry. A statement goes to the organization of that entry.
 */
export async function matchMessage(
  deps: Deps,
  id: string,
  { entry_number, reason }: NumberedSubject,
): Promise<'matched' | 'no message' | 'no subject'> {
  const row = await deps.db
    .selectFrom('customs_inbox')
    .select(['images', 'unmatched'])
    .where('id', '=', id)
    .where('state', '=', 'unmatched')
    .executeTakeFirst()
  if (!row) return 'no message'
  const subject = await serverTransaction(deps.db, 'operator', async (trx) =>
    oneEntry(onSide(await filedUnder(trx, [entry_number]).execute(), isTestMessage(id))),
  )
  if (!subject) return 'no subject'
  const images = JSON.parse(deps.services.sealing.decrypt(row.images)) as string[]
  const cadence = cadenceOf(images)
  if (cadence) {
    await takeStatement(deps, { id, cadence, images, sent: null }, subject.orgId)
    return 'matched'
  }
  const { application, notices } = decodeStatus(images)
  const unmatched = notices.flatMap((notice, position) =>
    row.unmatched && !row.unmatched.includes(position)
      ? []
      : [{ ...notice, submissionId: subject.submissionId, application, key: noticeKey(id, position) }],
  )
  await applyNotices(deps, subject, unmatched, (scope) =>
    auditEntry(scope, subject.id, { action: 'match_message', after: { message: id, application, reason } }),
  )
  return 'matched'
}
