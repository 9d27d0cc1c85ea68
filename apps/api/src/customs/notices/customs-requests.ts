import type { RequestAnswer } from '@edfe/contracts/customs/customs-requests'
import { may } from '@edfe/domain/access'
import { ON_FILE } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import type { z } from 'zod'
import { announceEntry, auditEntry } from '../../entries/record-change.ts'
import { toPersonRef } from '../../entries/repository/entry-view.ts'
import { requireEntry } from '../../entries/repository/require-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { customsNotifications } from '../../messages/customs-messages.ts'
import { storedMessage } from '../../messages/stored-message.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'

/** Reads the customs requests about an entry, in the order in which they came. */
export async function readCustomsRequests(scope: MemberScope, id: string) {
  const entry = await requireEntry(scope, id)
  if (isRefusal(entry)) return entry
  const mayEdit = may(scope.actor.role, 'entry.edit')
  const rows = await scope.trx
    .selectFrom('customs_notices as n')
    .leftJoin('users as u', 'u.id', 'n.closed_by')
    .select([
      'n.id',
      'n.code',
      'n.title',
      'n.action_required',
      'n.due_on',
      'n.received_at',
      'n.closed_at',
      'n.closed_by',
      'n.answer',
      'n.letter_form',
      'n.letter_dated',
      'n.part_number',
      'n.outcome',
    ])
    .select(['u.given_name', 'u.family_name'])
    .where('n.org_id', '=', scope.org.id)
    .where('n.entry_id', '=', id)
    .where('n.action_required', 'is not', null)
    .orderBy('n.seq')
    .execute()
  return {
    may_close: mayEdit,
    may_add_letter: mayEdit && ON_FILE.has(entry),
    requests: rows.map(
      ({
        given_name,
        family_name,
        received_at,
        closed_at,
        closed_by,
        title,
        action_required,
        letter_form: form,
        letter_dated: dated,
        part_number,
        outcome,
        ...row
      }) => ({
        ...row,
        letter: form && dated ? { form, dated, part_number, outcome } : null,
        title: scope.words.format(title),
        action_required: action_required ? scope.words.format(action_required) : '',
        received_at: received_at.toISOString(),
        closed_at: closed_at?.toISOString() ?? null,
        closed_by: toPersonRef(closed_by, `${given_name ?? ''} ${family_name ?? ''}`.trim()),
      }),
    ),
  }
}

/** One request about an entry that the member may read. */
export async function findCustomsRequest(scope: MemberScope, id: string, requestId: string) {
  const entry = await requireEntry(scope, id)
  if (isRefusal(entry)) return entry
  const found = await scope.trx
    .selectFrom('customs_notices')
    .select(['code', 'title', 'action_required', 'due_on', 'closed_at', 'letter_dated'])
    .where('org_id', '=', scope.org.id)
    .where('entry_id', '=', id)
    .where('id', '=', requestId)
    .where('action_required', 'is not', null)
    .executeTakeFirst()
  if (!found)
    return refuse(
      404,
      'request_not_found',
      say({ id: 'refusal.request-not-found', defaultMessage: 'This request of CBP was not found.' }),
    )
  return found
}

/** Marks a request as done, with the documents that answered it when there were any; again changes nothing. */
export async function closeCustomsRequest(
  scope: MemberScope,
  id: string,
  requestId: string,
  answer?: z.output<typeof RequestAnswer>,
): Promise<Refusal | undefined> {
  const { trx, org, actor, now } = scope
  const found = await findCustomsRequest(scope, id, requestId)
  if (isRefusal(found)) return found
  if (found.closed_at) return undefined
  await trx
    .updateTable('customs_notices')
    .set({ closed_at: now, closed_by: actor.userId, answer: answer ? JSON.stringify(answer) : null })
    .where('org_id', '=', org.id)
    .where('id', '=', requestId)
    .where('closed_at', 'is', null)
    .execute()
  announceEntry(scope, id)
  await auditEntry(scope, id, {
    action: 'update',
    before: { customs_request: null },
    after: {
      customs_request: storedMessage(customsNotifications.requestDone({ title: found.title })),
      ...(answer && {
        sent_by: answer.sent_by,
        sent_on: answer.sent_on,
        documents: answer.documents.map(({ name }) => name),
      }),
    },
  })
  return undefined
}
