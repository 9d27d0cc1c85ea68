import { UNFILED } from '@edfe/domain/entry'
import type { CustomsSide } from '@edfe/domain/profile'
import type { EntryRowData } from '../api/entry-list.ts'
import tableStyles from '../ui/table.module.css'
import { Table } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './entries-table.module.css'
import type { RowActions } from './entry-actions.tsx'
import type { EntryListSearch, EntrySort } from './entry-list-search.ts'
import { EntryTableRow } from './entry-table-row.tsx'
import { SortHeader } from './sort-header.tsx'
import { useRowKeys } from './use-row-keys.ts'

interface EntriesTableProps extends RowActions {
  rows: readonly EntryRowData[]
  search: EntryListSearch
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  onSort: (sort: EntrySort | undefined, order: 'asc' | 'desc' | undefined) => void
}

/** One page of entries; a head names the lines of its column, those that order the list as buttons. In narrow windows each row stacks. */
export function EntriesTable({ rows, search, chosen, onChoose, onSort, ...actions }: EntriesTableProps) {
  const onKeyDown = useRowKeys()
  const saysPractice = !lineOfAll(rows)
  const header = { sort: search.sort ?? 'created_at', order: search.order ?? 'desc', onSort } as const
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
            <span className={textStyles.visuallyHidden}>
              {t({ id: 'entries-table.select', defaultMessage: 'Select' })}
            </span>
          </th>
          <SortHeader
            first={t({ id: 'entries-table.goods-and-supplier', defaultMessage: 'Goods and supplier' })}
            column="port_code"
            label={t({ id: 'entries-table.port-and-type', defaultMessage: 'Port and type' })}
            {...header}
          />
          <SortHeader
            first={t({ id: 'entries-table.bill', defaultMessage: 'Bill' })}
            column="entry_number"
            label={t({ id: 'entries-table.entry-number', defaultMessage: 'Entry number' })}
            className={styles.bill}
            {...header}
          />
          <SortHeader
            first={t({ id: 'common.arrival', defaultMessage: 'Arrival' })}
            column="created_at"
            label={t({ id: 'entries-table.created', defaultMessage: 'Created' })}
            className={styles.arrival}
            {...header}
          />
          <th className={styles.due}>{t({ id: 'entries-table.due', defaultMessage: 'Due' })}</th>
          <SortHeader
            first={t({ id: 'entries-table.duty-and-fees', defaultMessage: 'Duty and fees' })}
            column="value_total"
            label={t({ id: 'entries-table.total-value', defaultMessage: 'Total value' })}
            className={`${tableStyles.number} ${styles.sum}`}
            {...header}
          />
          <SortHeader
            column="status"
            label={t({ id: 'common.status', defaultMessage: 'Status' })}
            className={styles.status}
            {...header}
          />
          <th className={styles.actions}>
            <span className={textStyles.visuallyHidden}>
              {t({ id: 'entries-table.actions', defaultMessage: 'Actions' })}
            </span>
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={onKeyDown}>
        {rows.map((entry) => (
          <EntryTableRow
            key={entry.id}
            entry={entry}
            chosen={chosen.has(entry.id)}
            saysPractice={saysPractice}
            onToggle={() => toggle(entry.id)}
            {...actions}
          />
        ))}
      </tbody>
    </Table>
  )
}

/** The line over which all that was filed of these entries went, if it is not the live one: the page says so once, in place of each row. */
export function lineOfAll(rows: readonly EntryRowData[]): CustomsSide | undefined {
  const [side, ...others] = new Set(rows.filter((entry) => !UNFILED.has(entry)).map(({ customs }) => customs))
  return side !== 'CBP' && others.length === 0 ? side : undefined
}
