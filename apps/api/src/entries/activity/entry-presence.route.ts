import { PRESENCE_LASTS_MS } from '@edfe/contracts/presence'
import { sql } from 'kysely'
import type { App } from '../../app-instance.ts'
import { announce } from '../../http/live.ts'
import { isRefusal } from '../../http/problems.ts'
import { route } from '../../http/route.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { personOf } from '../repository/entry-view.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'

/** Who edits an entry right now: `GET` asks, `POST` says that the actor does, or stops. */
export function entryPresenceRoutes(app: App): void {
  app.route({
    ...route('getPresence'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const { tab } = request.query
      const answer = await withEntryScope(app, request, async (scope) =>
        (await isKnown(scope, id)) ? { editors: await otherEditors(scope, id, tab) } : entryNotFound(),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('sayPresence'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const { page, leaving, tab } = request.body
      const answer = await withEntryScope(app, request, async (scope) => {
        if (!(await isKnown(scope, id))) return entryNotFound()
        const isNews = leaving ? await leave(scope, id, tab) : await say(scope, id, { tab, page })
        // Heartbeats that change nothing wake nobody.
        if (isNews) await announce(scope.trx, { org_id: scope.org.id, topic: 'presence', id })
        return { editors: await otherEditors(scope, id, tab) }
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

const isKnown = ({ trx, org }: MemberScope, id: string) =>
  trx.selectFrom('entries').select('id').where('org_id', '=', org.id).where('id', '=', id).executeTakeFirst()

const oldest = (now: Date): Date => new Date(now.getTime() - PRESENCE_LASTS_MS)

interface OpenTab {
  tab: string
  page: string
}

/** Whether it changes what others see: a tab that is new, back again, or on another page. */
async function say(
  { trx, org, actor, now }: MemberScope,
  id: string,
  { tab, page }: OpenTab,
): Promise<boolean> {
  const { rows } = await sql<{ page: string; seen_at: Date }>`
    select page, seen_at from entry_presence
    where org_id = ${org.id} and entry_id = ${id} and user_id = ${actor.userId} and tab = ${tab}`.execute(trx)
  const before = rows[0]
  const isHere = before !== undefined && before.seen_at > oldest(now)
  await sql`
    insert into entry_presence as known (org_id, entry_id, user_id, tab, page, since, seen_at)
    values (${org.id}, ${id}, ${actor.userId}, ${tab}, ${page}, ${now}, ${now})
    on conflict (org_id, entry_id, user_id, tab) do update set page = excluded.page, seen_at = excluded.seen_at,
      since = case when ${isHere} then known.since else excluded.since end`.execute(trx)
  return !isHere || before.page !== page
}

/** The person's other tabs stay. Tabs that died without a word go along. */
async function leave({ trx, org, actor, now }: MemberScope, id: string, tab: string): Promise<boolean> {
  const { rows } = await sql`
    delete from entry_presence
    where org_id = ${org.id} and entry_id = ${id}
      and (user_id = ${actor.userId} and tab = ${tab} or seen_at <= ${oldest(now)})
    returning user_id`.execute(trx)
  return rows.length > 0
}

async function otherEditors({ trx, org, actor, now }: MemberScope, id: string, tab: string) {
  const { rows } = await sql<{ user_id: string; name: string; page: string; since: Date }>`
    select p.user_id, trim(u.given_name || ' ' || u.family_name) as name, p.page, p.since
    from entry_presence p join users u on u.id = p.user_id
    where p.org_id = ${org.id} and p.entry_id = ${id} and not (p.user_id = ${actor.userId} and p.tab = ${tab})
      and p.seen_at > ${oldest(now)}
    order by p.since, p.user_id, p.tab`.execute(trx)
  return rows.map(({ user_id, name, page, since }) => ({
    person: personOf(user_id, name)!,
    page,
    since: since.toISOString(),
    mine: user_id === actor.userId,
  }))
}
