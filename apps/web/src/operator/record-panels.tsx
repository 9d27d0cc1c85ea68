import type { Operations } from '@edfe/contracts/operator/operator'
import { useDates } from '../session/use-dates.ts'
import { Panel } from '../ui/panel.tsx'
import tableStyles from '../ui/table.module.css'
import { Table } from '../ui/table.tsx'
import { actLabel } from './act-texts.ts'
import { Nothing } from './nothing.tsx'
import styles from './operator.module.css'

/** What came of the last backups and of their checks. */
export function BackupsPanel({ runs }: { runs: Operations['backups'] }) {
  const dates = useDates()
  return (
    <Panel title="Backups">
      {runs.length === 0 && <Nothing>No backup has been recorded yet.</Nothing>}
      {runs.length > 0 && (
        <Table isStacked>
          <thead>
            <tr>
              <th>File</th>
              <th>Holds</th>
              <th>Outcome</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(({ kind, file, finished_at, rows, documents, problems }) => (
              <tr key={`${kind} ${finished_at}`}>
                <td className={tableStyles.twoLines}>
                  <span className={styles.words}>{file}</span>
                  <small>
                    {kind === 'check' ? 'Checked' : 'Made'} {dates.dayAndTime(finished_at)}
                  </small>
                </td>
                <td data-label="Holds">
                  {rows} rows, {documents} {kind === 'check' ? 'documents' : 'parts of documents'}
                </td>
                <td data-label="Outcome">{problems.length === 0 ? 'Complete' : problems.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}

/** Who did what on this page, and why. */
export function ActsPanel({ acts }: { acts: Operations['acts'] }) {
  const dates = useDates()
  return (
    <Panel title="Acts of operators">
      {acts.length === 0 && <Nothing>No operator has acted yet.</Nothing>}
      {acts.length > 0 && (
        <Table isStacked>
          <thead>
            <tr>
              <th>Act</th>
              <th>Operator</th>
              <th>Reason</th>
            </tr>
          </thead>
          <tbody>
            {acts.map(({ id, at, operator, act, subject, reason }) => (
              <tr key={id}>
                <td className={tableStyles.twoLines}>
                  {actLabel(act)}
                  <small className={styles.words}>{subject}</small>
                </td>
                <td data-label="Operator" className={tableStyles.twoLines}>
                  {operator}
                  <small>{dates.dayAndTime(at)}</small>
                </td>
                <td data-label="Reason">{reason}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
