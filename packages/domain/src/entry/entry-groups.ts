import type { EntryStatus } from './status.ts'

/** Where an entry is, as a person counts entries. Each entry is in one group. */
export const ENTRY_GROUPS = ['in_progress', 'at_cbp', 'released', 'rejected', 'deleted'] as const
export type EntryGroup = (typeof ENTRY_GROUPS)[number]

/**
 * The statuses of a group. An entry at CBP whose goods CBP has released counts as released, and one whose summary CBP
 * has deleted as deleted, whatever its status.
 */
export const GROUP_STATUSES = {
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
