import { type ReactNode, useLayoutEffect, useRef } from 'react'
import linesStyles from './lines.module.css'

interface Props {
  index: number
  /** Distance from the start of the list in pixels. */
  top: number
  measure: (element: HTMLElement | null) => void
  children: ReactNode
}

/** A row at its place in a virtual list. The place is set on the element itself: pages carry no style attributes. */
export function VirtualRow({ index, top, measure, children }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (row.current) row.current.style.transform = `translateY(${top}px)`
  }, [top])
  return (
    <div
      data-index={index}
      className={linesStyles.positioned}
      ref={(element) => {
        row.current = element
        measure(element)
      }}
    >
      {children}
    </div>
  )
}
