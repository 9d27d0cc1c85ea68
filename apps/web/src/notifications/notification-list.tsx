import { Link } from '@tanstack/react-router'
import { type NotificationItem, useMarkAllRead, useNotifications } from '../api/dashboard.ts'
import { useDates } from '../session/use-dates.ts'
import buttonStyles from '../ui/button.module.css'
import styles from '../ui/feedback.module.css'
import { Icon, type IconName } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
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
      <span className={textStyles.breaks}>
        {item.href ? (
          <Link className={textStyles.strong} to={item.href}>
            {item.title}
          </Link>
        ) : (
          item.title
        )}
        {!item.read_at && (
          <span className={textStyles.info}>
            {' '}
            {t({ id: 'notification-list.new', defaultMessage: 'New' })}
          </span>
        )}
      </span>
      <span className={`${textStyles.note} ${textStyles.nowrap}`}>{when}</span>
      {item.body && <p className={feedStyles.detail}>{item.body}</p>}
    </li>
  )
}

/** Marks everything as read, where something is new. */
export function MarkAllRead() {
  const markRead = useMarkAllRead()
  const unread = useNotifications().data?.unread ?? 0
  if (unread === 0) return null
  return (
    <button
      type="button"
      className={`${layoutStyles.touch} ${buttonStyles.link}`}
      onClick={() => markRead.mutate()}
    >
      {t({ id: 'notification-list.mark-all-read', defaultMessage: 'Mark all read' })}
    </button>
  )
}

/** So many lines are as high as what is beside them on the dashboard. */
const MOST_COMPACT = 8

/**
 * Shows the events of the person's entries; 'No notifications' if there are none. Compact, it has a line for
 * each.
 */
export function NotificationList({ isCompact = false }: { isCompact?: boolean }) {
  const list = useNotifications()
  const dates = useDates()
  const now = new Date()
  if (list.isPending) {
    return (
      <div className={panelStyles.body}>
        <Skeleton
          rows={3}
          label={t({
            id: 'notification-list.loading-notifications',
            defaultMessage: 'Loading notifications…',
          })}
        />
      </div>
    )
  }
  if (!list.data)
    return (
      <LoadFailed
        message={t({
          id: 'notification-list.failed-to-load-notifications',
          defaultMessage: 'Failed to load notifications',
        })}
        onRetry={() => void list.refetch()}
      />
    )
  const notifications = isCompact ? list.data.notifications.slice(0, MOST_COMPACT) : list.data.notifications
  if (notifications.length === 0) {
    return (
      <p className={`${styles.empty} ${textStyles.secondary}`}>
        {t({ id: 'notification-list.no-notifications', defaultMessage: 'No notifications' })}
      </p>
    )
  }
  return (
    <ul
      className={`${layoutStyles.touchLinks} ${layoutStyles.rules} ${feedStyles.feed} ${isCompact ? feedStyles.compact : ''}`}
    >
      {notifications.map((item) => (
        <NotificationRow
          key={item.id}
          item={isCompact ? { ...item, body: '' } : item}
          when={dates.recent(item.created_at, now)}
        />
      ))}
    </ul>
  )
}
