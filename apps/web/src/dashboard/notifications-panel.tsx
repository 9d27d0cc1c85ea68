import { Link } from '@tanstack/react-router'
import { MarkAllRead, NotificationList } from '../notifications/notification-list.tsx'
import layoutStyles from '../ui/layout.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

/** The newest notifications on the dashboard, a line for each: the bell says more. */
export function NotificationsPanel() {
  return (
    <Panel
      title={t({ id: 'notifications-panel.notifications', defaultMessage: 'Notifications' })}
      aside={<MarkAllRead />}
    >
      <NotificationList isCompact />
      <p className={`${layoutStyles.inset12} ${textStyles.small}`}>
        <Link to="/settings/notifications">
          {t({ id: 'notifications-panel.choose', defaultMessage: 'Choose what we tell you about' })}
        </Link>
      </p>
    </Panel>
  )
}
