import { decodeStatus, type StatusNotice } from '@edfe/abi'
import {
  type InterpretedNotice,
  readReleaseStatus,
  readSummaryStatus,
  unreadStatus,
} from '@edfe/domain/filing'
import { SYSTEM } from '../../auth/actors.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope } from '../../entries/entry-services.ts'
import { announce } from '../../http/live.ts'
import { applyNotification } from '../notices/apply-notification.ts'
import type { FilingDeps } from '../transmissions/file-submission.ts'
import { type FiledEntry, findFiledEntry } from './find-filed-entry.ts'
import type { StatusJob } from './poll-messages.ts'

/**
 * Reads one message of the inbox: each notice in it is applied to its entry, in a separate transaction. May run again:
 * a notice is applied once. 'unmatched' when some notice found no entry; the message stays in the inbox.
 */
export async function readStatusMessage(
  deps: FilingDeps,
  { message_id }: StatusJob,
): Promise<'read' | 'unmatched' | undefined> {
  const row = await deps.db
    .selectFrom('customs_inbox')
    .selectAll()
    .where('id', '=', message_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!row) return undefined
  const { application, notices } = decodeStatus(
    JSON.parse(deps.services.sealing.decrypt(row.images)) as string[],
  )
  let isMatched = true
  for (const [index, notice] of notices.entries()) {
    const filed = await findFiledEntry(deps.db, notice, row.transmission_id)
    if (filed) await apply(deps, filed, { notice, application, key: `${message_id}#${index}` })
    else isMatched = false
  }
  const state = isMatched ? 'read' : 'unmatched'
  await deps.db
    .updateTable('customs_inbox')
    .set({ application, state, read_at: deps.services.now() })
    .where('id', '=', message_id)
    .execute()
  return state
}

interface DecodedNotice {
  notice: StatusNotice
  application: string
  key: string
}

const apply = (
  deps: FilingDeps,
  { orgId, entryId, submissionId }: FiledEntry,
  decoded: DecodedNotice,
): Promise<void> =>
  tenantTransaction(deps.db, { orgId, userId: null }, async (trx) => {
    const scope = await createScope(deps.services, trx, { orgId, actor: SYSTEM })
    await applyNotification(scope, deps, {
      entryId,
      submissionId,
      key: decoded.key,
      application: decoded.application,
      images: decoded.notice.images,
      meanings: meaningsOf(decoded),
    })
    await announce(trx, { org_id: orgId, topic: 'entry', id: entryId })
  })

function meaningsOf({ notice, application }: DecodedNotice): InterpretedNotice[] {
  if (notice.kind === 'UC') return [readSummaryStatus(notice)]
  if (notice.kind === 'SO' && notice.actions.length > 0) return notice.actions.map(readReleaseStatus)
  return [unreadStatus(application)]
}
