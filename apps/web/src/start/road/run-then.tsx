import type { RehearsalRun } from '@edfe/contracts/organization/rehearsal-runs'
import { formatUsd } from '@edfe/domain/money'
import { hasBothStatements } from '@edfe/domain/rehearsal'
import { addressOf } from '../../api/client.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { Badge } from '../../ui/status-badge.tsx'
import { Table, TableHead } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'

/** What CBP wants after the ten days: releases at each port, statements in print, and a printed form for each test question. */
export function RunThen({ run }: { run: RehearsalRun }) {
  const [statement] = run.statements
  return (
    <Table isStacked>
      <TableHead
        columns={[
          t({ id: 'run-then.then', defaultMessage: 'Then' }),
          t({ id: 'run-then.wanted', defaultMessage: 'What CBP wants' }),
          t({ id: 'run-then.yours', defaultMessage: 'You' }),
          t({ id: 'run-then.result', defaultMessage: 'Result' }),
        ]}
      />
      <tbody>
        {run.ports.map(({ port, releases }) => (
          <tr key={port}>
            <td className={textStyles.strong}>
              {t({ id: 'run-then.releases', defaultMessage: 'Releases, port {port}' }, { port })}
            </td>
            <td>{t({ id: 'run-then.three-days', defaultMessage: '3 days under 10%' })}</td>
            <td>
              {releases.days.length === 0
                ? t({ id: 'run-table.not-run', defaultMessage: 'Not run' })
                : releases.days
                    .map(({ percent }) =>
                      t({ id: 'run-table.percent', defaultMessage: '{percent}%' }, { percent }),
                    )
                    .join(', ')}
            </td>
            <td>
              <Result isDone={releases.counted === releases.goal.days} />
            </td>
          </tr>
        ))}
        <tr>
          <td className={textStyles.strong}>
            {t({ id: 'run-then.statement', defaultMessage: 'Statement print, optional' })}
          </td>
          <td>{t({ id: 'run-then.both', defaultMessage: 'A preliminary and a final one' })}</td>
          <td>
            {statement
              ? t(
                  {
                    id: 'run-then.statements-here',
                    defaultMessage: 'Of {count, plural, one {# entry} other {# entries}} of day 10, {total}',
                  },
                  { count: statement.entries.length, total: formatUsd(statement.total) },
                )
              : t({ id: 'run-then.after-day-10', defaultMessage: 'After day 10' })}
          </td>
          <td className={layoutStyles.wrap}>
            <Result isDone={hasBothStatements(run.statements)} />
            {statement && (
              <a
                className={buttonClass('quiet', true)}
                href={addressOf('printRehearsedStatements', { params: { id: run.id } })}
                download
              >
                <Icon name="download" />
                {t({ id: 'run-then.print-statements', defaultMessage: 'Statements (PDF)' })}
              </a>
            )}
          </td>
        </tr>
        <tr>
          <td className={textStyles.strong}>
            {t({ id: 'run-then.questions', defaultMessage: 'CBP’s test questions' })}
          </td>
          <td>
            {t({ id: 'run-then.form-each', defaultMessage: 'CBP may ask for a printed 7501 for each' })}
          </td>
          <td>{t({ id: 'run-then.forms-here', defaultMessage: 'One for each shipment of this run' })}</td>
          <td>
            {run.day > 0 ? (
              <a
                className={buttonClass('quiet', true)}
                href={addressOf('printRehearsedForms', { params: { id: run.id } })}
                download
              >
                <Icon name="download" />
                {t({ id: 'run-then.print', defaultMessage: 'Forms 7501 (PDF)' })}
              </a>
            ) : (
              <Result isDone={false} />
            )}
          </td>
        </tr>
      </tbody>
    </Table>
  )
}

const Result = ({ isDone }: { isDone: boolean }) =>
  isDone ? (
    <Badge look="accepted">{t({ id: 'run-then.passed', defaultMessage: 'Passed' })}</Badge>
  ) : (
    <Badge>{t({ id: 'run-then.open', defaultMessage: 'Open' })}</Badge>
  )
