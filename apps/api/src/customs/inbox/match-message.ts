import { decodeStatus } from '@edfe/abi'
import type { NumberedSubject } from '@edfe/contracts/operator/operator'
import { serverTransaction } from '../../db/server-transaction.ts'
import { auditEntry } from '../../entries/record-change.ts'
import { filedUnder } from '../subjects/find-filed-entry.ts'
import type { FiledSubject } from '../subjects/subject.ts'
import { applyNotice } from './apply-notice.ts'
import { noticeKey } from './read-status-message.ts'

type Deps = Parameters<typeof applyNotice>[0]

/**
 * Applies what a message says without a subject here to the entry that the operator names, as if the message had named
 * it. Each notice is applied once, however often it is matched; the organization's audit log says that the operator
 * matched it, and why. 'no message' when it is not among the unmatched ones, 'no subject' when the number is not that
 * of one filed entry.
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
  const subject = await filedEntry(deps, entry_number)
  if (!subject) return 'no subject'
  const { application, notices } = decodeStatus(
    JSON.parse(deps.services.sealing.decrypt(row.images)) as string[],
  )
  for (const [position, notice] of notices.entries()) {
    if (row.unmatched && !row.unmatched.includes(position)) continue
    await applyNotice(deps, subject, { ...notice, application, key: noticeKey(id, position) }, (scope) =>
      auditEntry(scope, subject.id, { action: 'match_message', after: { message: id, application, reason } }),
    )
  }
  return 'matched'
}

/** The one filed entry of a number: a number of several organizations, those without their own filer code, is none. */
function filedEntry({ db }: Deps, number: string): Promise<FiledSubject | undefined> {
  return serverTransaction(db, 'operator', async (trx) => {
    const rows = await filedUnder(trx, [number]).execute()
    const [newest] = rows
    const isOne = new Set(rows.map(({ org_id }) => org_id)).size === 1
    return newest && isOne
      ? { type: 'entry', orgId: newest.org_id, id: newest.entry_id, submissionId: newest.id }
      : undefined
  })
}
