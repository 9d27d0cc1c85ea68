import { type KeyboardEvent, useEffect, useRef } from 'react'
import { t } from '../../words/t.ts'
import { fieldMeta } from '../form/field-meta.ts'
import type { Move } from './block.ts'
import styles from './sheet.module.css'
import { cellName, type SheetColumn } from './sheet-columns.ts'

interface Props {
  column: SheetColumn
  lineNumber: string
  /** The initial text of the input. */
  text: string
  /** Keeps the text and goes on from the cell, or stays. */
  onKeep: (text: string, then?: AfterKeep) => void
  onCancel: () => void
}

/** Where the focus goes when a text is kept: to another cell, to the line before or after, or it stays. */
export type AfterKeep = Move | 'stay' | 'line-before' | 'line-after'

/** The keys that end editing, and where they lead. */
function moveOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): AfterKeep | undefined {
  if (altKey && key === 'ArrowUp') return 'line-before'
  if (altKey && key === 'ArrowDown') return 'line-after'
  if (key === 'Enter' && (ctrlKey || metaKey)) return 'stay'
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'previous' : 'next'
  return undefined
}

/** The input that fills a cell while it is edited. Enter and Tab keep the text, Escape puts the old value back. */
export function CellEditor({ column, lineNumber, text, onKeep, onCancel }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(text.length, text.length)
  }, [text])
  const { label, maxLength } = fieldMeta(cellName('0', column.field))
  const end = (finish: () => void) => {
    if (isDone.current) return
    isDone.current = true
    finish()
  }
  return (
    <input
      ref={input}
      className={styles.editor}
      data-editor=""
      aria-label={t(
        { id: 'cell-editor.line', defaultMessage: '{label}, line {lineNumber}' },
        { label, lineNumber },
      )}
      defaultValue={text}
      maxLength={maxLength}
      inputMode={column.isNumber ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      onKeyDown={(event) => {
        const value = event.currentTarget.value
        const move = event.nativeEvent.isComposing ? undefined : moveOf(event)
        if (move || event.key === 'Escape') event.preventDefault()
        // The keys of the sheet are for cells that are not edited.
        event.stopPropagation()
        if (move) end(() => onKeep(value, move))
        else if (event.key === 'Escape') end(onCancel)
      }}
      onBlur={(event) => {
        const { value } = event.currentTarget
        end(() => onKeep(value))
      }}
    />
  )
}
