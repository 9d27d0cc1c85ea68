import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height of a full list of suggestions, in pixels: its rows and the sentence under them. */
const LIST_PX = 320

/**
 * On which side of a field its list has room in the window: above where below is too little and above is more. Measured
 * again while the list is open, since the page may scroll, and what loads late may move the field.
 */
export function useSideWithRoom(field: RefObject<HTMLElement | null>, isOpen: boolean): 'above' | 'below' {
  const [side, setSide] = useState<'above' | 'below'>('below')
  useLayoutEffect(() => {
    const measured = field.current
    if (!isOpen || !measured) return
    const measure = () => {
      const { top, bottom } = measured.getBoundingClientRect()
      const below = window.innerHeight - bottom
      setSide(below < LIST_PX && top > below ? 'above' : 'below')
    }
    measure()
    const growth = new ResizeObserver(measure)
    growth.observe(document.body)
    window.addEventListener('resize', measure)
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      growth.disconnect()
      window.removeEventListener('resize', measure)
      document.removeEventListener('scroll', measure, { capture: true })
    }
  }, [field, isOpen])
  return side
}
