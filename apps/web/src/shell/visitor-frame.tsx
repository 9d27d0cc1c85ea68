import type { ReactNode } from 'react'
import { useSession } from '../session/session-store.ts'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'
import styles from './visitor-frame.module.css'

/** Frame of pages without a sidebar: the header above and the footer below. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
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
