import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

interface Options {
  count: number
  /** Height of a row until it is measured. */
  rowPx: number
  /** Rows that stay on the page wherever it is scrolled to, such as the one with the focus. */
  kept: number
  keyOf: (index: number) => string
}

/** Space that the sticky head and the action bar take of the window. */
const COVERED_TOP_PX = 104
const COVERED_BOTTOM_PX = 72

/** True if all of an element is in the part of the window that nothing covers. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= COVERED_TOP_PX && bottom <= window.innerHeight - COVERED_BOTTOM_PX
}

/** The rows near the view of a list that scrolls with the page. `box` is as high as all rows together. */
export function useVirtualRows(
  box: RefObject<HTMLDivElement | null>,
  { count, rowPx, kept, keyOf }: Options,
) {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const place = () => setOffset((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    place()
    // The parts above the rows may change their height: the list of errors, the name of a person on the page.
    const watcher = new ResizeObserver(place)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [box])
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowPx,
    getItemKey: keyOf,
    overscan: 8,
    scrollMargin: offset,
    scrollPaddingStart: COVERED_TOP_PX,
    scrollPaddingEnd: COVERED_BOTTOM_PX,
    rangeExtractor: (range) => {
      const visible = defaultRangeExtractor(range)
      return kept < 0 || kept >= count || visible.includes(kept)
        ? visible
        : [...visible, kept].sort((a, b) => a - b)
    },
  })
  const height = virtual.getTotalSize()
  useLayoutEffect(() => {
    // Set on the element itself: pages carry no style attributes.
    if (box.current) box.current.style.height = `${height}px`
  }, [box, height])
  return { virtual, items: virtual.getVirtualItems().map((item) => ({ ...item, top: item.start - offset })) }
}
