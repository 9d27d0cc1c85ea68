import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react'
import { useEntryFormContext } from '../form/form-context.ts'
import { type Block, blockOf, type CellPosition, type Move, moved, onSheet } from './block.ts'
import type { AfterKeep } from './cell-editor.tsx'
import { cellName, SHEET_COLUMNS, tidyCell } from './sheet-columns.ts'
import { commandOf, type SheetCommand } from './sheet-keys.ts'
import type { SheetActions } from './use-sheet-actions.ts'

interface Options {
  /** The lines that are rows now. */
  rows: readonly string[]
  mayEdit: boolean
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  /** Opens the search of the tariff for a line. */
  onSearch?: ((id: string) => void) | undefined
  actions: SheetActions
  ticks: { toggle: (id: string) => void }
}

/** The input of the active cell: what it starts with, or the value of the cell. */
interface Editing {
  typed: string | undefined
}

export interface SheetState {
  active: CellPosition
  block: Block
  editing: Editing | undefined
  /** Grows whenever the active cell is to take the focus. */
  /** A new one for each request that the active cell takes the focus. */
  focusRequest: { scrolls: boolean }
}

/** The position that an event is at, from the attributes of the cell around its target. */
function positionOf(target: EventTarget): CellPosition | undefined {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]')
  const row = cell?.closest<HTMLElement>('[data-row]')
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined
}

/** Which cell has the focus, what is selected, and what keys and clicks do. */
export function useSheet({ rows, mayEdit, openId, onOpen, onSearch, actions, ticks }: Options) {
  const { errors } = useEntryFormContext()
  const [at, setAt] = useState({ active: { row: 0, column: 1 }, anchor: { row: 0, column: 1 } })
  const [editing, setEditing] = useState<Editing>()
  const [focusRequest, setFocusRequest] = useState({ scrolls: true })
  const isDragging = useRef(false)
  const size = { rows: rows.length, columns: SHEET_COLUMNS.length + 1 }
  const active = onSheet(at.active, size)
  const block = blockOf(active, onSheet(at.anchor, size))
  const activeId = rows[active.row]

  const goTo = useCallback((next: CellPosition, extend = false, scrolls = true) => {
    setAt(({ anchor }) => ({ active: next, anchor: extend ? anchor : next }))
    setEditing(undefined)
    setFocusRequest({ scrolls })
  }, [])
  const move = (by: Move, extend = false): boolean => {
    const next = moved(active, by, size)
    if (next) goTo(next, extend)
    return next !== undefined
  }
  const edit = (typed?: string) => {
    if (mayEdit && active.column > 0) setEditing({ typed })
  }
  const stopEditing = () => {
    setEditing(undefined)
    setFocusRequest({ scrolls: true })
  }
  /** Keeps what was typed in the active cell. */
  const keep = (text: string, then?: AfterKeep) => {
    const column = SHEET_COLUMNS[active.column - 1]
    if (column && activeId !== undefined)
      actions.set([{ id: activeId, field: column.field, text: tidyCell(column.field, text) }])
    if (then === undefined) setEditing(undefined)
    else if (then === 'stay') stopEditing()
    else if (then === 'line-before' || then === 'line-after') {
      stopEditing()
      openNeighbor(then === 'line-before' ? -1 : 1)
    } else if (!move(then)) stopEditing()
  }

  const openNeighbor = (by: 1 | -1) => {
    const from = openId === undefined ? active.row : rows.indexOf(openId)
    const id = rows[from + by]
    if (id !== undefined) onOpen(id)
  }
  const goToFinding = (by: 1 | -1) => {
    const cells = size.rows * size.columns
    const from = active.row * size.columns + active.column
    for (let step = 1; step < cells; step++) {
      const cell = (from + step * by + cells * 2) % cells
      const position = { row: Math.floor(cell / size.columns), column: cell % size.columns }
      const column = SHEET_COLUMNS[position.column - 1]
      if (column && errors.shown(cellName(rows[position.row]!, column.field))) return goTo(position)
    }
  }
  const selectAll = (rows: { top: number; bottom: number }) =>
    setAt({
      anchor: { row: rows.top, column: 0 },
      active: { row: rows.bottom, column: size.columns - 1 },
    })

  /** Does what a command says; false leaves the key to the browser. */
  const run = (command: SheetCommand): boolean => {
    switch (command.does) {
      case 'move':
        return move(command.by, command.extends)
      case 'edit':
        if (active.column === 0) {
          if (command.typed !== undefined) return false
          onOpen(activeId)
        } else if (command.typed === '/' && SHEET_COLUMNS[active.column - 1]?.field === 'htsus') {
          if (activeId !== undefined && mayEdit) onSearch?.(activeId)
        } else edit(command.typed)
        return true
      case 'open':
        onOpen(activeId)
        return true
      case 'close':
        if (openId === undefined) return false
        onOpen(undefined)
        return true
      case 'open-neighbor':
        openNeighbor(command.by)
        return true
      case 'finding':
        goToFinding(command.by)
        return true
      case 'tick':
        if (activeId !== undefined) ticks.toggle(activeId)
        return true
      case 'select-row':
        selectAll({ top: active.row, bottom: active.row })
        return true
      case 'select-all':
        selectAll({ top: 0, bottom: size.rows - 1 })
        return true
      default:
        return !mayEdit || actions.run(command.does, block)
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).dataset.column === undefined) return
    const command = commandOf(event)
    if (command && run(command)) event.preventDefault()
  }
  const onMouseDown = (event: MouseEvent) => {
    const position = positionOf(event.target)
    if (!position || event.button !== 0 || (event.target as HTMLElement).closest('[data-editor]')) return
    // The cell takes the focus, not the text or the button inside it; its click still comes.
    event.preventDefault()
    isDragging.current = !event.shiftKey
    if (isDragging.current)
      window.addEventListener('mouseup', () => (isDragging.current = false), { once: true })
    // A page that scrolls between press and release takes the click from what was pressed.
    goTo(position, event.shiftKey, false)
  }
  const onMouseOver = (event: MouseEvent) => {
    const position = isDragging.current && event.buttons === 1 ? positionOf(event.target) : undefined
    if (position) goTo(position, true, false)
  }
  const onDoubleClick = (event: MouseEvent) => {
    if (positionOf(event.target) && !(event.target as HTMLElement).closest('[data-editor]')) edit()
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const position = positionOf(target)
    const id = position && rows[position.row]
    if (id === undefined) return
    if (target.closest('[data-open]')) onOpen(openId === id ? undefined : id)
    else if (target.closest('[data-tick]')) ticks.toggle(id)
  }
  return {
    state: { active, block, editing, focusRequest } satisfies SheetState,
    goTo,
    keep,
    stopEditing,
    handlers: { onKeyDown, onMouseDown, onMouseOver, onDoubleClick, onClick },
  }
}
