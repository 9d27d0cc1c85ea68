import { MarkAllRead, NotificationList } from '../notifications/notification-list.tsx'
import { Panel } from '../ui/panel.tsx'
import { t } from '../words/t.ts'

/** The newest notifications on the dashboard, a line for each: the bell says more. */
export function NotificationsPanel() {
  return (
    <Panel
      title={t({ id: 'notifications-panel.notifications', defaultMessage: 'Notifications' })}
      aside={<MarkAllRead />}
    >
      <NotificationList isCompact />
    </Panel>
  )
}
