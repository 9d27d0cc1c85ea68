import { ENTRY_GROUPS } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import type { EntryListData } from '../api/entry-list.ts'
import { GROUP_LABELS } from '../messages/entry-groups.ts'
import { countText } from '../messages/money.ts'
import { ViewNav } from '../ui/view-nav.tsx'
import { t } from '../words/t.ts'
import type { EntryListSearch } from './entry-list-search.ts'

/** The parameters that select a view. */
const ALL: EntryListSearch = { group: undefined, archived: undefined }

/** The views of the list with their counts: all entries, each group, the archive. Few entries are ever deleted: their view shows once there is one. */
export function ListViews({ counts }: { counts: EntryListData['counts'] | undefined }) {
  const views = [
    { name: t({ id: 'list-views.all', defaultMessage: 'All' }), search: ALL, count: counts?.all },
    ...ENTRY_GROUPS.filter((group) => group !== 'deleted' || counts?.groups.deleted).map((group) => ({
      name: GROUP_LABELS[group],
      search: { ...ALL, group },
      count: counts?.groups[group],
    })),
    {
      name: t({ id: 'list-views.archived', defaultMessage: 'Archived' }),
      search: { ...ALL, archived: true },
      count: counts?.archived,
    },
  ]
  return (
    <ViewNav label={t({ id: 'list-views.views-of-the-list', defaultMessage: 'Views of the list' })}>
      {views.map((view) => (
        <li key={view.name}>
          <Link to="/entries" search={view.search} activeOptions={{ explicitUndefined: true }}>
            {view.name} <span>{view.count === undefined ? '' : countText(view.count)}</span>
          </Link>
        </li>
      ))}
    </ViewNav>
  )
}
