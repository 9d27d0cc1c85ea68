import { Link } from '@tanstack/react-router'
import { type NotificationItem, useMarkAllRead, useNotifications } from '../api/dashboard.ts'
import { useDates } from '../session/use-dates.ts'
import buttonStyles from '../ui/button.module.css'
import styles from '../ui/feedback.module.css'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import feedStyles from './feed.module.css'

/** Drawing and tone by the word that a kind ends with, such as 'entry_rejected'. */
function looks(kind: string): { icon: IconName; tone: string | undefined } {
  if (/accepted|released/.test(kind)) return { icon: 'accepted', tone: textStyles.success }
  if (/rejected|failed/.test(kind)) return { icon: 'rejected', tone: textStyles.error }
  if (/hold/.test(kind)) return { icon: 'hold', tone: textStyles.warning }
  return { icon: 'info', tone: textStyles.info }
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
        {!item.read_at && <span className={textStyles.visuallyHidden}> (new)</span>}
      </span>
      <span className={feedStyles.when}>{when}</span>
      {item.body && <p className={feedStyles.detail}>{item.body}</p>}
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
          <button type="button" className={buttonStyles.link} onClick={() => markRead.mutate()}>
            Mark all read
          </button>
        )
      }
    >
      {list.isPending && (
        <div className={panelStyles.body}>
          <Skeleton rows={3} label="Loading notifications…" />
        </div>
      )}
      {list.isError && (
        <LoadFailed message="Failed to load notifications" onRetry={() => void list.refetch()} />
      )}
      {list.data && items.length === 0 && (
        <p className={`${styles.empty} ${textStyles.secondary} `}>No notifications</p>
      )}
      <ul className={feedStyles.feed}>
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} when={dates.recent(item.created_at, now)} />
        ))}
      </ul>
    </Panel>
  )
}
