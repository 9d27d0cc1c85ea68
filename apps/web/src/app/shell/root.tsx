import { Outlet } from '@tanstack/react-router'
import { LiveRegion } from '../../ui/announce.tsx'
import { Toaster } from '../../ui/toast.tsx'
import { ExpiredSessionDialog } from './expired-session-dialog.tsx'
import { SessionAlert } from './session-alert.tsx'
import styles from './shell.module.css'
import { useRouteFocus } from './use-route-focus.ts'

/** Around every page: skip link, live region, toasts, what failed with the session, and the dialog of an ended session. */
export function Root() {
  useRouteFocus()
  return (
    <>
      <a className={`${styles.skipLink} btn`} href="#main">
        Skip to main content
      </a>
      <Outlet />
      <SessionAlert />
      <Toaster />
      <LiveRegion />
      <ExpiredSessionDialog />
    </>
  )
}
