import type { Entry } from '@edfe/contracts/entries/entry'
import { useCallback, useEffect, useRef } from 'react'
import { entryApi } from './entry-api.ts'
import { useEntryContext } from './entry-context.ts'
import { isOnServer } from './on-server.ts'

type ViewPreferences = Entry['view_preferences']

const SETTLED_MS = 1000

/**
 * Returns the member's view of this entry and saves it: a moment after the last change, failures logged only.
 */
export function useViewPreferences(): {
  preferences: ViewPreferences
  keep: (change: ViewPreferences) => void
} {
  const { editor } = useEntryContext()
  const waiting = useRef<ViewPreferences>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = useCallback(async () => {
    clearTimeout(timer.current)
    const change = waiting.current
    waiting.current = {}
    const { entry } = editor.state()
    if (Object.keys(change).length === 0 || !isOnServer(entry)) return
    try {
      editor.moved(await entryApi.viewPreferences(entry.id, change))
    } catch (failure) {
      console.error('the view of the entry was not kept', failure)
    }
  }, [editor])
  useEffect(() => () => void send(), [send])
  const keep = useCallback(
    (change: ViewPreferences) => {
      waiting.current = { ...waiting.current, ...change }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), SETTLED_MS)
    },
    [send],
  )
  return { preferences: editor.state().entry.view_preferences, keep }
}
