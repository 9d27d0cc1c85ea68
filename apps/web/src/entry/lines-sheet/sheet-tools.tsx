import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
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

/** Shows the actions on the lines as a whole, as buttons; each also has a key. */
export function SheetTools(props: Props) {
  const { order, changes, ticks, isNarrow, onAdd, onRemove, onFillDown, onPaste, first, last, more } = props
  const [isSetting, setSetting] = useState(false)
  const { form } = useEntryFormContext()
  const hasTicks = !isNarrow || ticks.isSelecting
  const none =
    ticks.count === 0
      ? t({ id: 'sheet-tools.select-lines-first', defaultMessage: 'Select lines first.' })
      : undefined
  const all =
    ticks.count === order.length
      ? t({ id: 'sheet-tools.one-remains', defaultMessage: 'One line remains.' })
      : undefined
  /** As the sheet copies a block: rows of cells, for a spreadsheet or another entry. */
  const copy = async () => {
    const rows = ticks.ids.map((id) =>
      SHEET_COLUMNS.map(({ field }) => String(form.getValues(cellName(id, field)) ?? '')),
    )
    const isCopied = await navigator.clipboard.writeText(toTabText(rows)).then(
      () => true,
      () => false,
    )
    const lines = t(
      { id: 'sheet-tools.text', defaultMessage: '{count, plural, one {1 line} other {# lines}}' },
      { count: ticks.count },
    )
    showToast({
      text: isCopied
        ? t({ id: 'sheet-tools.copied', defaultMessage: '{lines} copied.' }, { lines })
        : t({
            id: 'sheet-tools.the-browser-does-not-let',
            defaultMessage: 'The browser does not let this page copy.',
          }),
    })
  }
  return (
    <div
      className={`${layoutStyles.wrap8} ${layoutStyles.middle} ${styles.tools}`}
      role="toolbar"
      aria-label={t({ id: 'sheet-tools.lines', defaultMessage: 'Lines' })}
    >
      {first}
      {!isNarrow && (
        <>
          <Button look="quiet" small onClick={onPaste}>
            <T
              id="sheet-tools.paste-ctrl-v"
              defaultMessage="Paste <kbd>Ctrl+V</kbd>"
              values={{ kbd: (content) => <kbd>{content}</kbd> }}
            />
          </Button>
          <span className={styles.divider} />
          <Button look="quiet" small onClick={onFillDown}>
            <T
              id="sheet-tools.fill-down-ctrl-d"
              defaultMessage="Fill down <kbd>Ctrl+D</kbd>"
              values={{ kbd: (content) => <kbd>{content}</kbd> }}
            />
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
          {ticks.isSelecting
            ? t({ id: 'sheet-tools.end-selection', defaultMessage: 'End selection' })
            : t({ id: 'sheet-tools.select-lines', defaultMessage: 'Select lines' })}
        </Button>
      )}
      {hasTicks && (
        <Button look="quiet" small disabledReason={none} onClick={() => setSetting(true)}>
          {t(
            { id: 'sheet-tools.set-for-selected', defaultMessage: 'Set for {count} selected…' },
            { count: ticks.count },
          )}
        </Button>
      )}
      {last}
      <Menu label={t({ id: 'sheet-tools.more', defaultMessage: 'More' })}>
        {more}
        {isNarrow && hasTicks && (
          <MenuItem disabledReason={none} onClick={() => void copy()}>
            {t(
              { id: 'sheet-tools.copy-selected', defaultMessage: 'Copy {count} selected' },
              { count: ticks.count },
            )}
          </MenuItem>
        )}
        {hasTicks && (
          <MenuItem disabledReason={none ?? all} onClick={() => onRemove(ticks.ids)}>
            {t(
              { id: 'sheet-tools.remove-selected', defaultMessage: 'Remove {count} selected' },
              { count: ticks.count },
            )}
          </MenuItem>
        )}
      </Menu>
      <IconButton
        icon="undo"
        label={t({ id: 'common.undo', defaultMessage: 'Undo' })}
        aria-disabled={!changes.canUndo || undefined}
        onClick={() => changes.canUndo && changes.undo()}
      />
      <IconButton
        icon="redo"
        label={t({ id: 'sheet-tools.redo', defaultMessage: 'Redo' })}
        aria-disabled={!changes.canRedo || undefined}
        onClick={() => changes.canRedo && changes.redo()}
      />
      <Button
        look="quiet"
        small
        icon="plus"
        className={`${layoutStyles.toEnd} ${styles.end}`}
        onClick={onAdd}
        data-command={t({ id: 'sheet-tools.add-a-line', defaultMessage: 'Add a line' })}
        aria-keyshortcuts="Control+Shift+Enter"
        disabledReason={
          order.length >= MAX_LINES
            ? t(
                {
                  id: 'sheet-tools.an-entry-holds-lines-at',
                  defaultMessage: 'An entry holds {limit} lines at most.',
                },
                { limit: MAX_LINES },
              )
            : undefined
        }
      >
        {t({ id: 'sheet-tools.add-a-line', defaultMessage: 'Add a line' })}
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
                  text: t(
                    {
                      id: 'sheet-tools.changed',
                      defaultMessage: '{count} {count, plural, one {line} other {lines}} changed.',
                    },
                    { count: change.cells.length },
                  ),
                  action: {
                    label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
                    run: () => changes.revert(change),
                  },
                })
            }}
          />,
          document.body,
        )}
    </div>
  )
}
