import { Skeleton } from '../ui/skeleton.tsx'
import { TopBar } from './top-bar.tsx'
import styles from './visitor-frame.module.css'

/** The page while the session loads for the first time: the header and a skeleton. */
export function WaitingFrame() {
  return (
    <div className={styles.frame}>
      <TopBar signedIn={false} />
      <main id="main" tabIndex={-1}>
        <div className={styles.content}>
          <Skeleton rows={4} />
        </div>
      </main>
    </div>
  )
}
