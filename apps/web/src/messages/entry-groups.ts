import type { EntryGroup } from '@edfe/domain/entry'
import { t } from '../words/t.ts'

/** The names of the groups of entries. */
export const GROUP_LABELS: Record<EntryGroup, string> = {
  get in_progress() {
    return t({ id: 'entry-groups.in-progress', defaultMessage: 'In progress' })
  },
  get at_cbp() {
    return t({ id: 'entry-groups.at-cbp', defaultMessage: 'At CBP' })
  },
  get released() {
    return t({ id: 'common.released', defaultMessage: 'Released' })
  },
  get rejected() {
    return t({ id: 'common.rejected', defaultMessage: 'Rejected' })
  },
  get deleted() {
    return t({ id: 'common.deleted', defaultMessage: 'Deleted' })
  },
}
