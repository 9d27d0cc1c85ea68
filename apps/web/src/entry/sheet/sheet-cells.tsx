import type { MessageDescriptor } from '@edfe/domain/messages'
import type { ReactNode } from 'react'
import textStyles from '../../ui/text.module.css'
import { officialText } from '../../words/official-text.ts'
import { type MessageValues, t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import styles from './form-sheet.module.css'
import { cellId } from './sheet-anchor.ts'

/** A row of the printed form; `layout` names its columns. */
export function SheetRow({ layout, children }: { layout: string; children: ReactNode }) {
  return <div className={`${styles.row} ${styles[layout]}`}>{children}</div>
}

interface CaptionProps {
  label: MessageDescriptor
  values?: MessageValues
}

/** The caption of a block, with the one that the form prints beside its translation. */
export function SheetCaption({ label, values = {} }: CaptionProps) {
  const official = officialText(label, { ...values, br: ' ' })?.replace(/^\d+\. /, '')
  return (
    <>
      <T {...label} values={{ ...values, br: <br /> }} />
      {official && (
        <i lang="en" translate="no">
          {' '}
          {official}
        </i>
      )}
    </>
  )
}

interface CellProps {
  label: MessageDescriptor
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
    <div id={cellId(label.defaultMessage)} className={isFlagged ? styles.flagged : undefined}>
      <span>
        <SheetCaption label={label} />
      </span>
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
