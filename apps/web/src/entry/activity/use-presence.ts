import { PRESENCE_HEARTBEAT_MS } from '@edfe/contracts/activity/presence-times'
import type { Entry } from '@edfe/contracts/entries/entry'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef } from 'react'
import { call } from '../../api/client.ts'
import { announce } from '../../ui/announce.tsx'
import { t } from '../../words/t.ts'
import { isOnServer } from '../editing/on-server.ts'
import { newRowId } from '../values/row-id.ts'
import { deadTabs, forgetTabs, noteOpenTab } from './open-tabs.ts'
import { type OtherEditor, presenceLabel } from './presence-label.ts'

/** Names this tab for as long as the page is loaded. */
const TAB = newRowId()

/**
 * A closing page still receives the event of its departure, and would report its presence again. One that comes
 * back out of the browser's cache of pages is here.
 */
let isLeaving = false
window.addEventListener('pagehide', () => {
  isLeaving = true
})
window.addEventListener('pageshow', () => {
  isLeaving = false
})

const NO_EDITORS: readonly OtherEditor[] = []

/** The other tabs in which the open entry is edited, this person's own among them. */
export const EditorsContext = createContext<readonly OtherEditor[]>(NO_EDITORS)
export const useOtherEditors = () => useContext(EditorsContext)

/**
 * Says every 15 seconds which page of the entry this tab has open, and when it closes; answers who else is there.
 * A person who may only read asks and says nothing. Screen readers announce changes politely.
 */
export function usePresence(entry: Entry, page: string, isForm: boolean): readonly OtherEditor[] {
  const { id } = entry
  const isShared = isForm && isOnServer(entry)
  const isEditor = isShared && entry.may.edit
  const { data } = useQuery({
    // A live event of the kind 'presence' makes every key that begins so stale: the next beat comes at once.
    queryKey: ['presence', id, page],
    queryFn: async ({ signal }) => {
      const params = { id }
      if (isEditor) await sayDeadTabsLeft()
      return !isEditor || isLeaving
        ? call('getPresence', { params, query: { tab: TAB }, signal })
        : call('reportPresence', { params, body: { page, tab: TAB }, signal })
    },
    enabled: isShared,
    staleTime: 0,
    retry: false,
    refetchInterval: PRESENCE_HEARTBEAT_MS,
    refetchIntervalInBackground: true,
    placeholderData: keepPreviousData,
  })
  useLeaving(id, page, isEditor)
  const editors = (isShared && data?.editors) || NO_EDITORS
  useSpoken(presenceLabel(editors))
  return editors
}

/** Says for the tabs of this browser that died what they could not say themselves. */
async function sayDeadTabsLeft(): Promise<void> {
  const dead = await deadTabs()
  forgetTabs(dead.map(({ tab }) => tab))
  const said = dead.map(({ tab, entryId, page }) =>
    call('reportPresence', { params: { id: entryId }, body: { page, tab, leaving: true } }),
  )
  // An entry that is gone, or of another organization, has nothing to forget.
  await Promise.allSettled(said)
}

/** Says that this tab is gone when the entry or the window closes; of one that dies, the next tab of the browser says it. */
function useLeaving(id: string, page: string, isEditor: boolean): void {
  const last = useRef(page)
  last.current = page
  useEffect(() => {
    if (!isEditor) return
    void noteOpenTab({ tab: TAB, entryId: id, page: last.current })
    const leave = () => {
      forgetTabs([TAB])
      const body = { page: last.current, tab: TAB, leaving: true }
      void call('reportPresence', { params: { id }, body, keepalive: true }).catch(() => undefined)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [id, isEditor])
}

function useSpoken(words: string): void {
  const before = useRef('')
  useEffect(() => {
    if (before.current === words) return
    before.current = words
    announce(
      words ||
        t({ id: 'use-presence.no-one-else-is-on', defaultMessage: 'No one else is on this entry now.' }),
    )
  }, [words])
}
