import { useEffect } from 'react'
import { whenServerIsBack } from '../../api/connection.ts'
import { onSessionEvent } from '../../session/session-store.ts'
import type { EntryEditor } from './entry-editor.ts'

/**
 * Backs up what was typed when the page is hidden, asks before it is closed with text that is not saved, and sends
 * what waits here as soon as the server is back or the person has signed in again.
 */
export function useLeaveGuard(editor: EntryEditor): void {
  useEffect(() => {
    const backUp = () => {
      if (editor.isDirty()) editor.backUp()
    }
    const ask = (event: BeforeUnloadEvent) => {
      backUp()
      if (editor.isDirty() || editor.state().phase === 'saving') event.preventDefault()
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') backUp()
    }
    const send = () => {
      if (editor.isDirty()) void editor.save()
    }
    const stopFollowing = onSessionEvent((event) => {
      if (event === 'SIGNED_IN' || event === 'MFA_CHALLENGE_VERIFIED') send()
    })
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pagehide', backUp)
    const stopWaiting = whenServerIsBack(send)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      stopFollowing()
      send()
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pagehide', backUp)
      stopWaiting()
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [editor])
}
