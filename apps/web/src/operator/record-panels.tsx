import type { Operations } from '@edfe/contracts/operator/operator'
import { useDates } from '../session/use-dates.ts'
import tableStyles from '../ui/table.module.css'
import { t } from '../words/t.ts'
import { actLabel } from './act-texts.ts'
import { ListPanel } from './list-panel.tsx'
import styles from './operator.module.css'

/** The results of the last backups and of their checks. */
export function BackupsPanel({ runs }: { runs: Operations['backups'] }) {
  const dates = useDates()
  return (
    <ListPanel
      title={t({ id: 'record-panels.backups', defaultMessage: 'Backups' })}
      rows={runs}
      empty={t({
        id: 'record-panels.no-backup-has-been-recorded',
        defaultMessage: 'No backup has been recorded yet.',
      })}
      columns={[
        t({ id: 'record-panels.file', defaultMessage: 'File' }),
        t({ id: 'record-panels.holds', defaultMessage: 'Holds' }),
        t({ id: 'record-panels.outcome', defaultMessage: 'Outcome' }),
      ]}
    >
      {({ kind, file, finished_at, rows, documents, problems }) => (
        <tr key={`${kind} ${finished_at}`}>
          <td className={tableStyles.twoLines}>
            <span className={styles.words}>{file}</span>
            <small>
              {kind === 'check'
                ? t({ id: 'record-panels.checked', defaultMessage: 'Checked' })
                : t({ id: 'record-panels.made', defaultMessage: 'Made' })}{' '}
              {dates.dayAndTime(finished_at)}
            </small>
          </td>
          <td data-label={t({ id: 'record-panels.holds', defaultMessage: 'Holds' })}>
            {t(
              {
                id: 'record-panels.rows',
                defaultMessage:
                  '{rows, number} rows, {documents, number} {kind, select, yes {documents} other {parts of documents}}',
              },
              { rows, documents, kind: kind === 'check' ? 'yes' : 'no' },
            )}
          </td>
          <td data-label={t({ id: 'record-panels.outcome', defaultMessage: 'Outcome' })}>
            {problems.length === 0
              ? t({ id: 'record-panels.complete', defaultMessage: 'Complete' })
              : problems.join(' ')}
          </td>
        </tr>
      )}
    </ListPanel>
  )
}

/** Shows the acts on this page, with the person and the reason. */
export function ActsPanel({ acts }: { acts: Operations['acts'] }) {
  const dates = useDates()
  return (
    <ListPanel
      title={t({ id: 'record-panels.acts-of-operators', defaultMessage: 'Acts of operators' })}
      rows={acts}
      empty={t({
        id: 'record-panels.no-operator-has-acted-yet',
        defaultMessage: 'No operator has acted yet.',
      })}
      columns={[
        t({ id: 'record-panels.act', defaultMessage: 'Act' }),
        t({ id: 'record-panels.operator', defaultMessage: 'Operator' }),
        t({ id: 'record-panels.reason', defaultMessage: 'Reason' }),
      ]}
    >
      {({ id, at, operator, act, subject, reason }) => (
        <tr key={id}>
          <td className={tableStyles.twoLines}>
            {actLabel(act)}
            <small className={styles.words}>{subject}</small>
          </td>
          <td
            data-label={t({ id: 'record-panels.operator', defaultMessage: 'Operator' })}
            className={tableStyles.twoLines}
          >
            {operator}
            <small>{dates.dayAndTime(at)}</small>
          </td>
          <td data-label={t({ id: 'record-panels.reason', defaultMessage: 'Reason' })}>{reason}</td>
        </tr>
      )}
    </ListPanel>
  )
}
