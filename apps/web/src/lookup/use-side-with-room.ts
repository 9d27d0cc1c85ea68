import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height of a full list of suggestions, in pixels: its rows and the sentence under them. */
const LIST_PX = 320

/** On which side of a field its list has room in the window: above where below is too little and above is more. */
export function useSideWithRoom(field: RefObject<HTMLElement | null>, isOpen: boolean): 'above' | 'below' {
  const [side, setSide] = useState<'above' | 'below'>('below')
  useLayoutEffect(() => {
    if (!isOpen || !field.current) return
    const { top, bottom } = field.current.getBoundingClientRect()
    const below = window.innerHeight - bottom
    setSide(below < LIST_PX && top > below ? 'above' : 'below')
  }, [field, isOpen])
  return side
}
