import { Link } from '@tanstack/react-router'
import { type NotificationItem, useMarkAllRead, useNotifications } from '../api/dashboard.ts'
import { useDates } from '../session/use-dates.ts'
import styles from '../ui/feedback.module.css'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Drawing and tone by the word that a kind ends with, such as 'entry_rejected'. */
function looks(kind: string): { icon: IconName; tone: string } {
  if (/accepted|released/.test(kind)) return { icon: 'accepted', tone: 'tone-success' }
  if (/rejected|failed/.test(kind)) return { icon: 'rejected', tone: 'tone-error' }
  if (/hold/.test(kind)) return { icon: 'hold', tone: 'tone-warning' }
  return { icon: 'info', tone: 'tone-note' }
}

function NotificationRow({ item, when }: { item: NotificationItem; when: string }) {
  const { icon, tone } = looks(item.kind)
  return (
    <li>
      <span className={tone}>
        <Icon name={icon} />
      </span>
      <span>
        {item.href ? <Link to={item.href}>{item.title}</Link> : item.title}
        {!item.read_at && <span className="visually-hidden"> (new)</span>}
      </span>
      <span className="when">{when}</span>
      {item.body && <p className="feed-detail">{item.body}</p>}
    </li>
  )
}

/** What happened to the person's entries; 'No notifications' when nothing did. */
export function NotificationsPanel() {
  const list = useNotifications()
  const markRead = useMarkAllRead()
  const dates = useDates()
  const now = new Date()
  const items = list.data?.notifications ?? []
  const unread = items.some(({ read_at }) => !read_at)
  return (
    <Panel
      title="Notifications"
      aside={
        unread && (
          <button type="button" className="link-button" onClick={() => markRead.mutate()}>
            Mark all read
          </button>
        )
      }
    >
      {list.isPending && (
        <div className="panel-body">
          <Skeleton rows={3} label="Loading notifications…" />
        </div>
      )}
      {list.isError && (
        <LoadFailed message="Failed to load notifications" onRetry={() => void list.refetch()} />
      )}
      {list.data && items.length === 0 && (
        <p className={`${styles.empty} muted text-small`}>No notifications</p>
      )}
      <ul className="feed">
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} when={dates.recent(item.created_at, now)} />
        ))}
      </ul>
    </Panel>
  )
}
