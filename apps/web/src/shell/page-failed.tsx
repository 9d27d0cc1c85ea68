import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '../ui/button.tsx'
import feedbackStyles from '../ui/feedback.module.css'
import layoutStyles from '../ui/layout.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './shell.module.css'

/** The content in place of a page that failed to render or to load. */
export function PageFailed({ reset }: ErrorComponentProps) {
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
                'What you saved is safe. Reload the page; if it fails again, tell the operator when.',
            })}
          </p>
          <div className={layoutStyles.actions}>
            <Button look="quiet" onClick={reset}>
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
