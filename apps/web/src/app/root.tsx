import { Outlet } from '@tanstack/react-router'
import { ExpiredSessionDialog } from '../account/expired-session-dialog.tsx'
import { ProofDialog } from '../account/proof-dialog.tsx'
import { LeaveDialog } from '../shell/leave-dialog.tsx'
import { OrganizationChangedDialog } from '../shell/organization-changed-dialog.tsx'
import { ReconnectingBar } from '../shell/reconnecting-bar.tsx'
import { SessionAlert } from '../shell/session-alert.tsx'
import styles from '../shell/shell.module.css'
import { useRouteFocus } from '../shell/use-route-focus.ts'
import { LiveRegion } from '../ui/announce.tsx'
import buttonStyles from '../ui/button.module.css'
import { Toaster } from '../ui/toast.tsx'
import { t } from '../words/t.ts'

/** Around every page: skip link, live region, toasts, what failed with the session, a server that is away, the dialogs of an ended session, of a proof, of another organization and of text that a sign-out would lose. */
export function Root() {
  useRouteFocus()
  return (
    <>
      <a className={`${styles.skipLink} ${buttonStyles.button}`} href="#main">
        {t({ id: 'root.skip-to-main-content', defaultMessage: 'Skip to main content' })}
      </a>
      <Outlet />
      <SessionAlert />
      <ReconnectingBar />
      <Toaster />
      <LiveRegion />
      <ExpiredSessionDialog />
      <ProofDialog />
      <OrganizationChangedDialog />
      <LeaveDialog />
    </>
  )
}
