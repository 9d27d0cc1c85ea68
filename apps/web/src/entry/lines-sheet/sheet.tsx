import { type ClipboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { CellEditor } from './cell-editor.tsx'
import { lineNumberText } from './line-text.ts'
import styles from './sheet.module.css'
import { SHEET_COLUMNS, type SheetColumn } from './sheet-columns.ts'
import { SheetRow } from './sheet-row.tsx'
import { SheetTotals } from './sheet-totals.tsx'
import type { LineChanges } from './use-line-changes.ts'
import { useSheet } from './use-sheet.ts'
import { useSheetActions } from './use-sheet-actions.ts'
import type { Ticks } from './use-ticks.ts'
import { isInView, useVirtualRows } from './use-virtual-rows.ts'

export interface SheetHandle {
  /** Brings a line onto the page; with a column, its cell takes the focus. */
  goTo: (row: number, column?: number) => void
  fillDown: () => void
  /** Pastes what the clipboard has at the selected cell. */
  paste: () => void
}

interface Props {
  /** All lines, in their order. */
  order: readonly string[]
  /** The lines that are rows now: all, or those of a filter. */
  shown: readonly string[]
  mayEdit: boolean
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  /** Opens the search of the tariff for a line. */
  onSearch?: (id: string) => void
  changes: LineChanges
  ticks: Ticks
  onLargePaste?: ((text: string) => void) | undefined
  /** Lines with a question that decides their duty. */
  asked?: ReadonlySet<string>
  handle: Ref<SheetHandle>
}

export const ROW_PX = 40

/** The text of the clipboard; where a browser does not give it to a button, a message names the key that does. */
async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    showToast({
      text: t({
        id: 'sheet.the-browser-keeps-the-clipboard',
        defaultMessage: 'The browser keeps the clipboard to itself. Press Ctrl+V to paste here.',
      }),
    })
    return undefined
  }
}

/** The lines as a sheet: one tab stop, keys and clipboard as in a spreadsheet. */
export function Sheet(props: Props) {
  const { order, shown, mayEdit, openId, onOpen, onSearch, changes, ticks, onLargePaste, asked, handle } =
    props
  const box = useRef<HTMLDivElement>(null)
  const actions = useSheetActions({
    rows: shown,
    mayAdd: shown.length === order.length,
    mayEdit,
    changes,
    onLargePaste,
  })
  const sheet = useSheet({ rows: shown, mayEdit, openId, onOpen, onSearch, actions, ticks })
  const numbers = useMemo(() => new Map(order.map((id, index) => [id, lineNumberText(index)])), [order])
  const numberOf = (row: number) => numbers.get(shown[row] ?? '') ?? ''
  const { active, block, editing, focusRequest } = sheet.state
  const { virtual, items } = useVirtualRows(box, {
    count: shown.length,
    rowPx: ROW_PX,
    kept: active.row,
    keyOf: (index) => shown[index]!,
  })

  const answered = useRef(focusRequest)
  useLayoutEffect(() => {
    if (answered.current === focusRequest) return
    answered.current = focusRequest
    const selector = `[data-row="${active.row}"] [data-column="${active.column}"]`
    const cell = box.current?.querySelector<HTMLElement>(selector)
    if (focusRequest.scrolls && !(cell && isInView(cell)))
      virtual.scrollToIndex(active.row, { align: 'auto' })
    cell?.focus({ preventScroll: true })
  })
  useImperativeHandle(handle, () => ({
    goTo: (row, column) => {
      if (column === undefined) virtual.scrollToIndex(row, { align: 'center' })
      else sheet.goTo({ row, column })
    },
    fillDown: () => void actions.run('fill-down', block),
    paste: () => {
      sheet.goTo(active)
      void readClipboard().then((text) => (text === undefined ? undefined : actions.pasteText(text, block)))
    },
  }))
  const onClipboard = (event: ClipboardEvent, act: 'copy' | 'cut' | 'paste') => {
    if ((event.target as HTMLElement).dataset.column !== undefined) actions[act](event, block)
  }
  const editor = editing && {
    render: (column: SheetColumn, text: string) => (
      <CellEditor
        column={column}
        lineNumber={numberOf(active.row)}
        text={editing.typed ?? text}
        onKeep={sheet.keep}
        onCancel={sheet.stopEditing}
      />
    ),
  }
  return (
    <div
      role="grid"
      aria-label={t({ id: 'sheet.lines', defaultMessage: 'Lines' })}
      aria-multiselectable="true"
      aria-readonly={!mayEdit}
      aria-rowcount={shown.length + 2}
      aria-colcount={SHEET_COLUMNS.length + 1}
      className={`${textStyles.small} ${textStyles.figures} ${layoutStyles.shrinks} ${styles.sheet}`}
      {...sheet.handlers}
      onCopy={(event) => onClipboard(event, 'copy')}
      onCut={(event) => onClipboard(event, 'cut')}
      onPaste={(event) => onClipboard(event, 'paste')}
    >
      <SheetHeads rows={shown} ticks={ticks} />
      <div ref={box} className={styles.rows} role="rowgroup">
        {items.map(({ index, key, top }) => {
          const id = shown[index]!
          const isIn = index >= block.top && index <= block.bottom
          return (
            <SheetRow
              key={key}
              id={id}
              index={index}
              number={numberOf(index)}
              top={top}
              isOpen={id === openId}
              isTicked={ticks.has(id)}
              isAsked={asked?.has(id) ?? false}
              active={index === active.row ? active.column : -1}
              from={isIn ? block.left : -1}
              to={isIn ? block.right : -1}
              editor={index === active.row ? editor?.render : undefined}
            />
          )
        })}
      </div>
      <SheetTotals order={order} rowIndex={shown.length + 2} />
    </div>
  )
}

function SheetHeads({ rows, ticks }: { rows: readonly string[]; ticks: Ticks }) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={`${styles.row} ${textStyles.note} ${textStyles.strong} ${styles.heads}`}
    >
      <div role="columnheader" aria-colindex={1} className={`${layoutStyles.row8} ${styles.head}`}>
        <input
          type="checkbox"
          aria-label={t({ id: 'sheet.select-all-lines', defaultMessage: 'Select all lines' })}
          checked={rows.length > 0 && ticks.count === rows.length}
          onChange={(event) => ticks.setAll(event.currentTarget.checked ? rows : [])}
        />
        <span>#</span>
      </div>
      {SHEET_COLUMNS.map(({ field, title, isNumber }, index) => (
        <div
          key={field}
          role="columnheader"
          aria-colindex={index + 2}
          data-field={field}
          className={isNumber ? `${styles.cell} ${styles.number}` : styles.cell}
        >
          <span className={field === 'net_uom' ? textStyles.visuallyHidden : undefined}>{t(title)}</span>
        </div>
      ))}
    </div>
  )
}
