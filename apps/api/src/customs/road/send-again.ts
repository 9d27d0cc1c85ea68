import { FILED_KINDS } from '@edfe/domain/customs'
import { STATUS_AFTER } from '@edfe/domain/entry'
import { sql } from 'kysely'
import { SYSTEM } from '../../auth/actors.ts'
import type { Db, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope, type EntryServices } from '../../entries/entry-services.ts'
import { auditEntry } from '../../entries/record-change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { eventMessages } from '../../messages/customs-messages.ts'
import { kindNamed } from '../kinds/filing-kind.ts'
import { FILING_KINDS } from '../kinds/index.ts'
import { entrySubject } from '../subjects/entry-subject.ts'
import type { FilingJob } from '../transmissions/file-submission.ts'
import type { WaitingTransmission } from './read-road.ts'

/** Questions, and the deletion of a summary, are asked for once more by the people of the organization. */
const FILINGS = sql.join(
  [FILED_KINDS.summary, FILED_KINDS.release, FILED_KINDS.securityFiling].map(({ name }) => name),
)

/**
 * Filings that the gateway refused for good (`s`, of entry `e`). Not those after which the same was filed anew, nor a
 * summary whose entry has another status by now: nobody answers for those bytes any more.
 */
const REFUSED = sql`submissions s join entries e on e.id = s.entry_id and e.org_id = s.org_id
  where s.state = 'failed' and s.disposition is null and s.carried_by is null and s.kind in (${FILINGS})
    and (s.kind <> ${FILED_KINDS.summary.name} or e.status = ${STATUS_AFTER.submission})
    and not exists (select from submissions n
      where n.org_id = s.org_id and n.entry_id = s.entry_id and n.submitted_at > s.submitted_at
        and (n.kind = s.kind or n.kind in (select c.kind from submissions c
          where c.org_id = s.org_id and c.carried_by = s.id)))`

/** The filings that can be sent again, the newest first, in a transaction of the operator; nothing of what they say. */
export async function readRefused(trx: Trx, most: number): Promise<WaitingTransmission[]> {
  const { rows } = await sql<WaitingTransmission>`
    select s.id, s.org_id, (select name from organizations where id = s.org_id) as organization, s.kind, s.state,
      s.attempts, s.submitted_at, s.next_attempt_at, s.last_problem
    from ${REFUSED} order by s.submitted_at desc, s.id limit ${most}`.execute(trx)
  return rows
}

interface Deps {
  db: Db
  jobs: Jobs
  services: EntryServices
}

/**
 * Puts a filing that the gateway refused back on its way: the same bytes under the same id, so that a gateway which did take
 * it files it once. The timeline of the entry and the audit log of the organization say so. False when it is none that can
 * be sent again, which is so after the first of two operators.
 */
export async function sendAgain({ db, jobs, services }: Deps, id: string, reason: string): Promise<boolean> {
  const found = await serverTransaction(db, 'operator', (trx) =>
    trx.selectFrom('submissions').select('org_id').where('id', '=', id).executeTakeFirst(),
  )
  if (!found) return false
  const { org_id: orgId } = found
  return tenantTransaction(db, { orgId, userId: null }, async (trx) => {
    const { rows } = await sql<{ entry_id: string; kind: string }>`
      select s.entry_id, s.kind from ${REFUSED} and s.id = ${id} for update of s, e`.execute(trx)
    const [refused] = rows
    if (!refused) return false
    const { entry_id: entryId } = refused
    const kind = kindNamed(FILING_KINDS, refused.kind)
    const onItsWay = { answered_at: null, last_problem: null, next_attempt_at: null }
    await trx
      .updateTable('submissions')
      .set({ state: 'queued', ...onItsWay })
      .where('id', '=', id)
      .execute()
    await trx
      .updateTable('submissions')
      .set({ state: 'sending', ...onItsWay })
      .where('org_id', '=', orgId)
      .where('carried_by', '=', id)
      .where('state', '=', 'failed')
      .where('disposition', 'is', null)
      .execute()
    await jobs.send(trx, kind.queue, { org_id: orgId, submission_id: id } satisfies FilingJob)
    const scope = await createScope(services, trx, { orgId, actor: SYSTEM })
    await entrySubject.recordEvent(scope, entryId, {
      stream: kind.stream,
      direction: 'local',
      kind: 'sent_again',
      title: eventMessages.sentAgain(),
      detail: [eventMessages.sentAgainByOperator()],
      tone: 'neutral',
    })
    await entrySubject.changed(scope, entryId)
    await auditEntry(scope, entryId, { action: 'send_again', after: { transmission: id, reason } })
    return true
  })
}
