import type { ReactNode } from 'react'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Table, TableHead } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'

interface ListPanelProps<Row> {
  title: string
  rows: readonly Row[]
  /** The sentence in place of the table when there are no rows. */
  empty: string
  columns: readonly string[]
  /** The content at the end of the heading. */
  aside?: ReactNode
  hasActions?: boolean
  /** The `tr` of a row. */
  children: (row: Row) => ReactNode
}

/** A panel of the operator's page: its rows as a table, or a sentence. */
export function ListPanel<Row>({
  title,
  rows,
  empty,
  columns,
  aside,
  hasActions,
  children,
}: ListPanelProps<Row>) {
  return (
    <Panel title={title} aside={aside}>
      {rows.length === 0 ? (
        <EmptyList>{empty}</EmptyList>
      ) : (
        <Table isStacked>
          <TableHead columns={columns} hasActions={hasActions} />
          <tbody>{rows.map(children)}</tbody>
        </Table>
      )}
    </Panel>
  )
}

/** A list without rows, in one sentence. */
export function EmptyList({ children }: { children: ReactNode }) {
  return <p className={`${panelStyles.body} ${textStyles.secondary}`}>{children}</p>
}
