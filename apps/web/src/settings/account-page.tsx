import { defineMessage } from '@edfe/domain/messages'
import { SETTINGS } from '../messages/settings-messages.ts'
import { useMe } from '../session/use-me.ts'
import { Banner } from '../ui/banner.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { t } from '../words/t.ts'
import { OwnDataPanel } from './own-data-panel.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useSaveNotice } from './use-save-notice.ts'

const TITLE = defineMessage({ id: 'account-page.account-settings', defaultMessage: 'Account Settings' })

/** The person's own record and how the application looks and behaves for them. */
export function AccountPage() {
  const me = useMe()
  const { notice, run, setNotice, clear } = useSaveNotice()
  if (me.isPending) return <PageSkeleton title={t(TITLE)} />
  if (me.isError) {
    return (
      <>
        <PageHead title={t(TITLE)} />
        <Panel>
          <LoadFailed message={SETTINGS.account.load} onRetry={() => void me.refetch()} />
        </Panel>
      </>
    )
  }
  return (
    <>
      <PageHead
        title={t(TITLE)}
        sub={t({
          id: 'account-page.how-you-appear-to-your',
          defaultMessage: 'How you appear to your team, and how the application looks to you.',
        })}
      />
      <Banner notice={notice} onGone={clear} />
      <div className={layoutStyles.stack}>
        <ProfileForm user={me.data.user} run={run} />
        <PreferencesForm preferences={me.data.preferences} run={run} />
        <OwnDataPanel onNotice={setNotice} />
      </div>
    </>
  )
}
