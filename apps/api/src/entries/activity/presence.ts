import { PRESENCE_LASTS_MS } from '@edfe/contracts/activity/presence'
import { sql } from 'kysely'
import { toPersonRef } from '../repository/entry-view.ts'
import type { MemberScope } from '../request-scope.ts'

const oldest = (now: Date): Date => new Date(now.getTime() - PRESENCE_LASTS_MS)

interface OpenTab {
  tab: string
  page: string
}

/** Records an open tab. Whether others see a change: the tab is new, back again, or on another page. */
export async function openTab(
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

/** Forgets one tab of the person, and everyone's tabs that are no longer seen. Whether any was there. */
export async function closeTab(
  { trx, org, actor, now }: MemberScope,
  id: string,
  tab: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from entry_presence
    where org_id = ${org.id} and entry_id = ${id}
      and (user_id = ${actor.userId} and tab = ${tab} or seen_at <= ${oldest(now)})
    returning user_id`.execute(trx)
  return rows.length > 0
}

/** Reads the other editors of an entry, one for each tab. */
export async function readPresence({ trx, org, actor, now }: MemberScope, id: string, tab: string) {
  const { rows } = await sql<{ user_id: string; name: string; page: string; since: Date }>`
    select p.user_id, trim(u.given_name || ' ' || u.family_name) as name, p.page, p.since
    from entry_presence p join users u on u.id = p.user_id
    where p.org_id = ${org.id} and p.entry_id = ${id} and not (p.user_id = ${actor.userId} and p.tab = ${tab})
      and p.seen_at > ${oldest(now)}
    order by p.since, p.user_id, p.tab`.execute(trx)
  const editors = rows.map(({ user_id, name, page, since }) => ({
    person: toPersonRef(user_id, name)!,
    page,
    since: since.toISOString(),
    mine: user_id === actor.userId,
  }))
  return { editors }
}
