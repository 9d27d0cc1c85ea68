import { ENTRY_STATUSES } from '@edfe/domain/entry'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import filtersStyles from '../ui/filters.module.css'
import { Icon } from '../ui/icon.tsx'
import panelStyles from '../ui/panel.module.css'
import { statusLabel } from '../ui/status-badge.tsx'
import { SelectField, TextField } from '../ui/text-field.tsx'
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

/** The orders of the list on narrow screens, where it has no column heads: the same as its columns. */
const ORDER_OPTIONS = [
  ['created_at desc', 'Newest first'],
  ['created_at asc', 'Oldest first'],
  ['entry_number asc', 'Entry number'],
  ['port_code asc', 'Port'],
  ['value_total desc', 'Highest value first'],
  ['value_total asc', 'Least value first'],
  ['status asc', 'Status'],
] as const

const readOrder = (text: string) => {
  const [sort, order] = text.split(' ')
  return readEntryListSearch({ sort, order })
}

/** How long typing rests before the list is asked again. */
const SEARCH_MS = 300

interface EntryFiltersProps {
  search: EntryListSearch
  onChange: (next: EntryListSearch, replace?: boolean) => void
}

/** Search, status and date range. The panel opens when something narrows the list, as a link with ?status= does. */
export function EntryFilters({ search, onChange }: EntryFiltersProps) {
  const [typed, setTyped] = useState(search.q ?? '')
  const { q, status, range, entered, deadline } = search
  const active = [q, status, range, entered, deadline].filter(Boolean).length
  const [open, setOpen] = useState(active > 0)
  useEffect(() => {
    if (search.status) setOpen(true)
  }, [search.status])
  useEffect(() => setTyped(search.q ?? ''), [search.q])
  useEffect(() => {
    const q = typed.trim()
    if (q === (search.q ?? '')) return
    const timer = setTimeout(() => onChange({ q: q === '' ? undefined : q }, true), SEARCH_MS)
    return () => clearTimeout(timer)
  }, [typed, search.q, onChange])
  return (
    <details
      className={`${panelStyles.panel} ${filtersStyles.filters}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="filter" />
        Filters
        <Icon name="chevron-right" className={filtersStyles.chevron} />
        <span>{active > 0 ? `${active} active` : 'None active'}</span>
      </summary>
      <search className={filtersStyles.row}>
        <TextField
          label="Search"
          hint="Entry number, port, broker, bill, part number, goods, manufacturer or HTSUS number"
          type="search"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
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
          className={styles.sortPick}
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
          disabledReason={active === 0 ? 'No filter is active.' : undefined}
          onClick={() => onChange({ ...NO_FILTER, group: search.group })}
        >
          Clear filters
        </Button>
      </search>
    </details>
  )
}
