import { useEffect } from 'react'
import { whenServerIsBack } from '../../api/connection.ts'
import { whenLeaving } from '../../session/leaving.ts'
import { onSessionEvent } from '../../session/session-store.ts'
import type { EntryEditor } from './entry-editor.ts'

/**
 * Backs up what was typed when the page is hidden, asks before it is closed with text that is not saved, and sends
 * what waits here as soon as the server is back, the person has signed in again or wants to sign out.
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
    const stopLeaving = whenLeaving(() => editor.save())
    const stopFollowing = onSessionEvent((event, fromTab) => {
      // Whoever signs out here was asked about text that is not saved; another tab asks about what it knows of.
      if (event === 'SIGNED_OUT' && !fromTab) editor.forget()
      if (event === 'SIGNED_IN' || event === 'MFA_CHALLENGE_VERIFIED') send()
    })
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pagehide', backUp)
    const stopWaiting = whenServerIsBack(send)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      stopLeaving()
      stopFollowing()
      send()
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pagehide', backUp)
      stopWaiting()
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [editor])
}
