import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followEvents } from '../../api/live-events.ts'
import type { EntryEditor } from './entry-editor.ts'
import { entryKey, filingQuery, releaseQuery, securityFilingQuery } from './entry-queries.ts'

const SETTLE_MS = 300

/** Fetches the entry and its filing again when the server says that it changed, but not while a save is running. */
export function useLiveEntry(editor: EntryEditor): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { id } = editor.state().entry
    let timer: ReturnType<typeof setTimeout> | undefined
    const refetch = () => {
      if (editor.state().phase === 'saving') {
        timer = setTimeout(refetch, SETTLE_MS)
        return
      }
      const { queryKey: filing } = filingQuery(id)
      const { queryKey: release } = releaseQuery(id)
      const { queryKey: security } = securityFilingQuery(id)
      for (const queryKey of [entryKey(id), filing, release, security])
        void queryClient.invalidateQueries({ queryKey })
    }
    const stop = followEvents((event) => {
      if (event.type !== 'refetch' && (event.type === 'presence' || event.id !== id)) return
      clearTimeout(timer)
      timer = setTimeout(refetch, SETTLE_MS)
    })
    // A change that arrived between the answer and this page has marked the entry only.
    if (queryClient.getQueryState(entryKey(id))?.isInvalidated) refetch()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queryClient, editor])
}
