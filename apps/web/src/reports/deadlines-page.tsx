import { addDays, parseDay } from '@edfe/domain/calendar'
import { DEADLINE_KINDS } from '@edfe/domain/tasks'
import { getRouteApi } from '@tanstack/react-router'
import { DEADLINE_TEXTS } from '../messages/deadline-kinds.ts'
import { lineWord } from '../messages/line-word.ts'
import { useMe } from '../session/use-me.ts'
import { useCustomsSide } from '../session/use-practice.ts'
import { Button } from '../ui/button.tsx'
import feedbackStyles from '../ui/feedback.module.css'
import filtersStyles from '../ui/filters.module.css'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { deadlinesCalendar, deadlinesCsv } from './deadline-files.ts'
import { readDeadlineSearch, SPANS, type Span } from './deadline-search.ts'
import { DeadlineTable } from './deadline-table.tsx'
import { ReportViews } from './report-views.tsx'
import { useDeadlines } from './use-deadlines.ts'

const route = getRouteApi('/signed-in/reports/deadlines')

const SPAN_LABELS: Record<Span, string> = {
  get 30() {
    return t({ id: 'deadlines-page.days', defaultMessage: '30 days' })
  },
  get 92() {
    return t({ id: 'deadlines-page.quarter', defaultMessage: '3 months' })
  },
  get 366() {
    return t({ id: 'deadlines-page.year', defaultMessage: '12 months' })
  },
}
const spanOptions = () => SPANS.map((days) => [days, SPAN_LABELS[days]] as const)
const kindOptions = () => [
  ['all', t({ id: 'common.all', defaultMessage: 'All' })] as const,
  ...DEADLINE_KINDS.map((kind) => [kind, DEADLINE_TEXTS[kind].label] as const),
]

/**
 * Shows the deadlines: summaries, payments, corrections, liquidations and protests of the organization's
 * entries.
 */
export function DeadlinesPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const side = useCustomsSide()
  const today = parseDay(useMe().data?.today)
  const from = search.from ?? today
  const days = search.days ?? '92'
  const ask = from && { from, to: addDays(from, Number(days) - 1) }
  const report = useDeadlines(ask)
  const isReady = report.isSuccess && !report.isPlaceholderData
  const found = isReady
    ? report.data.deadlines.filter(({ kind }) => !search.kind || kind === search.kind)
    : []
  const change = (next: Record<string, string>) =>
    void navigate({
      search: (old) => ({ ...old, ...readDeadlineSearch({ ...old, ...next }) }),
      replace: true,
    })
  const disabledReason =
    found.length > 0
      ? undefined
      : t({ id: 'deadlines-page.there-is-nothing-to-export', defaultMessage: 'There is nothing to export.' })
  const fileName = `deadlines-${ask?.from}-${ask?.to}`
  return (
    <>
      <PageHead
        title={t({ id: 'deadlines-page.deadlines', defaultMessage: 'Deadlines' })}
        sub={
          side !== 'CBP'
            ? t(
                {
                  id: 'deadlines-page.practice-nothing-is-due-at',
                  defaultMessage: '{line}: nothing is due at CBP. These are the days of a real entry.',
                },
                { line: lineWord(side) },
              )
            : t({
                id: 'deadlines-page.archived-entries-are-left-out',
                defaultMessage: 'Archived entries are left out.',
              })
        }
        actions={
          <>
            <Button
              look="quiet"
              icon="download"
              disabledReason={disabledReason}
              onClick={() => saveFile(`${fileName}.csv`, 'text/csv', deadlinesCsv(found))}
            >
              {t({ id: 'deadlines-page.export-csv', defaultMessage: 'Export CSV' })}
            </Button>
            <Button
              look="quiet"
              icon="download"
              disabledReason={disabledReason}
              onClick={async () =>
                saveFile(
                  `${fileName}.ics`,
                  'text/calendar',
                  await deadlinesCalendar(found, window.location.origin),
                )
              }
            >
              {t({ id: 'deadlines-page.calendar-file-ics', defaultMessage: 'Calendar file (.ics)' })}
            </Button>
          </>
        }
      />
      <div className={layoutStyles.stack}>
        <ReportViews />
        <Panel
          aria-label={t({
            id: 'deadlines-page.which-deadlines-are-shown',
            defaultMessage: 'Which deadlines are shown',
          })}
        >
          <div className={filtersStyles.row}>
            <SelectField
              label={t({ id: 'deadlines-page.deadline', defaultMessage: 'Deadline' })}
              options={kindOptions()}
              value={search.kind ?? 'all'}
              onChange={({ target }) => change({ kind: target.value })}
            />
            <TextField
              label={t({ id: 'deadlines-page.from-day', defaultMessage: 'From day' })}
              type="date"
              value={from ?? ''}
              onChange={({ target }) => target.value && change({ from: target.value })}
            />
            <SelectField
              label={t({ id: 'deadlines-page.show', defaultMessage: 'Show' })}
              options={spanOptions()}
              value={days}
              onChange={({ target }) => change({ days: target.value })}
            />
          </div>
        </Panel>
        <Panel
          title={t({ id: 'deadlines-page.what-is-due', defaultMessage: 'What is due' })}
          aria-busy={report.isPlaceholderData || undefined}
        >
          {report.isError && (
            <LoadFailed
              message={t({
                id: 'deadlines-page.the-deadlines-could-not-be',
                defaultMessage: 'The deadlines could not be loaded.',
              })}
              onRetry={() => void report.refetch()}
            />
          )}
          {!report.isError && !isReady && (
            <div className={panelStyles.body}>
              <Skeleton
                rows={6}
                label={t({
                  id: 'deadlines-page.loading-the-deadlines',
                  defaultMessage: 'Loading the deadlines…',
                })}
              />
            </div>
          )}
          {isReady && found.length === 0 && (
            <p className={`${feedbackStyles.empty} ${textStyles.secondary}`}>
              {t({
                id: 'deadlines-page.nothing-is-due-in-this',
                defaultMessage: 'Nothing is due in this period.',
              })}
            </p>
          )}
          {found.length > 0 && today && <DeadlineTable deadlines={found} today={today} />}
        </Panel>
        <Panel title={t({ id: 'deadlines-page.what-the-days-mean', defaultMessage: 'What the days mean' })}>
          <dl className={`${panelStyles.body} ${layoutStyles.stack12} ${textStyles.small}`}>
            {DEADLINE_KINDS.map((kind) => (
              <div key={kind}>
                <dt className={`${textStyles.ink} ${textStyles.strong}`}>{DEADLINE_TEXTS[kind].label}</dt>
                <dd className={textStyles.muted}>{DEADLINE_TEXTS[kind].meaning}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </>
  )
}
