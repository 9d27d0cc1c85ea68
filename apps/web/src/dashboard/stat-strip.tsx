import type { UseQueryResult } from '@tanstack/react-query'
import type { Dashboard } from '../api/dashboard.ts'
import { countText, wholeDollars } from '../messages/money.ts'
import { useDates } from '../session/use-dates.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './dashboard.module.css'

const NAME = textStyles.secondary
const VALUE = `${textStyles.strong} ${textStyles.figures} ${textStyles.nowrap}`

/** '19 h 40 min', or a dash while nothing was released. */
function clearanceText(seconds: number | null): string {
  if (seconds === null) return '—'
  const minutes = Math.round(seconds / 60)
  return t(
    {
      id: 'stat-strip.duration',
      defaultMessage: '{hours, plural, =0 {} other {{hours, number} h }}{minutes} min',
    },
    { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
  )
}

/** The organization's four figures in a line; what each counts shows under the pointer, and is read out. */
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
  const figures = [
    {
      name: t({ id: 'stat-strip.total-entries', defaultMessage: 'Total Entries' }),
      value: countText(total_entries),
      note: first_entry_at
        ? t(
            { id: 'stat-strip.since', defaultMessage: 'Since {day}, archived included' },
            { day: dates.month(first_entry_at) },
          )
        : t({ id: 'stat-strip.none-yet', defaultMessage: 'None yet' }),
    },
    {
      name: t({ id: 'stat-strip.this-month', defaultMessage: 'This Month' }),
      value: countText(entries_this_month),
      note: dates.calendarMonth(month),
    },
    {
      name: t({ id: 'stat-strip.total-value', defaultMessage: 'Total Value' }),
      value: wholeDollars(total_value),
      note: t({
        id: 'stat-strip.entered-value-of-filed-entries',
        defaultMessage: 'Entered value of filed entries',
      }),
    },
    {
      name: t({ id: 'stat-strip.avg-clearance', defaultMessage: 'Avg. Clearance' }),
      value: clearanceText(average_clearance_seconds),
      note:
        average_clearance_seconds === null
          ? t({ id: 'stat-strip.nothing-released-yet', defaultMessage: 'Nothing released yet' })
          : t({ id: 'stat-strip.submission-to-release', defaultMessage: 'Submission to release' }),
    },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name} title={note}>
          <dt className={NAME}>{name}</dt>
          <dd className={VALUE}>
            {value}
            <span className={textStyles.visuallyHidden}> {note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
