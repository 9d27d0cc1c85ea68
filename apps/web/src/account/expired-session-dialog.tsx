import { Suspense } from 'react'
import { useSession } from '../session/session-store.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'

const AskAgain = lazyDialog(async () => (await import('./ask-again.tsx')).AskAgain)

/** Asks to sign in again over the page when the session has ended, so that nothing typed below is lost. */
export function ExpiredSessionDialog() {
  const { expired, user } = useSession()
  return expired && user ? (
    <Suspense>
      <AskAgain user={user} />
    </Suspense>
  ) : null
}
