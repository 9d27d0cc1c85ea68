import type { Entry } from '@edfe/contracts/entries/entry'
import { formatEntryNumber } from '@edfe/domain/entry'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionState } from '../../../session/session-store.ts'
import { announce } from '../../../ui/announce.tsx'
import { t } from '../../../words/t.ts'
import { instantNow } from '../entry-api.ts'
import { useEntry, useEntryContext } from '../entry-context.ts'
import { entryKey } from '../entry-queries.ts'
import { keepLocalCopy, localIdOf } from '../local/local-entries.ts'
import { useHeldHere } from '../local/use-held-here.ts'
import { isUnsaved } from '../on-server.ts'

/**
 * While an entry waits for its first save: what was typed and cannot be saved is kept in this browser as a local entry,
 * which the dashboard lists and hands over. With the first save, says under which number the entry is saved.
 */
export function useFirstSave(): void {
  const { editor, rules } = useEntryContext()
  const entry = useEntry()
  const queryClient = useQueryClient()
  const { profile } = rules
  const isWaiting = isUnsaved(entry)
  useHeldHere(isWaiting ? localIdOf(entry.id) : undefined)

  useEffect(() => {
    if (!isUnsaved(editor.state().entry)) return
    let wasWaiting = true
    const keep = () => {
      const waiting = editor.state().entry
      if (!isUnsaved(waiting) || !editor.isDirty()) return
      // Until the first save, the query holds the entry as it began.
      const begun = queryClient.getQueryData<Entry>(entryKey(waiting.id)) ?? waiting
      const ownerId = sessionState().user?.id ?? ''
      const typed = { ...waiting, draft_data: editor.draft() }
      keepLocalCopy(typed, begun.draft_data, profile, instantNow(), ownerId)
    }
    const stopFollowing = editor.subscribe(() => {
      const { entry: now, phase } = editor.state()
      if (phase === 'offline' || phase === 'failed') keep()
      if (!wasWaiting || isUnsaved(now)) return
      wasWaiting = false
      announce(
        t(
          { id: 'use-first-save.the-entry-is-saved-as', defaultMessage: 'The entry is saved as {number}.' },
          { number: formatEntryNumber(now.entry_number) },
        ),
      )
      void queryClient.invalidateQueries({ queryKey: ['entries'] })
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] })
    })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      // The save of what is still typed continues after the page is left.
      void editor.save().then(keep).finally(stopFollowing)
    }
  }, [editor, profile, queryClient])
}
