import styles from '../ui/feedback.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'

/** /shipments. */
export function ComingSoonPage() {
  return (
    <>
      <PageHead title="Shipments" />
      <Panel className={styles.empty}>
        <p className={textStyles.strong}>Coming Soon</p>
        <p className={textStyles.secondary}>
          This page is not open yet. Your entries and their figures are on the dashboard.
        </p>
        <LinkButton to="/dashboard" look="quiet">
          Go to Dashboard
        </LinkButton>
      </Panel>
    </>
  )
}
