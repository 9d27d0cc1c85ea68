import styles from '../ui/feedback.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

/** /shipments. */
export function ComingSoonPage() {
  return (
    <>
      <PageHead title={t({ id: 'coming-soon-page.shipments', defaultMessage: 'Shipments' })} />
      <Panel className={styles.empty}>
        <p className={textStyles.strong}>
          {t({ id: 'coming-soon-page.coming-soon', defaultMessage: 'Coming Soon' })}
        </p>
        <p className={textStyles.secondary}>
          {t({
            id: 'coming-soon-page.this-page-is-not-open',
            defaultMessage: 'This page is not open yet. Your entries and their figures are on the dashboard.',
          })}
        </p>
        <LinkButton to="/dashboard" look="quiet">
          {t({ id: 'coming-soon-page.go-to-dashboard', defaultMessage: 'Go to Dashboard' })}
        </LinkButton>
      </Panel>
    </>
  )
}
