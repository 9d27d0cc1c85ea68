import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import shapeStyles from '../../ui/shape.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { DutyLead } from './duty-lead.tsx'
import styles from './sheet.module.css'
import { SheetCell } from './sheet-cell.tsx'
import { SHEET_COLUMNS, type SheetColumn } from './sheet-columns.ts'
import { useRow } from './use-row.ts'

interface Props {
  id: string
  /** Position among the rows that are shown, from 0. */
  index: number
  /** The number of the line in the entry. */
  number: string
  /** Distance from the first row in pixels. */
  top: number
  isOpen: boolean
  isTicked: boolean
  /** A question decides the duty of the line. */
  isAsked: boolean
  /** The column of the cell that takes the focus; -1 when it is in another row. */
  active: number
  /** The selected columns of this row, both included; -1 when none is. */
  from: number
  to: number
  /** The input of the active cell while it is edited, for the text that the cell holds. */
  editor?: (column: SheetColumn, text: string) => ReactNode
}

const DUTY = SHEET_COLUMNS.findIndex(({ field }) => field === 'duty_amount')

/** One line as a row of the sheet. Clicks and keys are read by the sheet around. */
export const SheetRow = memo(function SheetRow(props: Props) {
  const { id, index, number, top, isOpen, isTicked, isAsked, active, from, to, editor } = props
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Set on the element itself: pages carry no style attributes.
    if (row.current) row.current.style.transform = `translateY(${top}px)`
  }, [top])
  const { texts, findings, errors, isTypedOver } = useRow(id)
  return (
    <div
      ref={row}
      role="row"
      aria-rowindex={index + 2}
      data-line={id}
      data-row={index}
      className={[styles.row, isOpen && styles.open, isTicked && styles.ticked].filter(Boolean).join(' ')}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        data-column={0}
        tabIndex={active === 0 ? 0 : -1}
        className={
          from === 0
            ? `${layoutStyles.row8} ${styles.head} ${styles.selected}`
            : `${layoutStyles.row8} ${styles.head}`
        }
      >
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isTicked}
          readOnly
          aria-label={t({ id: 'sheet-row.select-line', defaultMessage: 'Select line {number}' }, { number })}
          data-tick=""
        />
        <button
          type="button"
          tabIndex={-1}
          className={`${shapeStyles.bare} ${shapeStyles.underlined} ${errors > 0 ? textStyles.problem : textStyles.link} ${styles.opener}`}
          aria-expanded={isOpen}
          aria-label={t(
            { id: 'sheet-row.line-details', defaultMessage: 'Line {number} details' },
            { number },
          )}
          data-open=""
        >
          {number}
        </button>
      </div>
      {SHEET_COLUMNS.map((column, at) => (
        <SheetCell
          key={column.field}
          column={column}
          position={at + 1}
          text={texts[at] ?? ''}
          // An open question leaves the duty empty: the cell names the question.
          finding={isAsked && at === DUTY && !texts[at] ? undefined : findings[at]}
          lead={
            column.field === 'duty_amount' && (
              <DutyLead texts={texts} isTypedOver={isTypedOver} isAsked={isAsked} />
            )
          }
          isActive={active === at + 1}
          isSelected={at + 1 >= from && at + 1 <= to}
          editor={active === at + 1 ? editor?.(column, texts[at] ?? '') : undefined}
        />
      ))}
    </div>
  )
})
