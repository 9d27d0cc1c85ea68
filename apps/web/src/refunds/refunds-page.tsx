import { getRouteApi } from '@tanstack/react-router'
import { lineWord } from '../messages/line-word.ts'
import { ReportViews } from '../reports/report-views.tsx'
import { useMe } from '../session/use-me.ts'
import { useCustomsSide } from '../session/use-practice.ts'
import feedbackStyles from '../ui/feedback.module.css'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { CapePanel } from './cape-panel.tsx'
import { EstimateBasis } from './estimate-basis.tsx'
import { FindingsTable } from './findings-table.tsx'
import { OpenQuestions } from './open-questions.tsx'
import { RefundSums } from './refund-sums.tsx'
import { ReportChoice } from './report-choice.tsx'
import { UnreadRows } from './unread-rows.tsx'
import { useAceReports } from './use-ace-reports.ts'
import { useRefunds } from './use-refunds.ts'

const route = getRouteApi('/signed-in/refunds')

/** Shows what can come back of filed entries, and what was paid too little. */
export function RefundsPage() {
  const side = useCustomsSide()
  const today = useMe().data?.today ?? ''
  const reports = useAceReports().data?.reports ?? []
  const { report } = route.useSearch()
  const shown = reports.find(({ id }) => id === report)
  const { found, isLooking, isFailed, retry } = useRefunds(report)
  const { overpaid, underpaid, questions, lookedAt } = found
  const isEmpty = !isLooking && !isFailed && overpaid.length === 0
  return (
    <>
      <PageHead
        title={t({ id: 'refunds-page.what-can-come-back', defaultMessage: 'What can come back' })}
        sub={
          side !== 'CBP' && !report
            ? t(
                {
                  id: 'refunds-page.practice',
                  defaultMessage: '{line}: nothing was paid to CBP. These are the figures of real entries.',
                },
                { line: lineWord(side) },
              )
            : t({
                id: 'refunds-page.entries-on-file',
                defaultMessage:
                  'Every line of the entries on file, or of a report from ACE, held against the duties and fees of its entry date.',
              })
        }
      />
      <div className={layoutStyles.stack}>
        <ReportViews />
        <ReportChoice reports={reports} shown={report} />
        {shown && <UnreadRows unread={shown.unread} />}
        <RefundSums found={found} isLooking={isLooking} />
        {isFailed && (
          <LoadFailed
            message={t({
              id: 'refunds-page.failed',
              defaultMessage: 'Not all entries could be checked.',
            })}
            onRetry={retry}
          />
        )}
        <Panel title={t({ id: 'refunds-page.paid-too-much', defaultMessage: 'Paid too much' })}>
          {isLooking && overpaid.length === 0 && (
            <div className={panelStyles.body}>
              <Skeleton
                rows={4}
                label={t({ id: 'refunds-page.looking', defaultMessage: 'Checking the entries…' })}
              />
            </div>
          )}
          {isEmpty && (
            <p className={`${feedbackStyles.empty} ${textStyles.secondary}`}>
              {lookedAt.entries === 0
                ? t({ id: 'refunds-page.no-entries', defaultMessage: 'No entry is on file yet.' })
                : t({
                    id: 'refunds-page.nothing',
                    defaultMessage: 'Nothing was paid too much by the duties that are known here.',
                  })}
            </p>
          )}
          {overpaid.length > 0 && <FindingsTable lines={overpaid} today={today} report={report} />}
        </Panel>
        {(side === 'CBP' || report) && <CapePanel overpaid={overpaid} isLooking={isLooking} />}
        {underpaid.length > 0 && (
          <Panel title={t({ id: 'refunds-page.paid-too-little', defaultMessage: 'Paid too little' })}>
            <p className={`${panelStyles.body} ${textStyles.small}`}>
              {t({
                id: 'refunds-page.disclosure',
                defaultMessage:
                  'Correct it while CBP takes a correction. Later, a prior disclosure to the port (19 CFR 162.74) may reduce a penalty, if it comes before CBP begins to investigate. Ask a customs lawyer first.',
              })}
            </p>
            <FindingsTable lines={underpaid} today={today} report={report} />
          </Panel>
        )}
        {questions.length > 0 && <OpenQuestions questions={questions} />}
        <EstimateBasis />
      </div>
    </>
  )
}
