import type { UseQueryResult } from '@tanstack/react-query'
import type { Dashboard } from '../api/dashboard.ts'
import { countText, wholeDollars } from '../messages/money.ts'
import { useDates } from '../session/use-dates.ts'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import styles from './figures.module.css'

const VALUE = `${textStyles.figure} ${textStyles.nowrap} ${layoutStyles.spaceAbove6} ${styles.value}`
const NOTE = `${textStyles.note} ${layoutStyles.spaceAbove2} ${styles.note}`

function Clearance({ seconds }: { seconds: number | null }) {
  if (seconds === null) return <>—</>
  const minutes = Math.round(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return (
    <>
      {hours > 0 && (
        <>
          {countText(hours)}
          <small>h</small>
        </>
      )}
      {minutes % 60}
      <small>{t({ id: 'stat-strip.min', defaultMessage: 'min' })}</small>
    </>
  )
}

/** The organisation's four figures. */
export function StatStrip({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const dates = useDates()
  if (dashboard.isPending) return null
  if (dashboard.isError) {
    return (
      <Panel>
        <LoadFailed
          message={t({
            id: 'stat-strip.the-figures-could-not-be',
            defaultMessage: 'The figures could not be loaded.',
          })}
          onRetry={() => void dashboard.refetch()}
        />
      </Panel>
    )
  }
  const { total_entries, entries_this_month, month, total_value, average_clearance_seconds, first_entry_at } =
    dashboard.data
  return (
    <dl className={`${panelStyles.panel} ${layoutStyles.columnRules} ${styles.figures} ${styles.four}`}>
      <div>
        <dt className={`${textStyles.small} ${textStyles.strong}`}>
          {t({ id: 'stat-strip.total-entries', defaultMessage: 'Total Entries' })}
        </dt>
        <dd className={VALUE}>{countText(total_entries)}</dd>
        <dd className={NOTE}>
          {first_entry_at ? (
            <T
              id="stat-strip.since-archived-included"
              defaultMessage="Since {day}, archived included"
              values={{ day: <span lang={dates.lang}>{dates.month(first_entry_at)}</span> }}
            />
          ) : (
            t({ id: 'stat-strip.none-yet', defaultMessage: 'None yet' })
          )}
        </dd>
      </div>
      <div>
        <dt className={`${textStyles.small} ${textStyles.strong}`}>
          {t({ id: 'stat-strip.this-month', defaultMessage: 'This Month' })}
        </dt>
        <dd className={VALUE}>{countText(entries_this_month)}</dd>
        <dd className={NOTE} lang={dates.lang}>
          {dates.calendarMonth(month)}
        </dd>
      </div>
      <div>
        <dt className={`${textStyles.small} ${textStyles.strong}`}>
          {t({ id: 'stat-strip.total-value', defaultMessage: 'Total Value' })}
        </dt>
        <dd className={VALUE}>{wholeDollars(total_value)}</dd>
        <dd className={NOTE}>
          {t({
            id: 'stat-strip.entered-value-of-filed-entries',
            defaultMessage: 'Entered value of filed entries',
          })}
        </dd>
      </div>
      <div>
        <dt className={`${textStyles.small} ${textStyles.strong}`}>
          {t({ id: 'stat-strip.avg-clearance', defaultMessage: 'Avg. Clearance' })}
        </dt>
        <dd className={VALUE}>
          <Clearance seconds={average_clearance_seconds} />
        </dd>
        <dd className={NOTE}>
          {average_clearance_seconds === null
            ? t({ id: 'stat-strip.nothing-released-yet', defaultMessage: 'Nothing released yet' })
            : t({ id: 'stat-strip.submission-to-release', defaultMessage: 'Submission to release' })}
        </dd>
      </div>
    </dl>
  )
}
