import type { Operations } from '@edfe/contracts/operator/operator'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import tableStyles from '../ui/table.module.css'
import { Table, TableHead } from '../ui/table.tsx'
import { t } from '../words/t.ts'
import type { Wanted } from './act-dialog.tsx'
import { actTexts } from './act-texts.ts'
import { ListPanel } from './list-panel.tsx'
import styles from './operator.module.css'

/** Jobs by queue, and the failed ones. */
export function QueuePanel({
  operations,
  onAct,
}: {
  operations: Operations
  onAct: (wanted: Wanted) => void
}) {
  const dates = useDates()
  const { queues, failed_jobs: failed } = operations
  return (
    <>
      <Panel title={t({ id: 'queue-panel.queues', defaultMessage: 'Queues' })}>
        <Table isStacked>
          <TableHead
            columns={[
              t({ id: 'queue-panel.queue', defaultMessage: 'Queue' }),
              t({ id: 'queue-panel.waiting', defaultMessage: 'Waiting' }),
              t({ id: 'common.active', defaultMessage: 'Active' }),
              t({ id: 'queue-panel.failed', defaultMessage: 'Failed' }),
            ]}
          />
          <tbody>
            {queues.map(({ name, waiting, active, failed: count }) => (
              <tr key={name} className={styles.queue}>
                <td>{name}</td>
                <td data-label={t({ id: 'queue-panel.waiting', defaultMessage: 'Waiting' })}>{waiting}</td>
                <td data-label={t({ id: 'common.active', defaultMessage: 'Active' })}>{active}</td>
                <td data-label={t({ id: 'queue-panel.failed', defaultMessage: 'Failed' })}>{count}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Panel>
      <ListPanel
        title={t({ id: 'queue-panel.failed-jobs', defaultMessage: 'Failed jobs' })}
        rows={failed}
        empty={t({
          id: 'queue-panel.no-job-has-failed-failed',
          defaultMessage: 'No job has failed. Failed email is kept for 14 days.',
        })}
        columns={[
          t({ id: 'queue-panel.queue', defaultMessage: 'Queue' }),
          t({ id: 'queue-panel.failed', defaultMessage: 'Failed' }),
          t({ id: 'queue-panel.problem', defaultMessage: 'Problem' }),
        ]}
        hasActions
      >
        {({ id, queue, failed_at, problem }) => (
          <tr key={id}>
            <td>{queue}</td>
            <td data-label={t({ id: 'queue-panel.failed', defaultMessage: 'Failed' })}>
              {dates.dayAndTime(failed_at)}
            </td>
            <td data-label={t({ id: 'queue-panel.problem', defaultMessage: 'Problem' })}>
              {problem || t({ id: 'common.unknown', defaultMessage: 'Unknown' })}
            </td>
            <td className={tableStyles.actions}>
              <Button
                look="quiet"
                small
                aria-label={`${actTexts('retry_job').label}: ${queue}, ${dates.dayAndTime(failed_at)}`}
                onClick={() =>
                  onAct({
                    order: { act: 'retry_job', id, queue },
                    about: t(
                      { id: 'queue-panel.queue-failed', defaultMessage: 'Queue {queue}, failed {day}.' },
                      { queue, day: dates.dayAndTime(failed_at) },
                    ),
                  })
                }
              >
                {actTexts('retry_job').label}
              </Button>
            </td>
          </tr>
        )}
      </ListPanel>
    </>
  )
}
