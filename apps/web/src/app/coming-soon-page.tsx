import { useLocation } from '@tanstack/react-router'
import styles from '../ui/feedback.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHead } from '../ui/page-head.tsx'

/** /shipments and /reports. */
export function ComingSoonPage() {
  const title = useLocation({ select: ({ pathname }) => (pathname === '/reports' ? 'Reports' : 'Shipments') })
  return (
    <>
      <PageHead title={title} />
      <div className={`panel ${styles.empty}`}>
        <p className="strong">Coming Soon</p>
        <p className="muted text-small">
          This page is not open yet. Your entries and their figures are on the dashboard.
        </p>
        <LinkButton to="/dashboard" look="quiet">
          Go to Dashboard
        </LinkButton>
      </div>
    </>
  )
}
