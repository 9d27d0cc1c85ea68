import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { NOT_FOUND } from '../messages/not-found.ts'
import { useSession } from '../session/session-store.ts'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { WaitingFrame } from '../shell/waiting-frame.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import { lazyComponent } from '../ui/lazy-component.ts'
import { MissingBlock } from '../ui/missing-block.tsx'
import textStyles from '../ui/text.module.css'
import styles from './not-found-page.module.css'

const Shell = lazyComponent(async () => (await import('../shell/shell.tsx')).Shell)

/** The page for an unknown address, in the frame of the person's other pages. */
export function NotFoundPage() {
  const { user } = useSession()
  if (!user) {
    return (
      <VisitorFrame>
        <NotFound />
      </VisitorFrame>
    )
  }
  return (
    <Suspense fallback={<WaitingFrame />}>
      <Shell>
        <NotFound />
      </Shell>
    </Suspense>
  )
}

function NotFound() {
  const router = useRouter()
  return (
    <div className={styles.columns}>
      <div>
        <h1 className={textStyles.displayTitle} tabIndex={-1}>
          {NOT_FOUND.title}
        </h1>
        <p className={`${textStyles.lead} ${styles.lead}`}>{NOT_FOUND.lead}</p>
        <div className={layoutStyles.actionsApart}>
          <a className={buttonClass()} href="/">
            {NOT_FOUND.home}
          </a>
          <Button look="quiet" onClick={() => router.history.back()}>
            {NOT_FOUND.back}
          </Button>
        </div>
        <p className={`${layoutStyles.wrap} ${layoutStyles.spaceAbove32} ${styles.links}`}>
          {NOT_FOUND.links.map(([href, label]) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
      <MissingBlock />
    </div>
  )
}
