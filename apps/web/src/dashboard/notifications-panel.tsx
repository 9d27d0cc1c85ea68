import { Link } from '@tanstack/react-router'
import { MarkAllRead, NotificationList } from '../notifications/notification-list.tsx'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './dashboard.module.css'

/** The newest notifications on the dashboard, a line for each: the bell says more. */
export function NotificationsPanel() {
  return (
    <Panel
      title={t({ id: 'notifications-panel.notifications', defaultMessage: 'Notifications' })}
      aside={<MarkAllRead />}
    >
      <NotificationList isCompact />
      <p className={`${textStyles.small} ${styles.more}`}>
        <Link to="/settings/notifications">
          {t({ id: 'notifications-panel.choose', defaultMessage: 'Choose what we tell you about' })}
        </Link>
      </p>
    </Panel>
  )
}
