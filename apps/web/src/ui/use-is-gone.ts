import { type RefObject, useEffect, useRef } from 'react'

/** True once the component left the page: what was waited for then has nothing to act on. */
export function useIsGone(): RefObject<boolean> {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}
