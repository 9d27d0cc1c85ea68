import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/app.css'
import { whenSignedOut } from './api/client.ts'
import { queryClient } from './api/query-client.ts'
import { router } from './router/router.ts'
import { onSessionEvent, sessionExpired } from './session/session-store.ts'
import { applyStoredAppearance } from './session/appearance.ts'

applyStoredAppearance()
whenSignedOut(sessionExpired)
onSessionEvent((event) => {
  if (event === 'SIGNED_OUT') queryClient.clear()
  if (event !== 'INITIAL_SESSION' && event !== 'TOKEN_REFRESHED') void router.invalidate()
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
