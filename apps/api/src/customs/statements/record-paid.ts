import { ON_FILE } from '@edfe/domain/entry'
import { sql } from 'kysely'
import { whereState } from '../../db/where-state.ts'
import { announceEntry, auditChange } from '../../entries/record-change.ts'
import { isLatest } from '../../entries/repository/state-conditions.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { type BookedStatement, imagesOf, readAgain } from './stored-statements.ts'

/**
 * Records the payment of every entry on a statement that CBP closed as paid, where nobody has recorded one. CBP's paid
 * day is that of the authorization; where nobody has recorded it, the day on which the message came stands in.
 */
export async function recordPaid(
  scope: RequestScope,
  found: BookedStatement,
  booked: readonly BookedStatement[],
): Promise<void> {
  if (found.state !== 'paid') return
  const { trx, org, now } = scope
  const paidOn = found.rows.find(({ authorized_on }) => authorized_on)?.authorized_on ?? scope.today
  const numbers = await paidNumbers(scope, found, booked)
  const { rows } = await sql<{ id: string }>`
    update entries e set duty_paid_on = ${paidOn}::date
    where e.org_id = ${org.id} and e.entry_number = any(${numbers}::text[]) and e.duty_paid_on is null
      and ${whereState(ON_FILE)} and ${isLatest}
    returning e.id`.execute(trx)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await sql`
    insert into entry_activities (org_id, entry_id, activity_type, activity_data, occurred_at)
    select ${org.id}, id, 'payment_recorded', ${JSON.stringify({ paid_on: paidOn, statement: found.latest.number })}::jsonb, ${now}
    from unnest(${ids}::uuid[]) id`.execute(trx)
  for (const id of ids) announceEntry(scope, id)
  await auditChange(scope, {
    entity: 'statement',
    entityId: found.latest.id,
    action: 'update',
    after: { number: found.latest.number, duty_paid_on: paidOn, entries: ids.length },
  })
}

/** The entries that CBP has collected: what was taken away from a statement is not among them. */
async function paidNumbers(
  scope: RequestScope,
  { latest }: BookedStatement,
  booked: readonly BookedStatement[],
): Promise<string[]> {
  const paid =
    latest.cadence === 'daily'
      ? [latest]
      : booked.flatMap(({ latest: one }) =>
          one.cadence === 'daily' && latest.lines.includes(one.number) ? [one] : [],
        )
  const images = await imagesOf(
    scope,
    paid.map(({ id }) => id),
  )
  const statements = paid.map(({ id, cadence }) => readAgain(images.get(id) ?? [], cadence))
  const taken = new Set(statements.flatMap((one) => one.taken.map(({ number }) => number)))
  return statements
    .flatMap((one) => (one.cadence === 'daily' ? one.entries.map(({ number }) => number) : []))
    .filter((number) => !taken.has(number))
}
