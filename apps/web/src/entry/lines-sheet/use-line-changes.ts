import { useCallback, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { EntryFormValue } from '../form/form-context.ts'
import { linesToCalculate, withDutySource } from './duty-of-changes.ts'
import { type CellText, type LineChange, orderAfter, reversed, type SettledCells } from './line-change.ts'
import { cellName } from './sheet-columns.ts'

/** Up to this many cells are set one by one; each notifies the form. More are set at once. */
const ONE_BY_ONE = 3
const MOST_KEPT = 100

/** The actions on the lines from outside their fields; each is undone in one step. */
export interface LineChanges {
  /** Sets cells and, where it is given, the order of the lines. Undefined when nothing is different. */
  apply: (cells: readonly CellText[], order?: readonly string[]) => LineChange | undefined
  /** Reverses one change, whatever happened since. */
  revert: (change: LineChange) => void
  undo: () => LineChange | undefined
  redo: () => LineChange | undefined
  canUndo: boolean
  canRedo: boolean
}

interface Lines {
  form: EntryFormValue
  /** The ids of the lines now. */
  order: () => readonly string[]
  reorder: (order: readonly string[]) => void
  /** The texts as they are kept, where that is not as they were typed. */
  settle?: (texts: readonly CellText[]) => SettledCells
  /** Lines whose duty is the tariff's and whose facts have changed. */
  onDutyChanged?: (ids: readonly string[]) => void
}

/** The changes of the lines and their history, which lasts as long as the page. */
export function useLineChanges({ form: step, order, reorder, settle, onDutyChanged }: Lines): LineChanges {
  const { form, errors, blurred } = step
  const textOf = useCallback(
    (id: string, field: string) => textAt(form.getValues(`line_items.${id}`), field),
    [form],
  )
  const done = useRef<LineChange[]>([])
  const undone = useRef<LineChange[]>([])
  const [counts, setCounts] = useState({ done: 0, undone: 0 })
  const counted = useCallback(
    () => setCounts({ done: done.current.length, undone: undone.current.length }),
    [],
  )

  const make = useCallback(
    (change: LineChange) => {
      setCells(form.getValues('line_items') ?? {}, change.cells, form.setValue)
      const next = orderAfter(order(), change)
      const isMoved = next.length !== order().length || next.some((id, index) => id !== order()[index])
      if (isMoved) reorder(next)
      for (const { id, field } of change.cells) errors.touch(cellName(id, field))
      const last = change.cells.at(-1)
      if (last) blurred(cellName(last.id, last.field))
      const stale = linesToCalculate(change.cells, textOf)
      if (stale.length > 0) onDutyChanged?.(stale)
    },
    [blurred, errors, form, onDutyChanged, order, reorder, textOf],
  )

  const apply = useCallback(
    (texts: readonly CellText[], next?: readonly string[]) => {
      const values: FieldValues = form.getValues('line_items') ?? {}
      const settled = settle?.(texts) ?? { cells: texts }
      const cells = withDutySource(settled.cells, textOf)
        .map((cell) => ({ ...cell, before: textAt(values[cell.id], cell.field) }))
        .filter(({ text, before }) => text !== before)
      if (cells.length === 0 && !next) return undefined
      const change = { cells, orderBefore: order(), order: next ?? order(), note: settled.note }
      make(change)
      done.current = [...done.current.slice(1 - MOST_KEPT), change]
      undone.current = []
      counted()
      return change
    },
    [counted, form, make, order, settle, textOf],
  )
  const revert = useCallback(
    (change: LineChange) => {
      make(reversed(change))
      done.current = done.current.filter((other) => other !== change)
      counted()
    },
    [counted, make],
  )
  const undo = useCallback(() => {
    const change = done.current.at(-1)
    if (!change) return undefined
    undone.current.push(change)
    revert(change)
    return change
  }, [revert])
  const redo = useCallback(() => {
    const change = undone.current.pop()
    if (!change) return undefined
    make(change)
    done.current.push(change)
    counted()
    return change
  }, [counted, make])
  return { apply, revert, undo, redo, canUndo: counts.done > 0, canRedo: counts.undone > 0 }
}

/** The text of a field in the form's values of a line. */
export function textAt(line: unknown, field: string): string {
  const value = field
    .split('.')
    .reduce<unknown>((inside, name) => (inside as FieldValues | undefined)?.[name], line)
  return typeof value === 'string' ? value : ''
}

type SetValue = (name: string, value: unknown) => void

function setCells(values: FieldValues, cells: LineChange['cells'], setValue: SetValue): void {
  if (cells.length <= ONE_BY_ONE) {
    for (const { id, field, text } of cells) setValue(cellName(id, field), text)
    return
  }
  const next = { ...values }
  for (const { id, field, text } of cells) next[id] = withText(next[id], field.split('.'), text)
  setValue('line_items', next)
}

function withText(
  inside: FieldValues | undefined,
  [name = '', ...deeper]: string[],
  text: string,
): FieldValues {
  return { ...inside, [name]: deeper.length > 0 ? withText(inside?.[name], deeper, text) : text }
}
