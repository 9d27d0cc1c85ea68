import { type ReactNode, useEffect } from 'react'
import { sessionUser, useSession } from '../session/session-store.ts'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'
import styles from './visitor-frame.module.css'

/**
 * Frame of pages without a sidebar: the header above and the footer below. A page that needs no session has not asked
 * for it, so the frame does: its header shows who is there.
 */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  useEffect(() => void sessionUser(), [])
  return (
    <div className={styles.frame}>
      <TopBar signedIn={Boolean(user)} />
      <main id="main" tabIndex={-1}>
        <div className={styles.content}>{children}</div>
      </main>
      <SiteFooter />
    </div>
  )
}
