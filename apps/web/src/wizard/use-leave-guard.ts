import { useEffect } from 'react'
import type { EntrySession } from './entry-session.ts'

/** Keeps what was typed when the page is hidden, and asks before it is closed with text that is not saved. */
export function useLeaveGuard(session: EntrySession): void {
  useEffect(() => {
    const keep = () => {
      if (session.isDirty()) session.keep()
    }
    const ask = (event: BeforeUnloadEvent) => {
      keep()
      if (session.isDirty() || session.state().phase === 'saving') event.preventDefault()
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    const onOnline = () => {
      if (session.isDirty()) void session.save()
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pagehide', keep)
    window.addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      if (session.isDirty()) void session.save()
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [session])
}
