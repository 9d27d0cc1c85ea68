import type { EntryStatus } from './status.ts'

/** Where an entry is, as a person counts entries. Each entry is in one group. */
export const ENTRY_GROUPS = ['in_progress', 'at_cbp', 'released', 'rejected'] as const
export type EntryGroup = (typeof ENTRY_GROUPS)[number]

/** The statuses of a group; an entry at CBP whose goods CBP has released counts as released. */
export const GROUP_STATUSES = {
  in_progress: ['draft', 'validated'],
  at_cbp: ['submitted', 'accepted', 'hold'],
  released: ['released'],
  rejected: ['rejected'],
} as const satisfies Record<EntryGroup, readonly EntryStatus[]>

/** The group of an entry by its status and whether CBP has released its goods. */
export function groupOf(status: EntryStatus, isReleased: boolean): EntryGroup {
  const group = ENTRY_GROUPS.find((each) =>
    (GROUP_STATUSES[each] as readonly EntryStatus[]).includes(status),
  )!
  return group === 'at_cbp' && isReleased ? 'released' : group
}
