import type { CalendarDay } from '@edfe/domain/calendar'
import { say } from '@edfe/domain/messages'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { announce } from '../../http/live.ts'
import { notFound, type Refusal, refuse } from '../../refusals/problems.ts'
import { readBooked } from './stored-statements.ts'

/**
 * Records the day on which the payment of a statement was authorized, in the ACE portal or by the bank; null takes it
 * back. Refused once CBP has closed the statement: then CBP's word counts.
 */
export async function authorizeStatement(
  scope: MemberScope,
  id: string,
  day: CalendarDay | null,
): Promise<Refusal | undefined> {
  const found = (await readBooked(scope)).find(({ rows }) => rows.some((row) => row.id === id))
  if (!found) return notFound()
  if (found.state === 'final' || found.state === 'paid') return closed()
  if (day && day > scope.today) return inFuture()
  const { trx, org, actor } = scope
  await trx
    .updateTable('statements')
    .set({ authorized_on: day, authorized_by: day && actor.userId })
    .where('org_id', '=', org.id)
    .where('id', '=', found.latest.id)
    .execute()
  announce(trx, { org_id: org.id, topic: 'entries' })
  await recordMemberAudit(trx, actor, {
    entity: 'statement',
    entityId: found.latest.id,
    action: 'update',
    before: { number: found.latest.number, authorized_on: found.latest.authorized_on },
    after: { number: found.latest.number, authorized_on: day },
  })
  return undefined
}

const closed = (): Refusal =>
  refuse(
    409,
    'statement_closed',
    say({
      id: 'refusal.statement-closed',
      defaultMessage: 'CBP has closed this statement, so its authorization cannot be changed.',
    }),
  )

const inFuture = (): Refusal =>
  refuse(
    422,
    'authorization_in_future',
    say({
      id: 'refusal.authorization-in-future',
      defaultMessage: 'The day of the authorization cannot be later than today.',
    }),
  )
