import type { Operations } from '@edfe/contracts/operator/operator'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import tableStyles from '../ui/table.module.css'
import { Table } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import type { Wanted } from './act-dialog.tsx'
import { actTexts } from './act-texts.ts'
import { Nothing } from './nothing.tsx'

/** Jobs by queue, and those that are not tried again. */
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
      <Panel title="Queues">
        <Table isStacked>
          <thead>
            <tr>
              <th>Queue</th>
              <th>Waiting</th>
              <th>Active</th>
              <th>Failed</th>
            </tr>
          </thead>
          <tbody>
            {queues.map(({ name, waiting, active, failed: count }) => (
              <tr key={name}>
                <td>{name}</td>
                <td data-label="Waiting">{waiting}</td>
                <td data-label="Active">{active}</td>
                <td data-label="Failed">{count}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Panel>
      <Panel title="Failed jobs">
        {failed.length === 0 && <Nothing>No job has failed. Failed mail is kept for 14 days.</Nothing>}
        {failed.length > 0 && (
          <Table isStacked>
            <thead>
              <tr>
                <th>Queue</th>
                <th>Failed</th>
                <th>Problem</th>
                <th>
                  <span className={textStyles.visuallyHidden}>Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {failed.map(({ id, queue, failed_at, problem }) => (
                <tr key={id}>
                  <td>{queue}</td>
                  <td data-label="Failed">{dates.dayAndTime(failed_at)}</td>
                  <td data-label="Problem">{problem || 'Unknown'}</td>
                  <td className={tableStyles.actions}>
                    <Button
                      look="quiet"
                      small
                      aria-label={`Try the job of ${dates.dayAndTime(failed_at)} again`}
                      onClick={() =>
                        onAct({
                          order: { act: 'retry_job', id, queue },
                          about: `Queue ${queue}, failed ${dates.dayAndTime(failed_at)}.`,
                        })
                      }
                    >
                      {actTexts('retry_job').label}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Panel>
    </>
  )
}
