import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { SheetHandle } from '../../lines-sheet/sheet.tsx'

interface Wanted {
  id: string
  column: number | undefined
}

/**
 * Brings a line onto the page; with a column, its cell takes the focus. A line that is only being added, or
 * that a filter still hides, is waited for. It happens before the next key arrives: a person who adds a line
 * types into it at once.
 */
export function useRowFocus(sheet: RefObject<SheetHandle | null>, shown: readonly string[]) {
  const [wanted, setWanted] = useState<Wanted>()
  useLayoutEffect(() => {
    const row = wanted ? shown.indexOf(wanted.id) : -1
    if (!wanted || row < 0) return
    setWanted(undefined)
    sheet.current?.goTo(row, wanted.column)
  }, [wanted, shown, sheet])
  return useCallback((id: string, column?: number) => setWanted({ id, column }), [])
}
