import { sql } from 'kysely'
import { shownValues } from '../../messages/shown-values.ts'
import { toPersonRef } from '../repository/entry-view.ts'
import type { RequestScope } from '../request-scope.ts'

interface ActivityRow {
  id: string
  activity_type: string
  activity_data: Record<string, unknown>
  occurred_at: Date
  user_id: string | null
  name: string | null
}

/** Reads the activities of people on an entry, the newest first. */
export async function readActivities({ trx, org, words }: RequestScope, id: string, limit: number) {
  const { rows } = await sql<ActivityRow>`
    select a.id, a.activity_type, a.activity_data, a.occurred_at, a.user_id,
      trim(u.given_name || ' ' || u.family_name) as name
    from entry_activities a left join users u on u.id = a.user_id
    where a.org_id = ${org.id} and a.entry_id = ${id}
    order by a.occurred_at desc, a.id limit ${limit}`.execute(trx)
  return {
    activities: rows.map(({ user_id, name, occurred_at, ...row }) => ({
      ...row,
      activity_data: shownValues(words, row.activity_data),
      occurred_at: occurred_at.toISOString(),
      user: toPersonRef(user_id, name),
    })),
  }
}
