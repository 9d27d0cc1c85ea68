import { type KeyboardEvent, useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { useEntry } from '../../editing/entry-context.ts'
import { EditableFieldset } from '../../form/editable-fieldset.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { useValues } from '../../form/use-values.ts'
import { lineNumberText } from '../../lines-sheet/line-text.ts'
import { cellName } from '../../lines-sheet/sheet-columns.ts'
import { LineFields, type LineFieldsProps } from './line-fields.tsx'
import styles from './line-panel.module.css'

interface Props extends LineFieldsProps {
  /** All lines, in their order. */
  order: readonly string[]
  /** The lines that the sheet shows: those before and after are of these. */
  shown: readonly string[]
  /** On a phone the panel takes the page: it leads back to the list. */
  isNarrow: boolean
  /** True if the panel takes the focus when it appears. */
  takesFocus: boolean
  onOpen: (id: string | undefined) => void
  /** Absent for the only line. */
  onRemove: ((id: string) => void) | undefined
}

/** Keys that lead to the line before and after, with Alt. */
const NEIGHBOR_KEYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The description of the line. A separate component, so that typing in it renders no other field. */
function Description({ id }: { id: string }) {
  const { form } = useEntryFormContext()
  return (
    <b className={`${textStyles.ink} ${textStyles.title}`}>
      {String(useValues(form, cellName(id, 'description')) ?? '')}
    </b>
  )
}

/** One line with all its fields, next to the sheet or, on a phone, over it. */
export function LinePanel(props: Props) {
  const { id, order, shown, isNarrow, takesFocus, onOpen, onRemove, ...ofFields } = props
  const { may } = useEntry()
  const number = lineNumberText(order.indexOf(id))
  const neighbors = shown.includes(id) ? shown : order
  const index = neighbors.indexOf(id)
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The card takes the place of the list, and the focus with it.
    if (takesFocus) top.current?.focus()
  }, [takesFocus])
  const openAt = (at: number) => {
    const next = neighbors[at]
    if (next !== undefined) onOpen(next)
  }
  const neighborButton = (by: 1 | -1) => (
    <IconButton
      icon={by < 0 ? (isNarrow ? 'chevron-left' : 'chevron-up') : isNarrow ? 'chevron-right' : 'chevron-down'}
      label={
        by < 0
          ? t({ id: 'line-panel.line-before', defaultMessage: 'Line before' })
          : t({ id: 'line-panel.line-after', defaultMessage: 'Line after' })
      }
      aria-disabled={neighbors[index + by] === undefined || undefined}
      onClick={() => openAt(index + by)}
    />
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const by = NEIGHBOR_KEYS[event.key]
    // In a list, Alt with an arrow opens the list.
    if (!by || !event.altKey || (event.target as HTMLElement).closest('select, [role="combobox"]')) return
    event.preventDefault()
    openAt(index + by)
  }
  return (
    <section
      className={styles.panel}
      aria-label={t({ id: 'line-panel.line', defaultMessage: 'Line {number}' }, { number })}
      data-line={id}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        {isNarrow && (
          <IconButton
            icon="chevron-left"
            label={t({ id: 'line-panel.back-lines', defaultMessage: 'Back to the lines' })}
            onClick={() => onOpen(undefined)}
          />
        )}
        <h2 ref={top} tabIndex={-1}>
          <T
            id="line-panel.line-2"
            defaultMessage="Line {number} {description}"
            values={{ number, description: <Description id={id} /> }}
          />
        </h2>
        {!isNarrow && neighborButton(-1)}
        {!isNarrow && neighborButton(1)}
        {onRemove && may.edit && (
          <IconButton
            icon="trash"
            label={t({ id: 'line-panel.remove-line', defaultMessage: 'Remove line {number}' }, { number })}
            onClick={() => onRemove(id)}
          />
        )}
        {!isNarrow && (
          <IconButton
            icon="close"
            label={t({ id: 'line-panel.close-the-line', defaultMessage: 'Close the line' })}
            onClick={() => onOpen(undefined)}
          />
        )}
      </header>
      <div className={styles.body} data-fields="compact">
        <EditableFieldset mayEdit={may.edit}>
          <LineFields key={id} id={id} {...ofFields} />
        </EditableFieldset>
      </div>
      {isNarrow && (
        <footer
          className={`${layoutStyles.stack12} ${textStyles.small} ${textStyles.figures} ${textStyles.right} ${layoutStyles.middle} ${layoutStyles.ruleAbove} ${styles.foot}`}
        >
          {neighborButton(-1)}
          <span>
            <T
              id="line-panel.line-of"
              defaultMessage="Line {number} of {count}"
              values={{ number: <strong>{number}</strong>, count: lineNumberText(order.length - 1) }}
            />
          </span>
          {neighborButton(1)}
        </footer>
      )}
    </section>
  )
}
