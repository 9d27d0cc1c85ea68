import { Link } from '@tanstack/react-router'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { MarkAllRead, NotificationList } from './notification-list.tsx'

/** Shows the panel that the bell of the header opens. */
export function BellPanel() {
  return (
    <>
      <div className={panelStyles.head}>
        <h2>{t({ id: 'bell-panel.notifications', defaultMessage: 'Notifications' })}</h2>
        <MarkAllRead />
      </div>
      <NotificationList />
      <p className={`${layoutStyles.ruleAbove} ${layoutStyles.inset12} ${textStyles.small}`}>
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
