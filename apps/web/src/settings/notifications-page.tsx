import { defineMessage } from '@edfe/domain/messages'
import { useOrganizationNotifications, useUserNotifications } from '../api/settings.ts'
import { SETTINGS } from '../messages/settings-messages.ts'
import { useMe } from '../session/use-me.ts'
import { Banner } from '../ui/banner.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { t } from '../words/t.ts'
import { CalendarPanel } from './calendar-panel.tsx'
import { NoOrganization } from './no-organization.tsx'
import { OrganizationNotificationsForm } from './organization-notifications-form.tsx'
import { PersonalNotificationsForm } from './personal-notifications-form.tsx'
import { useSaveNotice } from './use-save-notice.ts'

const TITLE = defineMessage({
  id: 'notifications-page.notification-settings',
  defaultMessage: 'Notification Settings',
})
const MESSAGES = SETTINGS.notifications

/** Shows the notification settings of a person and an organization: where, how often, and when not. */
export function NotificationsPage() {
  const personal = useUserNotifications()
  const shared = useOrganizationNotifications()
  const me = useMe()
  const { notice, run, clear } = useSaveNotice()
  if (personal.query.isPending || shared.query.isPending) return <PageSkeleton title={t(TITLE)} />
  // Someone without an organisation has none of its settings to load.
  const sharedFailed = shared.query.isError && Boolean(me.data?.membership)
  if (personal.query.isError || sharedFailed) {
    const retry = () => Promise.all([personal.query.refetch(), shared.query.refetch()])
    return (
      <>
        <PageHead title={t(TITLE)} />
        <Panel>
          <LoadFailed message={MESSAGES.load} onRetry={() => void retry()} />
        </Panel>
      </>
    )
  }
  return (
    <>
      <PageHead
        title={t(TITLE)}
        sub={t({
          id: 'notifications-page.what-reaches-you-by-email',
          defaultMessage: 'What reaches you by email and in the application.',
        })}
      />
      <Banner notice={notice} onGone={clear} />
      <div className={layoutStyles.stack}>
        <PersonalNotificationsForm
          saved={personal.query.data}
          busy={personal.save.isPending}
          onSave={(next) =>
            run(() => personal.save.mutateAsync(next), MESSAGES.personalUpdated, MESSAGES.personalFailed)
          }
        />
        {me.data?.membership && <CalendarPanel />}
        {me.data && !me.data.membership && <NoOrganization />}
        {me.data?.membership && shared.query.data && (
          <OrganizationNotificationsForm
            saved={shared.query.data}
            busy={shared.save.isPending}
            onSave={(next) =>
              run(
                () => shared.save.mutateAsync(next),
                MESSAGES.organizationUpdated,
                MESSAGES.organizationFailed,
              )
            }
          />
        )}
      </div>
    </>
  )
}
