import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { toTabText } from './cells-as-text.ts'
import { MAX_LINES } from './line-text.ts'
import { SetSelectedDialog } from './set-selected-dialog.tsx'
import { cellName, SHEET_COLUMNS } from './sheet-columns.ts'
import styles from './sheet-tools.module.css'
import type { LineChanges } from './use-line-changes.ts'
import type { Ticks } from './use-ticks.ts'

interface Props {
  order: readonly string[]
  changes: LineChanges
  ticks: Ticks
  /** On a phone, lines are ticked after ‘Select lines’, and cells are not filled. */
  isNarrow: boolean
  onAdd: () => void
  onRemove: (ids: readonly string[]) => void
  onFillDown: () => void
  onPaste: () => void
  /** The first button, which brings lines in. */
  first?: ReactNode
  /** A button of the page, after those of the sheet. */
  last?: ReactNode
  /** Items of the menu with what is needed less often. */
  more?: ReactNode
}

/** What can be done to the lines as a whole, as buttons; each also has a key. */
export function SheetTools(props: Props) {
  const { order, changes, ticks, isNarrow, onAdd, onRemove, onFillDown, onPaste, first, last, more } = props
  const [isSetting, setSetting] = useState(false)
  const { form } = useEntryFormContext()
  const hasTicks = !isNarrow || ticks.isSelecting
  const none = ticks.count === 0 ? 'Select lines first.' : undefined
  const all = ticks.count === order.length ? 'One line remains.' : undefined
  /** As the sheet copies a block: rows of cells, for a spreadsheet or another entry. */
  const copy = async () => {
    const rows = ticks.ids.map((id) =>
      SHEET_COLUMNS.map(({ field }) => String(form.getValues(cellName(id, field)) ?? '')),
    )
    const isCopied = await navigator.clipboard.writeText(toTabText(rows)).then(
      () => true,
      () => false,
    )
    const lines = ticks.count === 1 ? '1 line' : `${ticks.count} lines`
    showToast({ text: isCopied ? `${lines} copied.` : 'The browser does not let this page copy.' })
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label="Lines">
      {first}
      {!isNarrow && (
        <>
          <Button look="quiet" small onClick={onPaste}>
            Paste <kbd>Ctrl+V</kbd>
          </Button>
          <span className={styles.divider} />
          <Button look="quiet" small onClick={onFillDown}>
            Fill down <kbd>Ctrl+D</kbd>
          </Button>
        </>
      )}
      {isNarrow && (
        <Button
          look="quiet"
          small
          aria-pressed={ticks.isSelecting}
          onClick={() => ticks.select(!ticks.isSelecting)}
        >
          {ticks.isSelecting ? 'End selection' : 'Select lines'}
        </Button>
      )}
      {hasTicks && (
        <Button look="quiet" small disabledReason={none} onClick={() => setSetting(true)}>
          Set for {ticks.count} selected…
        </Button>
      )}
      {last}
      <Menu label="More">
        {more}
        {isNarrow && hasTicks && (
          <MenuItem disabledReason={none} onClick={() => void copy()}>
            Copy {ticks.count} selected
          </MenuItem>
        )}
        {hasTicks && (
          <MenuItem disabledReason={none ?? all} onClick={() => onRemove(ticks.ids)}>
            Remove {ticks.count} selected
          </MenuItem>
        )}
      </Menu>
      <IconButton
        icon="undo"
        label="Undo"
        aria-disabled={!changes.canUndo || undefined}
        onClick={() => changes.canUndo && changes.undo()}
      />
      <IconButton
        icon="redo"
        label="Redo"
        aria-disabled={!changes.canRedo || undefined}
        onClick={() => changes.canRedo && changes.redo()}
      />
      <Button
        look="quiet"
        small
        icon="plus"
        className={styles.end}
        onClick={onAdd}
        data-command="Add a line"
        aria-keyshortcuts="Control+Shift+Enter"
        disabledReason={order.length >= MAX_LINES ? `An entry holds ${MAX_LINES} lines at most.` : undefined}
      >
        Add a line
      </Button>
      {isSetting &&
        createPortal(
          <SetSelectedDialog
            ids={ticks.ids}
            onClose={() => setSetting(false)}
            onApply={(field, text) => {
              const change = changes.apply(ticks.ids.map((id) => ({ id, field, text })))
              setSetting(false)
              if (change)
                showToast({
                  text: `${change.cells.length} ${change.cells.length === 1 ? 'line' : 'lines'} changed.`,
                  action: { label: 'Undo', run: () => changes.revert(change) },
                })
            }}
          />,
          document.body,
        )}
    </div>
  )
}
