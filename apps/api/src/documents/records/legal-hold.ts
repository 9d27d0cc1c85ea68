import type { SetLegalHold } from '@edfe/contracts/documents/documents'
import { say } from '@edfe/domain/messages'
import type { z } from 'zod'
import { maskTypedText } from '../../audit/record-audit.ts'
import { auditEntry } from '../../entries/record-change.ts'
import { requireEntry } from '../../entries/repository/require-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { announceDocuments } from './record-document.ts'

/** Puts the records of an entry on hold, or ends the hold; again changes nothing. */
export async function setLegalHold(
  scope: MemberScope,
  entryId: string,
  { on, reason: typed }: z.output<typeof SetLegalHold>,
): Promise<Refusal | undefined> {
  const { trx, org, actor, now } = scope
  const reason = maskTypedText(typed)
  const entry = await requireEntry(scope, entryId)
  if (isRefusal(entry)) return entry
  if (on && reason === '')
    return refuse(
      422,
      'reason_required',
      say({ id: 'refusal.reason-required', defaultMessage: 'Say why the records are held.' }),
    )
  const held = await trx
    .deleteFrom('entry_legal_holds')
    .where('org_id', '=', org.id)
    .where('entry_id', '=', entryId)
    .returning(['reason', 'since', 'held_by'])
    .executeTakeFirst()
  if (on) {
    const hold = held ? { ...held, reason } : { reason, since: now, held_by: actor.userId }
    await trx
      .insertInto('entry_legal_holds')
      .values({ org_id: org.id, entry_id: entryId, ...hold })
      .execute()
  }
  announceDocuments(scope, entryId)
  await auditEntry(scope, entryId, {
    action: 'update',
    before: { legal_hold: held?.reason ?? null },
    after: { legal_hold: on ? reason : null },
  })
  return undefined
}
