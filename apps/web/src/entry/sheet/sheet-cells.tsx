import type { ReactNode } from 'react'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from './form-sheet.module.css'
import { cellId } from './sheet-anchor.ts'

/** A row of the printed form; `layout` names its columns. */
export function SheetRow({ layout, children }: { layout: string; children: ReactNode }) {
  return <div className={`${styles.row} ${styles[layout]}`}>{children}</div>
}

interface CellProps {
  label: string
  value?: ReactNode
  /** Draft paths of the cell's values; the cell is marked when one of them is flagged. */
  at?: readonly string[]
  flagged?: ReadonlySet<string>
  children?: ReactNode
}

/** One numbered block: its printed caption, its value, and a mark where a check failed. */
export function SheetCell({ label, value, at = [], flagged, children }: CellProps) {
  const isFlagged = at.some((path) => flagged?.has(path))
  return (
    <div id={cellId(label)} className={isFlagged ? styles.flagged : undefined}>
      <span>{label}</span>
      {value && <b>{value}</b>}
      {isFlagged && (
        <span className={textStyles.visuallyHidden}>
          {t({ id: 'sheet-cells.to-be-corrected', defaultMessage: 'To be corrected.' })}
        </span>
      )}
      {children}
    </div>
  )
}
