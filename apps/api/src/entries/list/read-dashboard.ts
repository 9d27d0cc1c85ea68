import { DRAFTS, NEW_ENTRY } from '@edfe/domain/entry'
import { bondTypes } from '@edfe/domain/reference'
import { sql } from 'kysely'
import { readStandingBond } from '../../accounts/organization/organization.ts'
import { whereGroup, whereState } from '../../db/where-state.ts'
import type { RequestScope } from '../request-scope.ts'
import { countGroups } from './count-groups.ts'
import { newestEntries } from './list-entries.ts'
import { readCorrectionDay } from './read-correction-day.ts'
import { readMoney } from './read-money.ts'

const RECENT = 5

/** The organisation's own figures, its newest entries, and the draft that was worked on last. */
export async function readDashboard(scope: RequestScope) {
  const recent = await newestEntries(scope, { status: 'all', limit: RECENT })
  const [newest] = await newestEntries(scope, { status: NEW_ENTRY.status, limit: 1, by: 'updated_at' })
  const { groups, waiting } = await countGroups(scope)
  return {
    ...(await figures(scope)),
    groups,
    waiting,
    rejected_due_on: groups.rejected > 0 ? ((await readCorrectionDay(scope)) ?? null) : null,
    money: await readMoney(scope),
    continuous_bond_amount: await continuousBond(scope),
    recent,
    newest_draft: newest ?? null,
  }
}

/** The amount of the continuous bond on file; null without one, and without its amount. */
async function continuousBond({ trx, rules }: RequestScope): Promise<string | null> {
  const bond = await readStandingBond(trx)
  if (!bond || Number(bond.bond_amount) <= 0) return null
  const type = bondTypes(rules.profile).find(({ code }) => code === bond.bond_type)
  return type?.category === 'continuous' || bond.bond_type_detail === 'continuous' ? bond.bond_amount : null
}

interface Figures {
  total_entries: number
  entries_this_month: number
  total_value: string
  draft_count: number
  seconds: number
  answered: number
  first_entry_at: Date | null
}

/** From the counters, so that they cost the same however many entries there are. Archived entries count. */
async function figures({ trx, org, today }: RequestScope) {
  const month = today.slice(0, 7)
  const { rows } = await sql<Figures>`
    select
      coalesce(sum(entries) filter (where created_day = '-infinity'), 0)::int as total_entries,
      coalesce(sum(entries) filter (where created_day between ${`${month}-01`}::date and ${today}::date), 0)::int
        as entries_this_month,
      coalesce(sum(value_total) filter (
        where created_day = '-infinity' and (${whereGroup('at_cbp', 'counts')} or ${whereGroup('released', 'counts')})
      ), 0)::numeric(20, 2)::text as total_value,
      coalesce(sum(entries) filter (where created_day = '-infinity' and ${whereState(DRAFTS, 'entry_counts')} and not archived), 0)::int
        as draft_count,
      coalesce((select seconds from entry_clearance where org_id = ${org.id}), 0)::int as seconds,
      coalesce((select entries from entry_clearance where org_id = ${org.id}), 0)::int as answered,
      (select min(created_at) from (
        (select created_at from entries where org_id = ${org.id} and not archived order by created_at limit 1)
        union all
        (select created_at from entries where org_id = ${org.id} and archived order by created_at limit 1)
      ) firsts) as first_entry_at
    from entry_counts
    where org_id = ${org.id} and (created_day = '-infinity' or created_day >= ${`${month}-01`}::date)`.execute(
    trx,
  )
  const { seconds, answered, first_entry_at, ...counted } = rows[0]!
  return {
    ...counted,
    month,
    first_entry_at: first_entry_at?.toISOString() ?? null,
    average_clearance_seconds: answered > 0 ? Math.round(seconds / answered) : null,
  }
}
