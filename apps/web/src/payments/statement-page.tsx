import { getRouteApi, notFound, rootRouteId } from '@tanstack/react-router'
import { ApiProblem } from '../api/problem.ts'
import { lineWord } from '../messages/line-word.ts'
import { entriesText, money } from '../messages/money.ts'
import { shortDay } from '../messages/short-day.ts'
import { statementName } from '../messages/statement-name.ts'
import { useMe } from '../session/use-me.ts'
import { useCustomsSide } from '../session/use-practice.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { t } from '../words/t.ts'
import { AuthorizePanel } from './authorize-panel.tsx'
import { saveAsSent } from './kept-statements.tsx'
import { StatementLines } from './statement-lines.tsx'
import { StatementTotals } from './statement-totals.tsx'
import { linesText, STATE_WORDS } from './statement-words.ts'
import { type Statement, useStatement } from './use-statement.ts'

const route = getRouteApi('/signed-in/payments/$statementId')

/** Shows one statement of CBP line by line against what was filed, and how it is paid. */
export function StatementPage() {
  const { statementId } = route.useParams()
  const { data, error, isPending, refetch } = useStatement(statementId)
  const today = useMe().data?.today
  const title = t({ id: 'statement-page.statement', defaultMessage: 'Statement' })
  if (error instanceof ApiProblem && error.is('not_found')) throw notFound({ routeId: rootRouteId })
  if (error)
    return (
      <>
        <PageHead title={title} />
        <Panel>
          <LoadFailed
            message={t({
              id: 'statement-page.failed',
              defaultMessage: 'The statement could not be loaded.',
            })}
            onRetry={() => void refetch()}
          />
        </Panel>
      </>
    )
  if (isPending || !today) return <PageSkeleton title={title} />
  return <Loaded statement={data} today={today} />
}

function Loaded({ statement, today }: { statement: Statement; today: string }) {
  const side = useCustomsSide()
  return (
    <>
      <PageHead
        title={statementName(statement)}
        sub={t(
          {
            id: 'statement-page.sub',
            defaultMessage:
              '{state}. Printed {day}, port {port}, filer {filer}{isPractice, select, yes {. {line}: CBP collects nothing.} other {}}',
          },
          {
            state: STATE_WORDS[statement.state],
            day: shortDay(statement.print_date, today),
            port: statement.port,
            filer: statement.filer_code,
            isPractice: side === 'CBP' ? 'no' : 'yes',
            line: lineWord(side),
          },
        )}
        actions={
          <>
            <LinkButton to="/payments" look="quiet">
              {t({ id: 'statement-page.all-payments', defaultMessage: 'All payments' })}
            </LinkButton>
            <Button look="quiet" icon="document" onClick={() => window.print()}>
              {t({ id: 'statement-page.print', defaultMessage: 'Print' })}
            </Button>
            <Button
              look="quiet"
              icon="download"
              onClick={() =>
                saveAsSent(
                  `statement-${statement.number}`,
                  statement.messages.flatMap(({ images }) => images),
                )
              }
            >
              {t({ id: 'statement-page.as-sent', defaultMessage: 'As CBP sent it' })}
            </Button>
          </>
        }
      />
      <Compared statement={statement} />
      <div className={layoutStyles.stack}>
        <AuthorizePanel statement={statement} today={today} />
        <StatementLines statement={statement} />
        <StatementTotals statement={statement} />
      </div>
    </>
  )
}

/** The statement in one sentence, held against what was filed. */
function Compared({ statement }: { statement: Statement }) {
  const { cadence, rows, is_equal, stated_total, filed_total } = statement
  const stated = rows.filter((row) => row.stated !== null).length
  const count = cadence === 'monthly' ? linesText({ cadence, lines: stated }) : entriesText(stated)
  if (is_equal)
    return (
      <Alert tone="success">
        <p>
          <Icon name="accepted" />
          {t(
            {
              id: 'statement-page.equal',
              defaultMessage: '{count}, {amount}, equal to what you filed.',
            },
            { count, amount: money(stated_total) },
          )}
        </p>
      </Alert>
    )
  return (
    <Alert>
      <p className={layoutStyles.row8}>
        <Icon name="error" />
        {t(
          {
            id: 'statement-page.differs',
            defaultMessage:
              '{count}, {stated}. You filed {filed}: {differences, plural, one {# line differs} other {# lines differ}}.',
          },
          {
            count,
            stated: money(stated_total),
            filed: money(filed_total),
            differences: rows.filter(({ differences }) => differences.length > 0).length,
          },
        )}
      </p>
    </Alert>
  )
}
