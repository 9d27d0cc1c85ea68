import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { MAX_LINES } from './line-text.ts'
import { SetSelectedDialog } from './set-selected-dialog.tsx'
import styles from './sheet-tools.module.css'
import type { LineChanges } from './use-line-changes.ts'
import type { Ticks } from './use-ticks.ts'

interface Props {
  order: readonly string[]
  changes: LineChanges
  ticks: Ticks
  /** On a phone, lines are not ticked and cells not filled. */
  isNarrow: boolean
  onAdd: () => void
  onRemove: (ids: readonly string[]) => void
  onFillDown: () => void
  /** Buttons before those of the sheet. */
  children?: ReactNode
}

/** What can be done to the lines as a whole, as buttons; each also has a key. */
export function SheetTools(props: Props) {
  const { order, changes, ticks, isNarrow, onAdd, onRemove, onFillDown, children } = props
  const [isSetting, setSetting] = useState(false)
  const none = ticks.count === 0 ? 'Select lines first.' : undefined
  const all = ticks.count === order.length ? 'One line remains.' : undefined
  return (
    <div className={styles.tools} role="toolbar" aria-label="Lines">
      {children}
      {!isNarrow && (
        <>
          <Button look="quiet" small onClick={onFillDown}>
            Fill down <kbd>Ctrl+D</kbd>
          </Button>
          <Button look="quiet" small disabledReason={none} onClick={() => setSetting(true)}>
            Set for {ticks.count} selected…
          </Button>
          <Button look="quiet" small disabledReason={none ?? all} onClick={() => onRemove(ticks.ids)}>
            Remove {ticks.count} selected
          </Button>
        </>
      )}
      <Button
        look="quiet"
        small
        disabledReason={changes.canUndo ? undefined : 'Nothing to undo.'}
        onClick={() => changes.undo()}
      >
        Undo
      </Button>
      <Button
        look="quiet"
        small
        disabledReason={changes.canRedo ? undefined : 'Nothing to redo.'}
        onClick={() => changes.redo()}
      >
        Redo
      </Button>
      <span className={styles.gap} />
      <Button
        look="quiet"
        small
        icon="plus"
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
