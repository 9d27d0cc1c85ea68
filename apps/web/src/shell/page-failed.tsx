import { type AsyncRouteComponent, type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { whenServerIsBack } from '../api/connection.ts'
import { Button } from '../ui/button.tsx'
import feedbackStyles from '../ui/feedback.module.css'
import layoutStyles from '../ui/layout.module.css'
import { loadPartsAgain } from '../ui/lazy-component.ts'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './shell.module.css'

/** The content in place of a page that failed to render or to load. It is tried again when the server is back. */
export function PageFailed({ reset }: ErrorComponentProps) {
  const { again, isTrying } = useTryAgain(reset)
  useEffect(() => whenServerIsBack(() => void again()), [again])
  return (
    <main className={styles.main} id="main" tabIndex={-1}>
      <div className={styles.column}>
        <Panel className={feedbackStyles.empty} role="alert">
          <h1 tabIndex={-1}>
            {t({ id: 'page-failed.this-page-could-not-be', defaultMessage: 'This page could not be shown' })}
          </h1>
          <p className={textStyles.secondary}>
            {t({
              id: 'page-failed.what-you-saved-is-safe',
              defaultMessage:
                'What you saved is safe. Try again, or reload the page. If that fails too, tell the operator when it happened.',
            })}
          </p>
          <div className={layoutStyles.actions}>
            <Button look="quiet" busy={isTrying} onClick={() => void again()}>
              {t({ id: 'common.try-again', defaultMessage: 'Try again' })}
            </Button>
            <Button onClick={() => location.reload()}>
              {t({ id: 'page-failed.reload-the-page', defaultMessage: 'Reload the page' })}
            </Button>
          </div>
        </Panel>
      </div>
    </main>
  )
}

/** Loads what could not be loaded, and shows the page again. */
function useTryAgain(reset: () => void): { again: () => Promise<void>; isTrying: boolean } {
  const router = useRouter()
  const [isTrying, setTrying] = useState(false)
  const again = useCallback(async () => {
    setTrying(true)
    loadPartsAgain()
    // The router keeps the failure of a page until it is preloaded.
    const pages = router.state.matches.map(
      ({ routeId }) =>
        router.routesById[routeId].options.component as AsyncRouteComponent<object> | undefined,
    )
    await Promise.all(pages.map((page) => page?.preload?.()))
    await router.invalidate()
    setTrying(false)
    reset()
  }, [router, reset])
  return { again, isTrying }
}
