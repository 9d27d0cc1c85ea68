import { emptyLine, type LineItem, lineFields } from '@edfe/domain/entry'
import { checkStep } from '@edfe/domain/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { announce } from '../../../ui/announce.tsx'
import { useEntryContext } from '../../editing/entry-context.ts'
import { useViewPreferences } from '../../editing/use-view-preferences.ts'
import { fromFormValues, toFormValues } from '../../form/form-values.ts'
import { newRowId } from '../../form/row-id.ts'
import { type EntryForm, useEntryForm } from '../../form/use-entry-form.ts'

export const MAX_LINES = 999

/** '003': how a line's number reads. */
export const lineNumberText = (index: number): string => String(index + 1).padStart(3, '0')

export interface LinesForm {
  step: EntryForm
  /** Ids of the lines in their order; the form holds a line's values under its id. */
  order: readonly string[]
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  open: (id: string) => void
  /** Adds an open line at the end; undefined at 999. */
  add: () => string | undefined
  /** Removes a line while another remains; the rest are renumbered from 1. Says where it stood, and what is next. */
  remove: (id: string) => { index: number; neighbour: string } | undefined
  /** Undoes a removal: the form still holds the line's values. */
  putBack: (id: string, index: number) => void
}

/** The lines of step 4 as a form keyed by line id, so that removing one renames no input. */
export function useLinesForm(): LinesForm {
  const { editor, rules } = useEntryContext()
  const { preferences, keep } = useViewPreferences()
  const [initial] = useState<LineItem[]>(() => {
    const lines = editor.draft().line_items ?? []
    return lines.length > 0 ? lines : [emptyLine(newRowId(), 1)]
  })
  // Its rows cannot be unfolded there: a form that may only be read shows all of each line.
  const isReadOnly = !editor.state().entry.may.edit
  const [order, setOrder] = useState<readonly string[]>(() => initial.map((line) => line.id))
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(initial.length === 1 ? [initial[0]!.id] : (preferences.open_lines ?? [])),
  )
  const ids = useRef(order)
  ids.current = order
  const shown = useRef(opened)
  useEffect(() => {
    if (shown.current === opened || isReadOnly) return
    shown.current = opened
    keep({ open_lines: [...opened].filter((id) => ids.current.includes(id)) })
  }, [isReadOnly, keep, opened])

  const step = useEntryForm({
    section: 'line_items',
    toValues: (): FieldValues => ({
      line_items: Object.fromEntries(initial.map((line) => [line.id, toFormValues(lineFields, line)])),
    }),
    toSection: (values) =>
      ids.current.map((id, index) => ({
        ...fromFormValues(lineFields, values.line_items[id] as LineItem | undefined),
        id,
        line_number: index + 1,
      })),
    check: (draft) => checkStep('line_items', draft, rules),
    nameOf: (path) => {
      // Of the lines together their weight is judged, which begins with the first.
      if (path === 'line_items') return `line_items.${ids.current[0]}.gross_weight_kg`
      const [section, index, ...rest] = path.split('.')
      const id = index === undefined ? undefined : ids.current[Number(index)]
      return id === undefined ? path : [section, id, ...rest].join('.')
    },
  })

  const reorder = useCallback(
    (next: readonly string[]) => {
      const isRenumbered = ids.current.some((id, index) => id !== next[index])
      ids.current = next
      setOrder(next)
      if (isRenumbered) step.rowsMoved()
      else step.changed()
    },
    [step.changed, step.rowsMoved],
  )
  const open = useCallback((id: string) => setOpened((now) => new Set(now).add(id)), [])
  const toggle = useCallback((id: string) => {
    setOpened((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const add = useCallback(() => {
    if (ids.current.length >= MAX_LINES) return undefined
    const id = newRowId()
    open(id)
    reorder([...ids.current, id])
    announce(`Line ${lineNumberText(ids.current.length - 1)} added.`)
    return id
  }, [open, reorder])
  const remove = useCallback(
    (id: string) => {
      if (ids.current.length < 2) return undefined
      const at = ids.current.indexOf(id)
      reorder(ids.current.filter((other) => other !== id))
      return { index: at, neighbour: ids.current[Math.min(at, ids.current.length - 1)]! }
    },
    [reorder],
  )
  const putBack = useCallback(
    (id: string, index: number) => {
      if (ids.current.includes(id) || ids.current.length >= MAX_LINES) return
      reorder(ids.current.toSpliced(index, 0, id))
      announce(`Line ${lineNumberText(ids.current.indexOf(id))} restored.`)
    },
    [reorder],
  )
  return { step, order, isOpen: (id) => isReadOnly || opened.has(id), toggle, open, add, remove, putBack }
}
