import type { EntryRowData } from '../api/entry-list.ts'
import { Table } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import styles from './entries-table.module.css'
import type { EntryListSearch, EntrySort } from './entry-list-search.ts'
import { EntryTableRow } from './entry-table-row.tsx'
import { SortHeader } from './sort-header.tsx'
import { useRowKeys } from './use-row-keys.ts'

interface EntriesTableProps {
  rows: readonly EntryRowData[]
  search: EntryListSearch
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onSort: (sort: EntrySort | undefined, order: 'asc' | 'desc' | undefined) => void
  onMove: (entry: EntryRowData) => void
  onCopy: ((entry: EntryRowData) => void) | undefined
}

/** One page of entries; on phones each row stacks. */
export function EntriesTable({ rows, search, chosen, onChoose, onSort, onMove, onCopy }: EntriesTableProps) {
  const onKeyDown = useRowKeys()
  const sort = search.sort ?? 'created_at'
  const order = search.order ?? 'desc'
  const header = { sort, order, onSort }
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <Table className={styles.rows}>
      <thead>
        <tr>
          <th className={styles.pick}>
            <span className={textStyles.visuallyHidden}>Select</span>
          </th>
          <th className={styles.mark}>
            <span className={textStyles.visuallyHidden}>Status icon</span>
          </th>
          <SortHeader column="entry_number" label="Entry number" {...header} />
          <SortHeader column="port_code" label="Port and type" {...header} />
          <SortHeader column="value_total" label="Total value" numeric {...header} />
          <SortHeader column="created_at" label="Created" {...header} />
          <SortHeader column="status" label="Status" {...header} />
          <th>
            <span className={textStyles.visuallyHidden}>Actions</span>
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {rows.map((entry) => (
          <EntryTableRow
            key={entry.id}
            entry={entry}
            chosen={chosen.has(entry.id)}
            onToggle={() => toggle(entry.id)}
            onMove={() => onMove(entry)}
            onCopy={onCopy && (() => onCopy(entry))}
          />
        ))}
      </tbody>
    </Table>
  )
}
