import { type MouseEvent, Suspense, useId, useRef, useState } from 'react'
import { useNotifications } from '../api/dashboard.ts'
import { useMe } from '../session/use-me.ts'
import buttonStyles from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './notification-bell.module.css'

const BellPanel = lazyComponent(async () => (await import('../notifications/bell-panel.tsx')).BellPanel)

/** Above this, the number on the bell is no longer exact. */
const MOST_COUNTED = 9

/** New notifications, counted on every page; the newest in a panel that Escape and a click elsewhere close. */
export function NotificationBell() {
  const me = useMe().data
  // Only a member who may see the organization has notifications.
  return me?.membership && !me.lacks_second_factor ? <Bell /> : null
}

function Bell() {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const unread = useNotifications().data?.unread ?? 0
  const count = unread > MOST_COUNTED ? `${MOST_COUNTED}+` : `${unread}`
  // The name says the number as it is shown: who speaks to the computer says what is seen.
  const label =
    unread > 0
      ? t(
          { id: 'notification-bell.notifications-new', defaultMessage: 'Notifications, {unread} new' },
          { unread: count },
        )
      : t({ id: 'notification-bell.notifications', defaultMessage: 'Notifications' })
  /** A link leads to another page: the panel stays behind. */
  const leave = (event: MouseEvent) => {
    if ((event.target as HTMLElement).closest('a')) panel.current?.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.iconButton} ${styles.bell}`}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <Icon name="bell" />
        {unread > 0 && <span className={styles.count}>{count}</span>}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link of the panel is a click as well. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links are the controls. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={leave}
      >
        {isOpen && (
          <Suspense
            fallback={
              <p className={`${textStyles.secondary} ${styles.wait}`}>
                {t({
                  id: 'notification-bell.loading-notifications',
                  defaultMessage: 'Loading notifications…',
                })}
              </p>
            }
          >
            <BellPanel />
          </Suspense>
        )}
      </div>
    </>
  )
}
