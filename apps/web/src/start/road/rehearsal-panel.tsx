import type { Rehearsal } from '@edfe/contracts/organization/rehearsal'
import { parseDay } from '@edfe/domain/calendar'
import { progressOf, verdictOf } from '@edfe/domain/rehearsal'
import { Link } from '@tanstack/react-router'
import { addressOf } from '../../api/client.ts'
import { shortDay } from '../../messages/short-day.ts'
import { useMe } from '../../session/use-me.ts'
import { useRehearsal } from '../../session/use-rehearsal.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Badge } from '../../ui/status-badge.tsx'
import { Table, TableHead } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { sentence } from '../../words/sentence.ts'
import { t } from '../../words/t.ts'

type Run = Rehearsal['summaries']

/** CBP's qualification test, rehearsed on practice filings: the days that count, and what begins the count anew. */
export function RehearsalPanel() {
  const { data, isError, refetch } = useRehearsal()
  return (
    <Panel
      title={t({ id: 'rehearsal-panel.title', defaultMessage: 'Your practice on real days' })}
      aside={
        data?.isPassed && (
          <Badge look="accepted">{t({ id: 'rehearsal-panel.passed', defaultMessage: 'Passed' })}</Badge>
        )
      }
    >
      <div className={`${panelStyles.body} ${layoutStyles.stack12} ${textStyles.small}`}>
        <p>
          {t({
            id: 'rehearsal-panel.how',
            defaultMessage:
              'CBP qualifies a filer by ten days of summaries with errors of at most 5 percent a day. An error that comes again, or an entry number that cannot be processed, begins the count anew. Then come three days of releases at each port with errors under 10 percent. Your practice filings are counted here in the same way; the days of a run need not follow each other in the calendar.',
          })}
        </p>
        {data && data.summaries.days.length > 0 && (
          <p>
            <a className={buttonClass('quiet')} href={addressOf('printRehearsal', {})} download>
              <Icon name="download" />
              {t({ id: 'rehearsal-panel.protocol', defaultMessage: 'Protocol (PDF)' })}
            </a>
          </p>
        )}
      </div>
      {isError && (
        <LoadFailed
          message={t({ id: 'rehearsal-panel.failed', defaultMessage: 'The rehearsal could not be loaded.' })}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <RunTable
            title={t({ id: 'rehearsal-panel.summaries', defaultMessage: 'Entry summaries' })}
            run={data.summaries}
          />
          {data.ports.map(({ port, releases }) => (
            <RunTable
              key={port}
              title={t(
                { id: 'rehearsal-panel.releases', defaultMessage: 'Releases at port {port}' },
                { port },
              )}
              run={releases}
            />
          ))}
          <p className={`${panelStyles.body} ${textStyles.small}`}>
            {data.hasStatements
              ? t({
                  id: 'rehearsal-panel.statements',
                  defaultMessage:
                    'Optional: CBP asks for a preliminary and a final statement in print. Both have come.',
                })
              : t({
                  id: 'rehearsal-panel.no-statements',
                  defaultMessage:
                    'Optional: CBP asks for a preliminary and a final statement in print. They come for an entry that is paid by statement.',
                })}{' '}
            <Link to="/payments">{t({ id: 'rehearsal-panel.payments', defaultMessage: 'Statements' })}</Link>
          </p>
        </>
      )}
    </Panel>
  )
}

/** So many of the newest days are on the page; the protocol has all of them. */
const SHOWN_DAYS = 10

function RunTable({ title, run }: { title: string; run: Run }) {
  const today = useMe().data?.today ?? ''
  const columns = {
    day: t({ id: 'rehearsal-panel.day', defaultMessage: 'Day' }),
    filings: t({ id: 'rehearsal-panel.filings', defaultMessage: 'Filings' }),
    result: t({ id: 'rehearsal-panel.result', defaultMessage: 'Result' }),
  }
  return (
    <section aria-label={title}>
      <div className={`${panelStyles.body} ${textStyles.small}`}>
        <h3>{title}</h3>
        <p className={textStyles.muted}>
          {sentence(progressOf({ ...run, doneOn: parseDay(run.doneOn) }))}
          {run.days.length > SHOWN_DAYS &&
            ` ${t(
              {
                id: 'rehearsal-panel.newest-days',
                defaultMessage: 'The newest {count} days are below, all of them in the protocol.',
              },
              { count: SHOWN_DAYS },
            )}`}
        </p>
      </div>
      {run.days.length > 0 && (
        <Table isStacked>
          <TableHead columns={Object.values(columns)} />
          <tbody>
            {run.days.slice(-SHOWN_DAYS).map((day) => (
              <tr key={day.day}>
                <td className={textStyles.strong}>{shortDay(day.day, today)}</td>
                <td>
                  {t(
                    {
                      id: 'rehearsal-panel.day-filings',
                      defaultMessage:
                        '{filed} filed, {refused, plural, =0 {none refused} other {# refused: {percent} percent}}',
                    },
                    { filed: day.filed, refused: day.refused, percent: day.percent },
                  )}
                </td>
                <td>{sentence(verdictOf(day))}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
