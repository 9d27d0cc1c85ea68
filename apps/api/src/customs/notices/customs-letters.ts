import type { LetterBody, LetterOutcome } from '@edfe/contracts/customs/customs-requests'
import { ON_FILE } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { partNumberKey } from '@edfe/domain/parts'
import type { z } from 'zod'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { announceEntry, auditEntry } from '../../entries/record-change.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { customsNotifications as words } from '../../messages/customs-messages.ts'
import { storedMessage } from '../../messages/stored-message.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { findCustomsRequest } from './customs-requests.ts'

const TITLES = { '28': words.form28(), '29': words.form29() } as const
const ACTIONS = { '28': words.form28Action, '29': words.form29Action } as const

const badDays = (): Refusal =>
  refuse(
    422,
    'letter_days',
    say({
      id: 'refusal.letter-days',
      defaultMessage:
        'A letter or a decision of CBP is not later than today, and its answer is not due before it.',
    }),
  )

/** Refused where CBP has no summary of the entry. */
export const entryNotOnFile = (): Refusal =>
  refuse(
    409,
    'entry_not_on_file',
    say({ id: 'refusal.entry-not-on-file', defaultMessage: 'CBP has no summary of this entry on file.' }),
  )

/** Takes in a letter of CBP about an entry on file: a request with its last day, until a member marks it as done. */
export async function addCustomsLetter(
  scope: MemberScope,
  id: string,
  { form, dated, due_on, question, line }: z.output<typeof LetterBody>,
): Promise<Refusal | undefined> {
  const { trx, org, now, today } = scope
  const entry = await loadEntry(scope, id)
  if (!entry) return entryNotFound()
  if (!ON_FILE.has(entry)) return entryNotOnFile()
  if (dated > today || due_on < dated) return badDays()
  const about = entry.draft.line_items?.find((each) => each.id === line)
  if (line !== null && !about)
    return refuse(
      404,
      'line_not_found',
      say({ id: 'refusal.letter-line', defaultMessage: 'This entry does not have that line.' }),
    )
  const part = about?.part_number?.trim() ?? ''
  await trx
    .insertInto('customs_notices')
    .values({
      org_id: org.id,
      entry_id: id,
      code: form,
      title: JSON.stringify(TITLES[form]),
      release: null,
      reported_at: null,
      action_required: JSON.stringify(ACTIONS[form]({ question })),
      due_on,
      closed_at: null,
      closed_by: null,
      letter_form: form,
      letter_dated: dated,
      part_number: part || null,
      part_key: partNumberKey(part) || null,
      received_at: now,
    })
    .execute()
  announceEntry(scope, id)
  await auditEntry(scope, id, {
    action: 'update',
    before: { customs_request: null },
    after: { customs_request: storedMessage(TITLES[form]), due_on, part_number: part || null },
  })
  return undefined
}

/** Records what became of a letter; again replaces it. Later entries of its part are checked against it. */
export async function recordLetterOutcome(
  scope: MemberScope,
  { id, requestId }: { id: string; requestId: string },
  outcome: LetterOutcome,
): Promise<Refusal | undefined> {
  const { trx, org, today } = scope
  const found = await findCustomsRequest(scope, id, requestId)
  if (isRefusal(found)) return found
  if (!found.letter_dated || outcome.decided_on > today || outcome.decided_on < found.letter_dated)
    return badDays()
  await trx
    .updateTable('customs_notices')
    .set({ outcome: JSON.stringify(outcome) })
    .where('org_id', '=', org.id)
    .where('id', '=', requestId)
    .execute()
  announceEntry(scope, id)
  await auditEntry(scope, id, {
    action: 'update',
    before: { customs_request: null },
    after: { customs_request: storedMessage(words.letterOutcome({ title: found.title })), ...outcome },
  })
  return undefined
}
