import { LANDED_BY } from '@edfe/contracts/choices'
import { getRouteApi } from '@tanstack/react-router'
import { countText } from '../messages/money.ts'
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
import { t } from '../words/t.ts'
import { type LandedSearch, readLandedSearch } from './landed-search.ts'
import { LandedTable } from './landed-table.tsx'
import { LANDED_HEADS, landedCsv } from './landed-words.ts'
import { ReportChoices } from './report-choices.tsx'
import { addMonths } from './report-search.ts'
import { ReportViews } from './report-views.tsx'
import { useLandedCosts } from './use-landed-costs.ts'

const route = getRouteApi('/signed-in/reports/landed-cost')

const MONTHS = 12

/** Shows what the goods of filed entries cost once they are here, by part number, purchase order or file reference. */
export function LandedCostPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const thisMonth = (useMe().data?.today ?? '').slice(0, 7)
  const to = search.to ?? thisMonth
  const from = search.from ?? (to && addMonths(to, 1 - MONTHS))
  const by = search.by ?? 'part'
  const { costs, entries, total, isLooking, isFailed, retry } = useLandedCosts({ by, from, to })
  const change = (next: LandedSearch) => void navigate({ search: { by, from, to, ...next }, replace: true })
  return (
    <>
      <PageHead
        title={t({ id: 'landed-cost-page.title', defaultMessage: 'Landed cost' })}
        sub={t({
          id: 'landed-cost-page.what-counts',
          defaultMessage:
            'Entered value, freight and insurance to the United States, duty, taxes and fees of accepted entries. What a carrier, a warehouse or a bank charges in the United States is not included.',
        })}
        actions={
          <Button
            look="quiet"
            icon="download"
            disabledReason={
              isLooking || costs.length === 0
                ? t({
                    id: 'landed-cost-page.nothing-to-export',
                    defaultMessage: 'There is nothing to export.',
                  })
                : undefined
            }
            onClick={() =>
              saveFile(`landed-cost-by-${by}-${from}-${to}.csv`, 'text/csv', landedCsv(costs, by))
            }
          >
            {t({ id: 'landed-cost-page.export-csv', defaultMessage: 'Export CSV' })}
          </Button>
        }
      />
      <div className={layoutStyles.stack}>
        <ReportViews />
        <ReportChoices
          options={LANDED_BY.map((each) => [each, LANDED_HEADS[each]] as const)}
          by={by}
          from={from}
          to={to}
          onBy={(next) => change({ by: readLandedSearch({ by: next }).by })}
          onMonths={change}
        />
        <Panel title={LANDED_HEADS[by]} aria-busy={isLooking || undefined}>
          {isFailed && (
            <LoadFailed
              message={t({
                id: 'landed-cost-page.failed',
                defaultMessage: 'The landed cost could not be loaded.',
              })}
              onRetry={retry}
            />
          )}
          {isLooking && (
            <div className={panelStyles.body}>
              {total > 0 && (
                <progress
                  max={total}
                  value={entries}
                  aria-label={t({ id: 'landed-cost-page.progress', defaultMessage: 'Entries added up' })}
                />
              )}
              {total === 0 && (
                <Skeleton
                  rows={6}
                  label={t({ id: 'landed-cost-page.loading', defaultMessage: 'Adding up the entries…' })}
                />
              )}
            </div>
          )}
          {!isLooking && !isFailed && costs.length === 0 && (
            <p className={`${feedbackStyles.empty} ${textStyles.secondary}`}>
              {t({
                id: 'landed-cost-page.empty',
                defaultMessage: 'No filed entry is dated in these months.',
              })}
            </p>
          )}
          {costs.length > 0 && <LandedTable costs={costs} by={by} />}
          {!isLooking && costs.length > 0 && (
            <p role="status" className={`${panelStyles.body} ${textStyles.small}`}>
              {t(
                {
                  id: 'landed-cost-page.added-up',
                  defaultMessage:
                    '{count, plural, one {# entry} other {{entries} entries}} added up. Duty is that of the lines of a part or purchase order; fees are shared by value.{by, select, order { Goods without a purchase order are under the file reference of their entry.} other {}}',
                },
                { count: entries, entries: countText(entries), by },
              )}
            </p>
          )}
        </Panel>
      </div>
    </>
  )
}
