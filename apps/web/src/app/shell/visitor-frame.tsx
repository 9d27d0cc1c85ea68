import type { ReactNode } from 'react'
import { useSession } from '../session/session-store.ts'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

/** Frame of pages without a sidebar: the bar above and the link groups below. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <div className="visitor">
      <TopBar signedIn={Boolean(user)} />
      <main id="main" tabIndex={-1}>
        <div className="door-wrap">{children}</div>
      </main>
      <SiteFooter />
    </div>
  )
}
