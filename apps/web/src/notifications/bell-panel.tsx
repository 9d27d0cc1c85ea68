import { Link } from '@tanstack/react-router'
import panelStyles from '../ui/panel.module.css'
import { t } from '../words/t.ts'
import styles from './bell-panel.module.css'
import { MarkAllRead, NotificationList } from './notification-list.tsx'

/** What the bell of the header opens. */
export function BellPanel() {
  return (
    <>
      <div className={panelStyles.head}>
        <h2>{t({ id: 'bell-panel.notifications', defaultMessage: 'Notifications' })}</h2>
        <MarkAllRead />
      </div>
      <NotificationList />
      <p className={styles.foot}>
        <Link to="/settings/notifications">
          {t({
            id: 'bell-panel.choose-what-we-notify-you',
            defaultMessage: 'Choose what we notify you about',
          })}
        </Link>
      </p>
    </>
  )
}
