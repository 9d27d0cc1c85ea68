import type { ReactNode } from 'react'
import styles from './table.module.css'

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
