import type { Road } from '@edfe/contracts/operator/operator'
import { kindName } from '../messages/message-names.ts'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import tableStyles from '../ui/table.module.css'
import { t } from '../words/t.ts'
import type { Wanted } from './act-dialog.tsx'
import { actTexts } from './act-texts.ts'
import { ListPanel } from './list-panel.tsx'

interface Props {
  transmissions: Road['transmissions']
  onAct: (wanted: Wanted) => void
}

/** Transmissions that CBP has not answered, the oldest first; nothing of what they say. */
export function WaitingPanel({ transmissions, onAct }: Props) {
  const dates = useDates()
  const since = t({ id: 'waiting-panel.since', defaultMessage: 'Waiting since' })
  const attempts = t({ id: 'waiting-panel.attempts', defaultMessage: 'Attempts' })
  const problem = t({ id: 'waiting-panel.problem', defaultMessage: 'Problem' })
  return (
    <ListPanel
      title={t({ id: 'waiting-panel.title', defaultMessage: 'Messages waiting for CBP' })}
      rows={transmissions}
      empty={t({ id: 'waiting-panel.none', defaultMessage: 'CBP has answered every message.' })}
      columns={[t({ id: 'waiting-panel.message', defaultMessage: 'Message' }), since, attempts, problem]}
      hasActions
    >
      {({ id, organization, kind, submitted_at, next_attempt_at, ...row }) => (
        <tr key={id}>
          <td className={tableStyles.twoLines}>
            {organization}
            <small>{kindName(kind)}</small>
          </td>
          <td data-label={since}>{dates.dayAndTime(submitted_at)}</td>
          <td data-label={attempts} className={tableStyles.twoLines}>
            {row.attempts}
            {next_attempt_at && (
              <small>
                {t(
                  { id: 'waiting-panel.next', defaultMessage: 'Next {at}' },
                  { at: dates.dayAndTime(next_attempt_at) },
                )}
              </small>
            )}
          </td>
          <td data-label={problem}>
            {row.problem ?? t({ id: 'waiting-panel.no-problem', defaultMessage: 'None' })}
          </td>
          <td className={tableStyles.actions}>
            <Button
              look="quiet"
              small
              aria-label={t(
                {
                  id: 'waiting-panel.send-message-of',
                  defaultMessage: 'Send now: {organization}, {since}',
                },
                { organization, since: dates.dayAndTime(submitted_at) },
              )}
              onClick={() =>
                onAct({
                  order: { act: 'send_now', id },
                  about: t(
                    { id: 'waiting-panel.of', defaultMessage: '{organization}, since {since}.' },
                    { organization, since: dates.dayAndTime(submitted_at) },
                  ),
                })
              }
            >
              {actTexts('send_now').label}
            </Button>
          </td>
        </tr>
      )}
    </ListPanel>
  )
}
