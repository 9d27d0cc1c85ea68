import type { ReactNode } from 'react'
import { t } from '../words/t.ts'
import styles from './table.module.css'
import textStyles from './text.module.css'

interface TableProps {
  /** Rows become blocks on a narrow screen; a cell with `data-label` shows it there in place of its column's head. */
  isStacked?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A table from edge to edge of its panel. */
export function Table({ isStacked, className, children }: TableProps) {
  const classes = [styles.table, isStacked && styles.stacked, className]
  return <table className={classes.filter(Boolean).join(' ')}>{children}</table>
}

interface TableHeadProps {
  /** The names of the columns, in their order. */
  columns: readonly string[]
  /** A first column with a checkbox for each row. */
  hasSelection?: boolean
  /** A last column with buttons, whose name only a screen reader says. */
  hasActions?: boolean
}

/** The head of a table whose columns cannot be sorted. */
export function TableHead({ columns, hasSelection, hasActions }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {hasSelection && (
          <th>
            <span className={textStyles.visuallyHidden}>
              {t({ id: 'table.selected', defaultMessage: 'Selected' })}
            </span>
          </th>
        )}
        {columns.map((name) => (
          <th key={name}>{name}</th>
        ))}
        {hasActions && (
          <th>
            <span className={textStyles.visuallyHidden}>
              {t({ id: 'table.actions', defaultMessage: 'Actions' })}
            </span>
          </th>
        )}
      </tr>
    </thead>
  )
}
