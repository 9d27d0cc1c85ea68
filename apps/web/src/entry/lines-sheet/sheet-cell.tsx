import type { Finding } from '@edfe/domain/rules'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { shownFinding } from '../editing/late-rules.ts'
import styles from './sheet.module.css'
import type { SheetColumn } from './sheet-columns.ts'

interface Props {
  column: SheetColumn
  /** Position in the row; 1 for the first column after the head. */
  position: number
  text: string
  finding: Finding | undefined
  /** Muted, at the left of a number. */
  lead?: ReactNode
  isActive: boolean
  isSelected: boolean
  /** The input, while the cell is edited. */
  editor?: ReactNode
}

/** A cell without a finding is plain; a missing value says what to do, a wrong one has a frame and its message. */
function stateOf(text: string, finding: Finding | undefined): string | undefined {
  if (!finding) return undefined
  if (finding.severity !== 'error') return styles.doubtful
  return text === ''
    ? `${textStyles.fine} ${textStyles.strong} ${textStyles.warning} ${styles.missing}`
    : styles.wrong
}

/** One cell of the sheet. Its message shows while it has the focus or the pointer, and is always read out. */
export function SheetCell(props: Props) {
  const { column, position, text, finding, lead, isActive, isSelected, editor } = props
  const isMissing = text === '' && finding?.severity === 'error'
  return (
    <div
      role="gridcell"
      aria-colindex={position + 1}
      aria-selected={isSelected}
      aria-invalid={finding?.severity === 'error' || undefined}
      data-column={position}
      data-field={column.field}
      tabIndex={isActive ? 0 : -1}
      className={[
        styles.cell,
        column.isNumber && styles.number,
        isSelected && styles.selected,
        stateOf(text, finding),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {editor ?? (
        <>
          {!isMissing && lead}
          <span className={styles.text}>
            {isMissing ? (
              <>
                <Icon name="missing" /> {t(column.missing)}
              </>
            ) : (
              text
            )}
          </span>
          {finding && (
            <span className={`${textStyles.problem} ${textStyles.fine} ${styles.message}`}>
              {shownFinding(finding).message}
            </span>
          )}
        </>
      )}
    </div>
  )
}
