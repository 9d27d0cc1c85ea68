import type { ReactNode } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { classNames } from './class-names.ts'
import styles from './ledger.module.css'

export interface LedgerRow {
  key: string
  cells: readonly ReactNode[]
  isMarked?: boolean
  /** A sum of the rows above it. */
  isSum?: boolean
}

interface LedgerProps {
  id: string
  title: string
  lead?: string
  head: readonly string[]
  rows: readonly LedgerRow[]
}

/** A titled table whose last column is figures. On a phone each row is a block of its cells. */
export function Ledger({ id, title, lead, head, rows }: LedgerProps) {
  return (
    <section aria-labelledby={id}>
      <h3 className={textStyles.large} id={id}>
        {title}
      </h3>
      {lead ? (
        <p className={`${layoutStyles.spaceAbove4} ${textStyles.secondary} ${textStyles.measure}`}>{lead}</p>
      ) : null}
      <LedgerTable label={id} head={head} rows={rows} />
    </section>
  )
}

/** The table alone, named by the element with the id `label`. */
export function LedgerTable({ label, head, rows }: { label: string } & Pick<LedgerProps, 'head' | 'rows'>) {
  return (
    <table className={styles.ledger} aria-labelledby={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, isMarked, isSum }) => (
          <tr key={key} className={classNames(isMarked && styles.marked, isSum && styles.sum)}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={head[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={head[index]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
