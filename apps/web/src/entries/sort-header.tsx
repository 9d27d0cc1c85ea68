import { Icon } from '../ui/icon.tsx'
import shapeStyles from '../ui/shape.module.css'
import textStyles from '../ui/text.module.css'
import entriesTableStyles from './entries-table.module.css'
import type { EntrySort } from './entry-list-search.ts'

interface SortHeaderProps {
  /** The content of the column above the line that orders the list. */
  first?: string
  column: EntrySort
  label: string
  sort: EntrySort
  order: 'asc' | 'desc'
  className?: string | undefined
  onSort: (sort: EntrySort | undefined, order: 'asc' | 'desc' | undefined) => void
}

/** A column head that orders the list. Dates and values begin with the greatest, words with the first. */
export function SortHeader({ first, column, label, sort, order, className, onSort }: SortHeaderProps) {
  const current = sort === column
  const begins = column === 'created_at' || column === 'value_total' ? 'desc' : 'asc'
  const next = current ? (order === 'asc' ? 'desc' : 'asc') : begins
  const usual = column === 'created_at' && next === 'desc'
  return (
    <th className={className} aria-sort={current ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}>
      {first && <span className={textStyles.block}>{first}</span>}
      <button
        type="button"
        className={`${shapeStyles.bare} ${shapeStyles.underlined} ${entriesTableStyles.sort}`}
        onClick={() => onSort(usual ? undefined : column, next === 'desc' ? undefined : next)}
      >
        {label}
        {current && <Icon name={order === 'asc' ? 'chevron-up' : 'chevron-down'} />}
      </button>
    </th>
  )
}
