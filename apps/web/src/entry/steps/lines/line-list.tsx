import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { LineCard } from './line-card.tsx'
import linesStyles from './lines.module.css'
import type { LinesForm } from './use-lines-form.ts'
import { VirtualRow } from './virtual-row.tsx'

export interface LineListHandle {
  /** Brings a line onto the page. */
  scrollTo: (id: string) => void
}

interface Props {
  lines: LinesForm
  handle: Ref<LineListHandle>
  onRemove: (id: string) => void
}

/** Above this many lines only those near the view are on the page. */
const VIRTUAL_ABOVE = 50
const CLOSED_PX = 61
const OPEN_PX = 560

/** The line cards under their column heads. */
export function LineList(props: Props) {
  return (
    <>
      <div className={`${linesStyles.summary} ${linesStyles.head}`} aria-hidden="true">
        <span />
        <span>Line</span>
        <span>HTSUS</span>
        <span>Description</span>
        <span className={linesStyles.amount}>Net qty</span>
        <span className={linesStyles.amount}>Entered value</span>
        <span className={linesStyles.amount}>Duty</span>
        <span />
      </div>
      {props.lines.order.length > VIRTUAL_ABOVE ? <VirtualLines {...props} /> : <AllLines {...props} />}
    </>
  )
}

function AllLines({ lines, handle, onRemove }: Props) {
  useImperativeHandle(handle, () => ({ scrollTo: () => undefined }))
  return lines.order.map((id, index) => (
    <LineCard
      key={id}
      id={id}
      index={index}
      isOpen={lines.isOpen(id)}
      isOnly={lines.order.length === 1}
      onToggle={lines.toggle}
      onRemove={onRemove}
    />
  ))
}

function VirtualLines({ lines, handle, onRemove }: Props) {
  const { order } = lines
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const [offset, setOffset] = useState(0)
  const [closedPx, setClosedPx] = useState(CLOSED_PX)
  useLayoutEffect(() => {
    const top = box.current?.getBoundingClientRect().top ?? 0
    setOffset(top + window.scrollY)
    // Density and width change the height of a row; a wrong guess for 999 of them moves the buttons below.
    const row = box.current?.querySelector<HTMLElement>('.line:not(.open)')
    if (row) setClosedPx(row.offsetHeight)
  }, [])
  const kept = focused === undefined ? -1 : order.indexOf(focused)
  const virtual = useWindowVirtualizer({
    count: order.length,
    estimateSize: (index) => (lines.isOpen(order[index]!) ? closedPx + OPEN_PX : closedPx),
    getItemKey: (index) => order[index]!,
    overscan: 6,
    scrollMargin: offset,
    scrollPaddingStart: 200,
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range)
      return kept < 0 || visible.includes(kept) ? visible : [...visible, kept].sort((a, b) => a - b)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height of closed rows, another estimate
  useLayoutEffect(() => virtual.measure(), [closedPx])
  useImperativeHandle(handle, () => ({
    scrollTo: (id) => {
      setFocused(id)
      virtual.scrollToIndex(order.indexOf(id), { align: 'start' })
    },
  }))
  const height = virtual.getTotalSize()
  useLayoutEffect(() => {
    if (box.current) box.current.style.height = `${height}px`
  }, [height])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which line holds the focus
    <div
      ref={box}
      className={linesStyles.window}
      onFocus={(event) => setFocused(event.target.closest<HTMLElement>('[data-line]')?.dataset.line)}
    >
      {virtual.getVirtualItems().map((item) => {
        const id = order[item.index]!
        return (
          <VirtualRow
            key={item.key}
            index={item.index}
            top={item.start - offset}
            measure={virtual.measureElement}
          >
            <LineCard
              id={id}
              index={item.index}
              isOpen={lines.isOpen(id)}
              isOnly={false}
              onToggle={lines.toggle}
              onRemove={onRemove}
            />
          </VirtualRow>
        )
      })}
    </div>
  )
}
