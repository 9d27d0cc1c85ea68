import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app.css'
import { whenSignedOut } from '../api/client.ts'
import { whenServerIsBack } from '../api/connection.ts'
import { meQuery } from '../api/me.ts'
import { showOrganization } from '../api/shown-organization.ts'
import { unsavedEntriesOf } from '../session/kept-here.ts'
import { whenLeaving } from '../session/leaving.ts'
import { onSessionEvent, sessionExpired } from '../session/session-store.ts'
import { applyStoredAppearance } from '../ui/appearance.ts'
import { loadLanguage } from '../words/load-language.ts'
import { queryClient } from './query-client.ts'
import { router } from './router/router.ts'

applyStoredAppearance()
whenSignedOut(sessionExpired)
whenLeaving(async (userId) => {
  if (unsavedEntriesOf(userId).length === 0) return
  const { saveKeptEntries } = await import('../entry/editing/local/save-kept-entries.ts')
  await saveKeptEntries(userId)
})
// This tab handles its own session events itself; those of another tab are handled here.
onSessionEvent((event, fromTab) => {
  if (event === 'SIGNED_OUT') showOrganization(undefined)
  if (event === 'SIGNED_OUT') void router.invalidate().then(() => queryClient.clear())
  else if (fromTab && event === 'USER_UPDATED') void queryClient.invalidateQueries(meQuery)
  else if (fromTab) void router.invalidate()
  else if (event === 'SIGNED_IN' || event === 'MFA_CHALLENGE_VERIFIED') void queryClient.invalidateQueries()
})

// Fetches again the queries that failed while the server was away; forms send the typed text (use-leave-guard.ts).
whenServerIsBack(() => {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate()
})

/** Draws the page once its language is known; English is known at once. */
async function draw(root: HTMLElement): Promise<void> {
  await loadLanguage()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root) void draw(root)
