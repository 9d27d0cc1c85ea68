import type { AuditEvent, AuditFilters } from '@edfe/contracts/audit'
import { sql } from 'kysely'
import type { Trx } from '../db/engine.ts'

/** The organisation's events under the filters; days are those of the organisation's time zone. */
export function filteredAudit(trx: Trx, { actor, category, start_date, end_date }: AuditFilters) {
  const zone = sql`(select timezone from organizations)`
  let query = trx.selectFrom('audit_events as e')
  if (actor) query = query.where('e.actor_user_id', '=', actor)
  if (category) query = query.where('e.entity', '=', category)
  if (start_date) {
    query = query.where('e.created_at', '>=', sql<Date>`${start_date}::date::timestamp at time zone ${zone}`)
  }
  if (end_date) {
    query = query.where(
      'e.created_at',
      '<',
      sql<Date>`(${end_date}::date + 1)::timestamp at time zone ${zone}`,
    )
  }
  return query
}

/** A stretch of the filtered events, newest first, with their actors' names. */
export async function readAudit(
  trx: Trx,
  filters: AuditFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEvent[]> {
  const rows = await filteredAudit(trx, filters)
    .leftJoin('users as u', 'u.id', 'e.actor_user_id')
    .select(['e.id', 'e.seq', 'e.actor_user_id', 'e.entity', 'e.entity_id', 'e.action', 'e.before_json'])
    .select(['e.after_json', 'e.user_agent', 'e.created_at', 'u.given_name', 'u.family_name'])
    .orderBy('e.created_at', 'desc')
    .orderBy('e.seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ given_name, family_name, created_at, ...event }) => ({
    ...event,
    actor_name: given_name === null ? null : `${given_name} ${family_name}`.trim(),
    ip: null,
    created_at: created_at.toISOString(),
  }))
}
