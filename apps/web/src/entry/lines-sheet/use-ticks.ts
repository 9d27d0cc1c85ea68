import { useCallback, useMemo, useState } from 'react'

/** The lines that are ticked for an action on several. */
export interface Ticks {
  ids: readonly string[]
  count: number
  has: (id: string) => boolean
  toggle: (id: string) => void
  setAll: (ids: readonly string[]) => void
  /** On a phone: a press on a line ticks it instead of opening it. */
  isSelecting: boolean
  /** Begins or ends the selection; at its end nothing is ticked. */
  select: (isOn: boolean) => void
}

/** `order` has the lines that there are: one that goes is ticked no more. */
export function useTicks(order: readonly string[]): Ticks {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const ids = useMemo(() => order.filter((id) => ticked.has(id)), [order, ticked])
  const toggle = useCallback(
    (id: string) =>
      setTicked((now) => {
        const next = new Set(now)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const setAll = useCallback((all: readonly string[]) => setTicked(new Set(all)), [])
  const [isSelecting, setSelecting] = useState(false)
  const select = useCallback((isOn: boolean) => {
    setSelecting(isOn)
    if (!isOn) setTicked(new Set())
  }, [])
  return { ids, count: ids.length, has: (id) => ticked.has(id), toggle, setAll, isSelecting, select }
}
