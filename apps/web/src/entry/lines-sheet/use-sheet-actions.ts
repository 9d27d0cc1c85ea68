import { type ClipboardEvent, useRef } from 'react'
import { announce } from '../../ui/announce.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useIsGone } from '../../ui/use-is-gone.ts'
import { t } from '../../words/t.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { newRowId } from '../values/row-id.ts'
import type { Block } from './block.ts'
import { fromTabText, toTabText } from './cells-as-text.ts'
import type { CellText, LineChange } from './line-change.ts'
import { MAX_LINES } from './line-text.ts'
import { emptied, filledDown, pasted, type TextOf, textsIn } from './selection.ts'
import { cellName, SHEET_COLUMNS } from './sheet-columns.ts'
import type { LineChanges } from './use-line-changes.ts'

export interface SheetActions {
  set: (cells: readonly CellText[]) => void
  /** Runs an action on a block; false when it is none of these. */
  run: (action: 'clear' | 'fill-down' | 'undo' | 'redo', block: Block) => boolean
  copy: (event: ClipboardEvent, block: Block) => void
  cut: (event: ClipboardEvent, block: Block) => void
  paste: (event: ClipboardEvent, block: Block) => void
  /** Pastes a text with tabs between its cells. */
  pasteText: (text: string, block: Block) => Promise<void>
}

interface Options {
  /** The lines that are rows now. */
  rows: readonly string[]
  /** True if a paste may add lines: not while a filter hides some. */
  mayAdd: boolean
  mayEdit: boolean
  changes: LineChanges
  /** Takes a text that is too large for the sheet; absent, every text is pasted. */
  onLargePaste?: ((text: string) => void) | undefined
}

/** Above this many rows a paste is looked at before it becomes lines. */
const MOST_PASTED_ROWS = 50

/**
 * True if pasted rows are a supplier's sheet with its headings, whose words are fetched with the first paste of several
 * columns. Without a connection the rows are pasted as they are.
 */
const isSheet = async (rows: readonly string[][]): Promise<boolean> => {
  if ((rows[0]?.length ?? 0) < 2) return false
  const reader = await import('./begins-with-headings.ts').catch(() => undefined)
  return reader?.beginsWithHeadings(rows) ?? false
}

/**
 * Returns the actions on a block of cells. Actions on many cells report what they did, and offer to undo it.
 */
export function useSheetActions(options: Options): SheetActions {
  const { rows: order, mayEdit, changes, onLargePaste } = options
  // A paste may wait, and lines may come meanwhile.
  const latest = useRef(options)
  latest.current = options
  const isGone = useIsGone()
  const { form } = useEntryFormContext()
  const textOf: TextOf = (id, field) => form.getValues(cellName(id, field)) ?? ''
  const tellWithUndo = (change: LineChange | undefined, text: string) => {
    const said = [text, change?.note].filter(Boolean).join(' ')
    if (change)
      showToast({
        text: said,
        action: {
          label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
          run: () => changes.revert(change),
        },
      })
  }
  const clear = (block: Block) => {
    const change = changes.apply(emptied(block, order))
    if (change && change.cells.length > 1)
      tellWithUndo(
        change,
        t(
          {
            id: 'use-sheet-actions.emptied',
            defaultMessage: '{count, plural, one {# cell} other {# cells}} emptied.',
          },
          { count: change.cells.length },
        ),
      )
  }
  const fillDown = (block: Block) => {
    const change = changes.apply(filledDown(block, order, textOf))
    tellWithUndo(
      change,
      t(
        {
          id: 'use-sheet-actions.filled-down',
          defaultMessage: '{count, plural, one {# cell} other {# cells}} filled down.',
        },
        { count: change?.cells.length ?? 0 },
      ),
    )
  }
  const copy = (event: ClipboardEvent, block: Block) => {
    event.clipboardData.setData('text/plain', toTabText(textsIn(block, order, textOf)))
    event.preventDefault()
  }
  const pasteRows = (rows: string[][], block: Block) => {
    const { rows: order, mayAdd, changes } = latest.current
    const missing = mayAdd ? Math.min(block.top + rows.length, MAX_LINES) - order.length : 0
    const next = missing > 0 ? [...order, ...Array.from({ length: missing }, newRowId)] : order
    const cells = pasted({ rows, block, order: next })
    const change = changes.apply(cells, missing > 0 ? next : undefined)
    const left = rows.length - (next.length - block.top)
    if (!change || (cells.length < 2 && left <= 0)) return
    const wide =
      Math.max(...rows.map((row) => row.length)) > SHEET_COLUMNS.length - Math.max(block.left, 1) + 1
    tellWithUndo(
      change,
      t(
        {
          id: 'use-sheet-actions.pasted',
          defaultMessage:
            '{rows, plural, one {# row} other {# rows}} pasted.{added, plural, =0 {} one { # line added.} other { # lines added.}}{left, plural, =0 {} one { # row is left out: {reason}.} other { # rows are left out: {reason}.}}{isWide, select, yes { Cells beyond the last column are left out.} other {}}',
        },
        {
          rows: rows.length,
          added: Math.max(0, missing),
          left: Math.max(0, left),
          reason: mayAdd
            ? t(
                {
                  id: 'use-sheet-actions.an-entry-holds-lines',
                  defaultMessage: 'an entry holds {most} lines',
                },
                { most: MAX_LINES },
              )
            : t({
                id: 'use-sheet-actions.the-sheet-shows-some-of',
                defaultMessage: 'the sheet shows some of the lines only',
              }),
          isWide: wide ? 'yes' : 'no',
        },
      ),
    )
  }
  const pasteText = async (text: string, block: Block) => {
    if (!mayEdit) return
    const rows = fromTabText(text)
    if (rows.length === 0) return
    const isLarge = onLargePaste && (rows.length > MOST_PASTED_ROWS || (await isSheet(rows)))
    // Left meanwhile: the form is another one.
    if (isGone.current) return
    if (isLarge) onLargePaste(text)
    else pasteRows(rows, block)
  }
  return {
    set(cells) {
      const change = changes.apply(cells)
      if (change?.note) tellWithUndo(change, '')
    },
    run(action, block) {
      if (action === 'clear') clear(block)
      else if (action === 'fill-down') fillDown(block)
      else {
        const change = action === 'undo' ? changes.undo() : changes.redo()
        announce(
          change
            ? action === 'undo'
              ? t({ id: 'use-sheet-actions.undone', defaultMessage: 'Undone.' })
              : t({ id: 'use-sheet-actions.done-again', defaultMessage: 'Done again.' })
            : action === 'undo'
              ? t({ id: 'use-sheet-actions.nothing-to-undo', defaultMessage: 'Nothing to undo.' })
              : t({ id: 'use-sheet-actions.nothing-to-redo', defaultMessage: 'Nothing to redo.' }),
        )
      }
      return true
    },
    copy,
    cut(event, block) {
      copy(event, block)
      if (mayEdit) clear(block)
    },
    paste(event, block) {
      if (!mayEdit) return
      event.preventDefault()
      void pasteText(event.clipboardData.getData('text/plain'), block)
    },
    pasteText,
  }
}
