import { randomUUID } from 'node:crypto'
import { decodeStatus } from '@edfe/abi'
import { isAnswer } from '@edfe/domain/customs'
import { SYSTEM } from '../../auth/actors.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope, ruleContext } from '../../entries/entry-services.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import { newestSubmission } from '../../entries/repository/newest-submission.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { Refusal } from '../../refusals/problems.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import type { EntryKind } from '../kinds/entry-kind.ts'
import { type FilingKind, type FilingKinds, kindNamed } from '../kinds/filing-kind.ts'
import type { CustomsNotifyTools } from '../notices/notify-of-answer.ts'
import { filedEntries } from '../subjects/find-filed-entry.ts'
import { SUBJECT_HANDLERS } from '../subjects/index.ts'
import type { CustomsDeps } from './file-submission.ts'
import { validationFailed } from './queue-entry-message.ts'
import { lockSubmission } from './submission-store.ts'
import { takeAnswer } from './take-answer.ts'

/**
 * Stores the second filing of a message that was just queued, as a submission of its kind: its state is read like that of
 * any other filing. `keepFilings` is the caller's.
 */
export async function carryFiling(
  scope: RequestScope,
  entry: StoredEntry,
  { sender, gateway }: FilingParts,
  { kind, carriedBy }: { kind: EntryKind; carriedBy: EntryKind },
): Promise<Refusal | undefined> {
  const { trx, org, actor, now, sealing, today } = scope
  const context = await ruleContext(scope, entry)
  const written = kind.write(entry, context, { ...sender, transmissionDate: today })
  if (!written.ok) return validationFailed(scope, written.findings)
  const carrier = await newestSubmission(scope, entry.id)
    .select(['id', 'snapshot_version'])
    .where('kind', '=', carriedBy.name)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('submissions')
    .values({
      id: randomUUID(),
      org_id: org.id,
      entry_id: entry.id,
      snapshot_version: kind.snapshot === 'none' ? null : carrier.snapshot_version,
      kind: kind.name,
      action: kind.action ?? null,
      carried_by: carrier.id,
      gateway,
      state: 'sending',
      images: sealing.encrypt(JSON.stringify(written.images)),
      submitted_by: actor.userId,
      submitted_at: now,
    })
    .execute()
  return undefined
}

/** Takes an answer that is about both filings of a message for the one that the message carried. */
export async function takeSharedAnswer(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  { carrier, kind, images }: { carrier: string; kind: FilingKind; images: readonly string[] },
): Promise<void> {
  const carried = await scope.trx
    .selectFrom('submissions')
    .select('id')
    .where('org_id', '=', scope.org.id)
    .where('carried_by', '=', carrier)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  const submission = carried && (await lockSubmission(scope.trx, scope.org.id, carried.id, scope.sealing))
  if (submission) await takeAnswer(scope, tools, { kind, submission }, images)
}

/**
 * Takes an answer that names the message of another filing: it is about the one in that message. False for anything
 * else. May run again: each filing is answered once.
 */
export async function takeCarriedAnswer(
  deps: Omit<CustomsDeps, 'gateway'>,
  kinds: FilingKinds,
  carrier: string,
  images: readonly string[],
): Promise<boolean> {
  const { application } = decodeStatus(images)
  if (!isAnswer(application)) return false
  const carried = await serverTransaction(deps.db, 'customs', (trx) =>
    filedEntries(trx).where('s.carried_by', '=', carrier).executeTakeFirst(),
  )
  if (!carried) return false
  return tenantTransaction(deps.db, { orgId: carried.org_id, userId: null }, async (trx) => {
    const scope = await createScope(deps.services, trx, { orgId: carried.org_id, actor: SYSTEM })
    const submission = await lockSubmission(trx, carried.org_id, carried.id, scope.sealing)
    const kind = submission && kindNamed(kinds, submission.kind)
    if (!submission || kind?.answer !== application) return false
    if (submission.state === 'answered') return true
    await takeAnswer(scope, deps, { kind, submission }, images)
    const { type, id } = submission.subject
    await SUBJECT_HANDLERS[type].changed(scope, id)
    return true
  })
}
