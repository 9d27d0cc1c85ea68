import { Skeleton } from '../../ui/skeleton.tsx'
import { TopBar } from './top-bar.tsx'

/** What stands while the session is read for the first time: the bar with its place kept, and grey bars below. */
export function WaitingFrame() {
  return (
    <div className="visitor">
      <TopBar signedIn={false} />
      <main id="main" tabIndex={-1}>
        <div className="door-wrap">
          <Skeleton rows={4} />
        </div>
      </main>
    </div>
  )
}
