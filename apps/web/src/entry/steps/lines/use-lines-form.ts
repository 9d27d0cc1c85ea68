import { emptyLine, type LineItem, lineFields } from '@edfe/domain/entry'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { announce } from '../../../ui/announce.tsx'
import { t } from '../../../words/t.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { useViewPreferences } from '../../editing/use-view-preferences.ts'
import { fromFormValues, toFormValues } from '../../form/form-values.ts'
import { type EntryForm, useEntryForm } from '../../form/use-entry-form.ts'
import { refusedOnStep } from '../../frame/refused-here.ts'
import type { CellText, LineChange } from '../../lines-sheet/line-change.ts'
import { lineNumberText, MAX_LINES } from '../../lines-sheet/line-text.ts'
import { type LineChanges, useLineChanges } from '../../lines-sheet/use-line-changes.ts'
import { newRowId } from '../../values/row-id.ts'
import { settleValues } from './settle-values.ts'
import { useWaitingDuties, type WaitingDuties } from './use-waiting-duties.ts'

export interface LinesForm extends WaitingDuties {
  step: EntryForm
  /** Ids of the lines in their order; the form holds a line's values under its id. */
  order: readonly string[]
  /** The line that is shown with all its fields. */
  openId: string | undefined
  open: (id: string | undefined) => void
  /** The changes to several cells or lines at once, undone in one step. */
  changes: LineChanges
  /** Adds a line at the end; undefined at 999. */
  add: () => string | undefined
  /** Removes lines while another remains; the rest are renumbered from 1. */
  remove: (ids: readonly string[]) => LineChange | undefined
}

/** True if a line follows the tariff and has no duty yet. */
const lacksDuty = ({ duty_source, duty_amount, htsus }: LineItem): boolean =>
  duty_source === 'calculated' && !duty_amount && Boolean(htsus)

/** The lines of step 4 as a form keyed by line id, so that removing one renames no input. */
export function useLinesForm(): LinesForm {
  const { editor, rules } = useEntryContext()
  const { preferences, keep } = useViewPreferences()
  const [initial] = useState<LineItem[]>(() => {
    const lines = editor.draft().line_items ?? []
    return lines.length > 0 ? lines : [emptyLine(newRowId(), 1)]
  })
  const isReadOnly = !editor.state().entry.may.edit
  const [order, setOrder] = useState<readonly string[]>(() => initial.map((line) => line.id))
  const [opened, setOpened] = useState<string | undefined>(() =>
    initial.length === 1
      ? initial[0]!.id
      : preferences.open_lines?.find((id) => initial.some((line) => line.id === id)),
  )
  const ids = useRef(order)
  ids.current = order
  const openId = opened !== undefined && order.includes(opened) ? opened : undefined
  const open = useCallback(
    (id: string | undefined) => {
      setOpened(id)
      if (!isReadOnly) keep({ open_lines: id === undefined ? [] : [id] })
    },
    [isReadOnly, keep],
  )

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
    check: (draft, filing, rules) => filing.checkStep('line_items', draft, rules),
    refuses: refusedOnStep('line_items'),
    nameOf: (path) => {
      // Of the lines together their weight is judged, which begins with the first.
      if (path === 'line_items') return `line_items.${ids.current[0]}.gross_weight_kg`
      const [section, index, ...rest] = path.split('.')
      const id = index === undefined ? undefined : ids.current[Number(index)]
      return id === undefined ? path : [section, id, ...rest].join('.')
    },
  })

  // Lines that were imported or begun before say at once what they miss.
  const judgeFirst = useRef(step.countErrors)
  useEffect(() => {
    judgeFirst.current()
  }, [])

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
  const getOrder = useCallback(() => ids.current, [])
  const { waitingDuties, onDutyDone, onDutyChanged, settleOpen } = useWaitingDuties(step.value, openId, () =>
    isReadOnly ? [] : initial.filter(lacksDuty).map(({ id }) => id),
  )
  const settle = useCallback((texts: readonly CellText[]) => settleValues(texts, rules.profile), [rules])
  const changes = useLineChanges({ form: step.value, order: getOrder, reorder, settle, onDutyChanged })
  const { apply } = changes
  const add = useCallback(() => {
    if (ids.current.length >= MAX_LINES) return undefined
    const id = newRowId()
    apply([], [...ids.current, id])
    announce(
      t(
        { id: 'use-lines-form.done', defaultMessage: 'Line {count} added.' },
        { count: lineNumberText(ids.current.length - 1) },
      ),
    )
    return id
  }, [apply])
  const remove = useCallback(
    (gone: readonly string[]) => {
      const left = ids.current.filter((id) => !gone.includes(id))
      return left.length === 0 ? undefined : apply([], left)
    },
    [apply],
  )
  return {
    step,
    order,
    openId,
    open,
    changes,
    add,
    remove,
    // A line that is gone needs no duty.
    waitingDuties: waitingDuties.filter((id) => order.includes(id)),
    onDutyDone,
    onDutyChanged,
    settleOpen,
  }
}
