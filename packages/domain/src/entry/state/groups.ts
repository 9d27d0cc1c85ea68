import type { EntryStatus } from './status.ts'

/** Where an entry is, as a person counts entries. Each entry is in one group. */
export const ENTRY_GROUPS = ['in_progress', 'at_cbp', 'released', 'rejected', 'deleted'] as const
export type EntryGroup = (typeof ENTRY_GROUPS)[number]

/**
 * The statuses of a group. An entry at CBP whose goods CBP has released counts as released, and one whose summary CBP
 * has deleted as deleted, whatever its status.
 */
const GROUP_STATUSES = {
  in_progress: ['draft', 'validated'],
  at_cbp: ['submitted', 'accepted', 'hold'],
  released: ['released'],
  rejected: ['rejected'],
} as const satisfies Record<Exclude<EntryGroup, 'deleted'>, readonly EntryStatus[]>

const STATUS_GROUPS = Object.entries(GROUP_STATUSES) as [EntryGroup, readonly EntryStatus[]][]

/** The group of an entry, by its status and by what CBP did with its goods and its summary since. */
export function groupOf(
  status: EntryStatus,
  { isReleased, isDeleted }: { isReleased: boolean; isDeleted: boolean },
): EntryGroup {
  if (isDeleted) return 'deleted'
  const [group] = STATUS_GROUPS.find(([, statuses]) => statuses.includes(status))!
  return group === 'at_cbp' && isReleased ? 'released' : group
}

/** The SQL of the columns that decide about the group: of `entries`, or of the counters. */
export interface GroupColumns {
  status: string
  isReleased: string
  isDeleted: string
}

const GROUP_COLUMNS = {
  entries: {
    status: 'e.status',
    isReleased: "coalesce(e.release_status, '') = 'released'",
    isDeleted: "e.deletion is not distinct from 'deleted'",
  },
  counts: { status: 'status', isReleased: 'released', isDeleted: 'deleted' },
} as const satisfies Record<string, GroupColumns>

/** The condition that a row of `entries e`, or of `entry_counts`, is in a group (`groupOf` in SQL). */
export function groupSql(group: EntryGroup, table: keyof typeof GROUP_COLUMNS): string {
  const { status, isReleased, isDeleted } = GROUP_COLUMNS[table]
  const has = (one: Exclude<EntryGroup, 'deleted'>) =>
    `${status} in (${GROUP_STATUSES[one].map((each) => `'${each}'`).join(', ')})`
  if (group === 'deleted') return isDeleted
  if (group === 'at_cbp') return `(${has(group)} and not ${isReleased} and not ${isDeleted})`
  if (group === 'released')
    return `(${has(group)} or (${has('at_cbp')} and ${isReleased} and not ${isDeleted}))`
  return has(group)
}

/** The statuses in which an entry waits: for a member, for an approver, for CBP. */
export const WAITING = ['draft', 'validated', 'submitted', 'hold'] as const satisfies readonly EntryStatus[]
