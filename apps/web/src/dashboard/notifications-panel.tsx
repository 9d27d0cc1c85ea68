import { MarkAllRead, NotificationList } from '../notifications/notification-list.tsx'
import { Panel } from '../ui/panel.tsx'

/** The newest notifications on the dashboard, a line for each: the bell says more. */
export function NotificationsPanel() {
  return (
    <Panel title="Notifications" aside={<MarkAllRead />}>
      <NotificationList isCompact />
    </Panel>
  )
}
