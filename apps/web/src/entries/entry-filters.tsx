import { ENTRY_STATUSES } from '@edfe/domain/entry'
import { Button } from '../ui/button.tsx'
import filtersStyles from '../ui/filters.module.css'
import { statusLabel } from '../ui/status-badge.tsx'
import { SelectField } from '../ui/text-field.tsx'
import styles from './entry-filters.module.css'
import {
  type EntryListSearch,
  type EntryRange,
  NO_FILTER,
  readEntryListSearch,
  type StatusFilter,
} from './entry-list-search.ts'

const STATUS_OPTIONS = [
  ['all', 'All'] as const,
  ...ENTRY_STATUSES.map((status) => [status, statusLabel(status)] as const),
]

const RANGE_OPTIONS = [
  ['all', 'All'],
  ['today', 'Today'],
  ['week', 'Week (7 days)'],
  ['month', 'Month (30 days)'],
  ['quarter', 'Quarter (90 days)'],
  ['year', 'Year (365 days)'],
] as const

/** The orders of the list: in narrow windows it has no column heads. */
const ORDER_OPTIONS = [
  ['created_at desc', 'Newest first'],
  ['created_at asc', 'Oldest first'],
  ['entry_number asc', 'Entry number'],
  ['entry_number desc', 'Entry number, highest first'],
  ['port_code asc', 'Port'],
  ['port_code desc', 'Port, from the last'],
  ['value_total desc', 'Highest value first'],
  ['value_total asc', 'Least value first'],
  ['status asc', 'Status'],
  ['status desc', 'Status, from the last'],
] as const

const readOrder = (text: string) => {
  const [sort, order] = text.split(' ')
  return readEntryListSearch({ sort, order })
}

interface EntryFiltersProps {
  search: EntryListSearch
  /** How many filters narrow the list. */
  active: number
  onChange: (next: EntryListSearch, replace?: boolean) => void
}

/** Status, date range and order, and the way back to the whole list. */
export function EntryFilters({ search, active, onChange }: EntryFiltersProps) {
  const isIdle = active === 0 && !search.q
  return (
    <div className={`${filtersStyles.row} ${styles.panel}`}>
      <SelectField
        label="Status"
        hint="Current status"
        options={STATUS_OPTIONS}
        value={search.status ?? 'all'}
        onChange={({ target }) =>
          onChange({ status: target.value === 'all' ? undefined : (target.value as StatusFilter) })
        }
      />
      <SelectField
        label="Created"
        hint="Counted back from today"
        options={RANGE_OPTIONS}
        value={search.range ?? 'all'}
        onChange={({ target }) =>
          onChange({ range: target.value === 'all' ? undefined : (target.value as EntryRange) })
        }
      />
      <SelectField
        label="Order"
        hint="Of the whole list"
        options={ORDER_OPTIONS}
        value={`${search.sort ?? 'created_at'} ${search.order ?? 'desc'}`}
        onChange={({ target }) => {
          const { sort, order } = readOrder(target.value)
          onChange({ sort, order })
        }}
      />
      <Button
        look="plain"
        disabledReason={isIdle ? 'No filter is active.' : undefined}
        onClick={() => onChange({ ...NO_FILTER, group: search.group })}
      >
        Clear filters
      </Button>
    </div>
  )
}
