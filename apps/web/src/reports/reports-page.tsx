import { REPORT_DIMENSIONS } from '@edfe/contracts/choices'
import { getRouteApi } from '@tanstack/react-router'
import { useMe } from '../session/use-me.ts'
import { Button } from '../ui/button.tsx'
import feedbackStyles from '../ui/feedback.module.css'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { inSentence } from '../words/in-sentence.ts'
import { t } from '../words/t.ts'
import { DutyByMonth } from './duty-by-month.tsx'
import { ReportChoices } from './report-choices.tsx'
import { dimensionLabel, emptyReport, reportCsv, reportRows } from './report-dimensions.ts'
import { addMonths, readReportSearch } from './report-search.ts'
import { ReportTable } from './report-table.tsx'
import { ReportViews } from './report-views.tsx'
import { useDutyReport } from './use-duty-report.ts'

const route = getRouteApi('/signed-in/reports')

const MONTHS = 12
const BY_OPTIONS = REPORT_DIMENSIONS.map((by) => [by, dimensionLabel(by)] as const)

/**
 * Shows the figures of the entries that CBP has: value, duty, fees and rate by month, HTS number, origin,
 * supplier, measure or program.
 */
export function ReportsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const thisMonth = (useMe().data?.today ?? '').slice(0, 7)
  const to = search.to ?? thisMonth
  const from = search.from ?? (to && addMonths(to, 1 - MONTHS))
  const by = search.by ?? 'month'
  const ask = { by, from, to }
  const report = useDutyReport(ask)
  const rows = report.data && !report.isPlaceholderData ? reportRows(report.data.rows, ask) : []
  const hasEntries = rows.some(({ entries }) => entries > 0)
  const change = (next: typeof search) => void navigate({ search: { by, from, to, ...next }, replace: true })
  return (
    <>
      <PageHead
        title={t({ id: 'reports-page.reports', defaultMessage: 'Reports' })}
        sub={t({
          id: 'reports-page.entries-that-cbp-has-by',
          defaultMessage: 'Entries that CBP has, by entry date. Drafts and rejected entries are left out.',
        })}
        actions={
          <Button
            look="quiet"
            icon="download"
            disabledReason={
              hasEntries
                ? undefined
                : t({
                    id: 'reports-page.there-is-nothing-to-export',
                    defaultMessage: 'There is nothing to export.',
                  })
            }
            onClick={() => saveFile(`duty-by-${by}-${from}-${to}.csv`, 'text/csv', reportCsv(rows, by))}
          >
            {t({ id: 'reports-page.export-csv', defaultMessage: 'Export CSV' })}
          </Button>
        }
      />
      <div className={layoutStyles.stack}>
        <ReportViews />
        <Panel aria-label={t({ id: 'reports-page.twelve-months', defaultMessage: 'Twelve months' })}>
          <DutyByMonth />
        </Panel>
        <ReportChoices
          options={BY_OPTIONS}
          by={by}
          from={from}
          to={to}
          onBy={(next) => change({ by: readReportSearch({ by: next }).by })}
          onMonths={change}
        />
        <Panel
          title={t(
            { id: 'reports-page.duty-and-fees-by', defaultMessage: 'Duty and fees by {dimension}' },
            { dimension: inSentence(dimensionLabel(by)) },
          )}
        >
          {report.isError && (
            <LoadFailed
              message={t({
                id: 'reports-page.the-report-could-not-be',
                defaultMessage: 'The report could not be loaded.',
              })}
              onRetry={() => void report.refetch()}
            />
          )}
          {!report.isError && (report.isPending || report.isPlaceholderData) && (
            <div className={panelStyles.body}>
              <Skeleton
                rows={6}
                label={t({ id: 'reports-page.loading-the-report', defaultMessage: 'Loading the report…' })}
              />
            </div>
          )}
          {report.isSuccess && !report.isPlaceholderData && !hasEntries && (
            <p className={`${feedbackStyles.empty} ${textStyles.secondary}`}>{emptyReport(by)}</p>
          )}
          {hasEntries && <ReportTable rows={rows} by={by} />}
        </Panel>
      </div>
    </>
  )
}
