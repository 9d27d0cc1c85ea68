import {
  ENTRY_GROUPS,
  type EntryGroup,
  type EntryStatus,
  groupOf,
  UNFILED,
  WAITING,
} from '@edfe/domain/entry'
import { sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'

export interface GroupCounts {
  /** Entries that are not archived. */
  all: number
  groups: Record<EntryGroup, number>
  /** The number of them with these statuses; of those at CBP without what it released, and without what it deleted. */
  waiting: Record<(typeof WAITING)[number], number>
  archived: number
}

/** Counts the entries in each group and in the archive, from the counters. */
export async function countGroups({ trx, org }: RequestScope): Promise<GroupCounts> {
  const { rows } = await sql<{
    status: EntryStatus
    released: boolean
    deleted: boolean
    archived: boolean
    entries: number
  }>`
    select status, released, deleted, archived, sum(entries)::int as entries from entry_counts
    where org_id = ${org.id} and created_day = '-infinity'
    group by status, released, deleted, archived`.execute(trx)
  const groups = Object.fromEntries(ENTRY_GROUPS.map((group) => [group, 0])) as Record<EntryGroup, number>
  const waiting = Object.fromEntries(WAITING.map((status) => [status, 0])) as GroupCounts['waiting']
  const counts: GroupCounts = { all: 0, groups, waiting, archived: 0 }
  for (const { status, released: isReleased, deleted: isDeleted, archived, entries } of rows) {
    if (archived) {
      counts.archived += entries
    } else {
      counts.all += entries
      groups[groupOf(status, { isReleased, isDeleted })] += entries
      const open = WAITING.find((each) => each === status)
      const isDone = isDeleted || (isReleased && !UNFILED.has({ status }))
      if (open && !isDone) waiting[open] += entries
    }
  }
  return counts
}
