import { MarkAllRead, NotificationList } from '../notifications/notification-list.tsx'
import { Panel } from '../ui/panel.tsx'

/** The newest notifications on the dashboard. */
export function NotificationsPanel() {
  return (
    <Panel title="Notifications" aside={<MarkAllRead />}>
      <NotificationList />
    </Panel>
  )
}
