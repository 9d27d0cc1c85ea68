import { ENTRY_GROUPS, type EntryGroup, type EntryStatus, groupOf } from '@edfe/domain/entry'
import { sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'

/** How many entries that are not archived each group has, from the counters. */
export async function countGroups({ trx, org }: RequestScope): Promise<Record<EntryGroup, number>> {
  const { rows } = await sql<{ status: EntryStatus; released: boolean; entries: number }>`
    select status, released, sum(entries)::int as entries from entry_counts
    where org_id = ${org.id} and not archived and created_day = '-infinity'
    group by status, released`.execute(trx)
  const counts = Object.fromEntries(ENTRY_GROUPS.map((group) => [group, 0])) as Record<EntryGroup, number>
  for (const { status, released, entries } of rows) counts[groupOf(status, released)] += entries
  return counts
}
