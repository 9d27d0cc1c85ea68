import type { AuditEvent, AuditFilters } from '@edfe/contracts/organization/audit'
import { formatEntryNumber } from '@edfe/domain/entry'
import type { Formatter } from '@edfe/messages'
import { sql } from 'kysely'
import type { Trx } from '../db/engine.ts'
import { shownValues } from '../messages/shown-values.ts'

/** The organisation's events under the filters; days are those of the organisation's time zone. */
function filteredAudit(trx: Trx, { actor, category, start_date, end_date }: AuditFilters) {
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

/** Where a stretch of events begins: so many from the newest, or after the last event of the stretch before. */
export type AuditFrom = { offset: number } | { after: AuditCursor }
/** An event's place in the order: its instant to the microsecond, as text, and its number. */
interface AuditCursor {
  at: string
  seq: number
}

/** A stretch of the filtered events, newest first, with the names of their actors and entries, and where it ended. */
export async function readAudit(
  trx: Trx,
  words: Formatter,
  filters: AuditFilters,
  limit: number,
  from: AuditFrom,
): Promise<{ events: AuditEvent[]; last: AuditCursor | undefined }> {
  let query = filteredAudit(trx, filters)
    .leftJoin('users as u', 'u.id', 'e.actor_user_id')
    .leftJoin('api_keys as k', (join) =>
      join.onRef('k.org_id', '=', 'e.org_id').onRef('k.user_id', '=', 'e.actor_user_id'),
    )
    .leftJoin('entries as n', (join) =>
      join
        .onRef('n.org_id', '=', 'e.org_id')
        .on('n.id', '=', sql<string>`case when e.entity = 'entry' then e.entity_id::uuid end`),
    )
    .select(['e.id', 'e.seq', 'e.actor_user_id', 'e.entity', 'e.entity_id', 'e.action', 'e.before_json'])
    .select(['e.after_json', 'e.user_agent', 'e.created_at', 'u.given_name', 'u.family_name'])
    .select('k.id as key_id')
    .select(['n.entry_number', sql<string>`e.created_at::text`.as('at')])
    .orderBy('e.created_at', 'desc')
    .orderBy('e.seq', 'desc')
    .limit(limit)
  if ('offset' in from) query = query.offset(from.offset)
  else {
    const { at, seq } = from.after
    query = query.where(sql<boolean>`(e.created_at, e.seq) < (${at}::timestamptz, ${seq}::bigint)`)
  }
  const rows = await query.execute()
  const end = rows.at(-1)
  return {
    events: rows.map(({ given_name, family_name, created_at, entry_number, key_id, at: _at, ...event }) => ({
      ...event,
      before_json: shownValues(words, event.before_json),
      after_json: shownValues(words, event.after_json),
      seq: Number(event.seq),
      entity_name: entry_number && formatEntryNumber(entry_number),
      actor_name: given_name === null ? null : `${given_name} ${family_name}`.trim(),
      actor_kind: key_id ? 'key' : event.actor_user_id ? 'member' : 'system',
      ip: null,
      created_at: created_at.toISOString(),
    })),
    last: end && { at: end.at, seq: Number(end.seq) },
  }
}

export async function countAudit(trx: Trx, filters: AuditFilters): Promise<number> {
  const { total } = await filteredAudit(trx, filters)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The time zone of the organisation, in which an export has its day. */
export async function auditTimeZone(trx: Trx): Promise<string> {
  const row = await trx.selectFrom('organizations').select('timezone').executeTakeFirst()
  return row?.timezone ?? 'America/New_York'
}
