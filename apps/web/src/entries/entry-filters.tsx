import { ENTRY_STATUSES } from '@edfe/domain/entry'
import { Button } from '../ui/button.tsx'
import filtersStyles from '../ui/filters.module.css'
import { statusLabel } from '../ui/status-badge.tsx'
import { SelectField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import styles from './entry-filters.module.css'
import {
  type EntryListSearch,
  type EntryRange,
  NO_FILTER,
  readEntryListSearch,
  type StatusFilter,
} from './entry-list-search.ts'

const statusOptions = () => [
  ['all', t({ id: 'common.all', defaultMessage: 'All' })] as const,
  ...ENTRY_STATUSES.map((status) => [status, statusLabel(status)] as const),
]

const rangeOptions = () =>
  [
    ['all', t({ id: 'common.all', defaultMessage: 'All' })],
    ['today', t({ id: 'common.today', defaultMessage: 'Today' })],
    ['week', t({ id: 'entry-filters.week-7-days', defaultMessage: 'Week (7 days)' })],
    ['month', t({ id: 'entry-filters.month-30-days', defaultMessage: 'Month (30 days)' })],
    ['quarter', t({ id: 'entry-filters.quarter-90-days', defaultMessage: 'Quarter (90 days)' })],
    ['year', t({ id: 'entry-filters.year-365-days', defaultMessage: 'Year (365 days)' })],
  ] as const

/** The orders of the list: in narrow windows it has no column heads. */
const orderOptions = () =>
  [
    ['created_at desc', t({ id: 'entry-filters.newest-first', defaultMessage: 'Newest first' })],
    ['created_at asc', t({ id: 'entry-filters.oldest-first', defaultMessage: 'Oldest first' })],
    ['entry_number asc', t({ id: 'entry-filters.entry-number', defaultMessage: 'Entry number' })],
    [
      'entry_number desc',
      t({
        id: 'entry-filters.entry-number-highest-first',
        defaultMessage: 'Entry number, highest first',
      }),
    ],
    ['port_code asc', t({ id: 'entry-filters.port', defaultMessage: 'Port' })],
    ['port_code desc', t({ id: 'entry-filters.port-from-the-last', defaultMessage: 'Port, from the last' })],
    [
      'value_total desc',
      t({ id: 'entry-filters.highest-value-first', defaultMessage: 'Highest value first' }),
    ],
    ['value_total asc', t({ id: 'entry-filters.least-value-first', defaultMessage: 'Least value first' })],
    ['status asc', t({ id: 'common.status', defaultMessage: 'Status' })],
    ['status desc', t({ id: 'entry-filters.status-from-the-last', defaultMessage: 'Status, from the last' })],
  ] as const

const readOrder = (text: string) => {
  const [sort, order] = text.split(' ')
  return readEntryListSearch({ sort, order })
}

interface EntryFiltersProps {
  search: EntryListSearch
  /** The number of filters that narrow the list. */
  active: number
  onChange: (next: EntryListSearch, replace?: boolean) => void
}

/** Status, date range and order, and the way back to the whole list. */
export function EntryFilters({ search, active, onChange }: EntryFiltersProps) {
  const isIdle = active === 0 && !search.q
  return (
    <div className={`${filtersStyles.row} ${styles.panel}`}>
      <SelectField
        label={t({ id: 'common.status', defaultMessage: 'Status' })}
        hint={t({ id: 'entry-filters.current-status', defaultMessage: 'Current status' })}
        options={statusOptions()}
        value={search.status ?? 'all'}
        onChange={({ target }) =>
          onChange({ status: target.value === 'all' ? undefined : (target.value as StatusFilter) })
        }
      />
      <SelectField
        label={t({ id: 'entry-filters.created', defaultMessage: 'Created' })}
        hint={t({ id: 'entry-filters.counted-back-from-today', defaultMessage: 'Counted back from today' })}
        options={rangeOptions()}
        value={search.range ?? 'all'}
        onChange={({ target }) =>
          onChange({ range: target.value === 'all' ? undefined : (target.value as EntryRange) })
        }
      />
      <SelectField
        label={t({ id: 'entry-filters.order', defaultMessage: 'Order' })}
        hint={t({ id: 'entry-filters.of-the-whole-list', defaultMessage: 'Of the whole list' })}
        options={orderOptions()}
        value={`${search.sort ?? 'created_at'} ${search.order ?? 'desc'}`}
        onChange={({ target }) => {
          const { sort, order } = readOrder(target.value)
          onChange({ sort, order })
        }}
      />
      <Button
        look="plain"
        disabledReason={
          isIdle
            ? t({ id: 'entry-filters.no-filter-is-active', defaultMessage: 'No filter is active.' })
            : undefined
        }
        onClick={() => onChange({ ...NO_FILTER, group: search.group })}
      >
        {t({ id: 'entry-filters.clear-filters', defaultMessage: 'Clear filters' })}
      </Button>
    </div>
  )
}
