import { Suspense } from 'react'
import { useDashboard, useTasks } from '../api/dashboard.ts'
import { hasLocalEntries } from '../entry/editing/local/local-storage.ts'
import { greeting } from '../messages/dates.ts'
import { useDates } from '../session/use-dates.ts'
import { useMe } from '../session/use-me.ts'
import { usePerson } from '../session/use-person.ts'
import layoutStyles from '../ui/layout.module.css'
import { lazyComponent } from '../ui/lazy-component.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { withAllWords } from '../words/load-language.ts'
import { t } from '../words/t.ts'
import { ContinueDraft } from './continue-draft.tsx'
import styles from './dashboard.module.css'
import { FirstEntryPanel } from './first-entry-panel.tsx'
import { MoneyLine } from './money-line.tsx'
import { NeedsYouNow } from './needs-you-now.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import { RecentEntries } from './recent-entries.tsx'
import { StatStrip } from './stat-strip.tsx'

/** Few browsers keep entries, and the panel brings the rules of merging along. */
const loadLocalDrafts = withAllWords(() => import('../entry/editing/local/local-drafts.tsx'))
const LocalDrafts = lazyComponent(async () => (await loadLocalDrafts()).LocalDrafts)

/** Where a signed-in person starts: what is open, what is new, and the figures of the organisation. */
export function DashboardPage() {
  const dates = useDates()
  const { name } = usePerson()
  const me = useMe().data
  const given = me?.user.given_name ?? name.split(' ')[0]
  const dashboard = useDashboard()
  const tasks = useTasks('mine')
  const hasEntries = Object.values(dashboard.data?.groups ?? {}).some((count) => count > 0)
  return (
    <>
      <PageHead
        name={t({ id: 'dashboard-page.dashboard', defaultMessage: 'Dashboard' })}
        title={`${greeting(dates.hour(new Date()))}, ${given}`}
        actions={
          <>
            {me && (
              <span lang={dates.lang} className={`${textStyles.secondary} ${styles.date}`}>
                {dates.longDay(me.today)}
              </span>
            )}
            <ContinueDraft />
            <LinkButton to="/entries/new/step-1" icon="plus">
              {t({ id: 'dashboard-page.new-entry', defaultMessage: 'New Entry' })}
            </LinkButton>
          </>
        }
      />
      {hasLocalEntries() && (
        <Suspense>
          <LocalDrafts />
        </Suspense>
      )}
      {dashboard.isPending || tasks.isPending ? (
        // A panel that appears later would move a link away from the pointer.
        <Panel className={panelStyles.body}>
          <Skeleton
            rows={6}
            label={t({
              id: 'dashboard-page.loading-your-dashboard',
              defaultMessage: 'Loading your dashboard…',
            })}
          />
        </Panel>
      ) : (
        <>
          <StatStrip dashboard={dashboard} />
          <div className={styles.columns}>
            <div className={layoutStyles.stack12}>
              {dashboard.data && !hasEntries && <FirstEntryPanel />}
              <NeedsYouNow />
              {dashboard.data && hasEntries && <MoneyLine dashboard={dashboard.data} />}
              <RecentEntries dashboard={dashboard} />
            </div>
            <NotificationsPanel />
          </div>
        </>
      )}
    </>
  )
}
