import { sql } from 'kysely'
import type { App } from '../../app-instance.ts'
import { readFiling, readMessages } from '../../customs/transmissions/read-filing.ts'
import { isRefusal, refuse } from '../../http/problems.ts'
import { route } from '../../http/route.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { personOf } from '../repository/entry-view.ts'
import { loadEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'

/** `GET …/filing`: state of the transmission, customs' conditions as findings, every message. */
export function getFilingRoute(app: App): void {
  app.route({
    ...route('getFiling'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await loadEntry(scope, request.params.id)
        return entry ? readFiling(scope, entry) : entryNotFound()
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

/** `GET …/timeline`: the filing's event log, oldest first. */
export function getTimelineRoute(app: App): void {
  app.route({
    ...route('getTimeline'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await loadEntry(scope, request.params.id)
        return entry ? { messages: await readMessages(scope, entry) } : entryNotFound()
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

/** `GET …/activities`: what people did with the entry, newest first. */
export function getActivitiesRoute(app: App): void {
  app.route({
    ...route('getActivities'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) =>
        readActivities(scope, request.params.id, request.query.limit),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

interface ActivityRow {
  id: string
  activity_type: string
  activity_data: Record<string, unknown>
  occurred_at: Date
  user_id: string | null
  name: string | null
}

async function readActivities(scope: MemberScope, id: string, limit: number) {
  if (!(await loadEntry(scope, id))) return entryNotFound()
  const { rows } = await sql<ActivityRow>`
    select a.id, a.activity_type, a.activity_data, a.occurred_at, a.user_id,
      trim(u.given_name || ' ' || u.family_name) as name
    from entry_activities a left join users u on u.id = a.user_id
    where a.org_id = ${scope.org.id} and a.entry_id = ${id}
    order by a.occurred_at desc, a.id limit ${limit}`.execute(scope.trx)
  return {
    activities: rows.map(({ user_id, name, occurred_at, ...row }) => ({
      ...row,
      occurred_at: occurred_at.toISOString(),
      user: personOf(user_id, name),
    })),
  }
}

/** `GET …/snapshot`: the latest canonical JSON. Every submission makes one. */
export function getSnapshotRoute(app: App): void {
  app.route({
    ...route('getSnapshot'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) => readSnapshot(scope, request.params.id))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

async function readSnapshot(scope: MemberScope, id: string) {
  if (!(await loadEntry(scope, id))) return entryNotFound()
  const row = await scope.trx
    .selectFrom('entry_json_snapshots as s')
    .leftJoin('users as u', 'u.id', 's.generated_by')
    .select([
      's.id',
      's.version',
      's.schema_version',
      's.payload',
      's.generated_at',
      's.generated_by',
      's.metadata',
    ])
    .select(['u.given_name', 'u.family_name'])
    .where('s.org_id', '=', scope.org.id)
    .where('s.entry_id', '=', id)
    .orderBy('s.version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return refuse(404, 'snapshot_not_found', 'Canonical JSON not available for this entry.')
  return {
    snapshot: {
      id: row.id,
      entry_id: id,
      version: row.version,
      schema_version: row.schema_version,
      payload: row.payload,
      generated_at: row.generated_at.toISOString(),
      generated_by: personOf(row.generated_by, `${row.given_name ?? ''} ${row.family_name ?? ''}`.trim()),
      metadata: row.metadata,
    },
  }
}
