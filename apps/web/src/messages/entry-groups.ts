import type { EntryGroup } from '@edfe/domain/entry'

/** The names of the groups of entries. */
export const GROUP_LABELS: Record<EntryGroup, string> = {
  in_progress: 'In progress',
  at_cbp: 'At CBP',
  released: 'Released',
  rejected: 'Rejected',
  deleted: 'Deleted',
}
