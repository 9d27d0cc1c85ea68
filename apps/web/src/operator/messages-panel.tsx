import type { Operations } from '@edfe/contracts/operator/operator'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import { Records } from '../ui/records.tsx'
import tableStyles from '../ui/table.module.css'
import { t } from '../words/t.ts'
import type { Wanted } from './act-dialog.tsx'
import { actTexts } from './act-texts.ts'
import { ListPanel } from './list-panel.tsx'
import styles from './operator.module.css'

/** Messages of CBP that name no entry here, with their records. */
export function UnmatchedPanel({
  messages,
  onAct,
}: {
  messages: Operations['unmatched']
  onAct: (wanted: Wanted) => void
}) {
  const dates = useDates()
  const receivedOn = (at: string) =>
    t({ id: 'messages-panel.received', defaultMessage: 'Received {day}.' }, { day: dates.dayAndTime(at) })
  return (
    <ListPanel
      title={t({
        id: 'messages-panel.cbp-messages-without-an-entry',
        defaultMessage: 'CBP messages without an entry',
      })}
      rows={messages}
      empty={t({
        id: 'messages-panel.every-message-of-cbp-found',
        defaultMessage: 'Every message of CBP found its entry.',
      })}
      columns={[
        t({ id: 'messages-panel.message', defaultMessage: 'Message' }),
        t({ id: 'messages-panel.records', defaultMessage: 'Records' }),
      ]}
      hasActions
    >
      {({ id, application, received_at, records }) => (
        <tr key={id}>
          <td className={tableStyles.twoLines}>
            {application || t({ id: 'common.unknown', defaultMessage: 'Unknown' })}
            <small>{dates.dayAndTime(received_at)}</small>
          </td>
          <td data-label={t({ id: 'messages-panel.records', defaultMessage: 'Records' })}>
            <Records images={records} />
          </td>
          <td className={`${tableStyles.actions} ${styles.acts}`}>
            <Button
              look="quiet"
              small
              aria-label={t(
                {
                  id: 'messages-panel.match-the-message-of',
                  defaultMessage: 'Match the message of {day}',
                },
                { day: dates.dayAndTime(received_at) },
              )}
              onClick={() => onAct({ order: { act: 'match_message', id }, about: receivedOn(received_at) })}
            >
              {actTexts('match_message').label}
            </Button>
            <Button
              look="quiet"
              small
              aria-label={`${actTexts('close_unmatched').label}: ${dates.dayAndTime(received_at)}`}
              onClick={() =>
                onAct({
                  order: { act: 'close_unmatched', id },
                  about: receivedOn(received_at),
                })
              }
            >
              {actTexts('close_unmatched').label}
            </Button>
          </td>
        </tr>
      )}
    </ListPanel>
  )
}

/** Shows the messages that visitors sent through the contact page. */
export function ContactPanel({ messages }: { messages: Operations['contact_messages'] }) {
  const dates = useDates()
  return (
    <ListPanel
      title={t({ id: 'messages-panel.contact-messages', defaultMessage: 'Contact messages' })}
      rows={messages}
      empty={t({ id: 'messages-panel.no-messages-yet', defaultMessage: 'No messages yet.' })}
      columns={[
        t({ id: 'common.from', defaultMessage: 'From' }),
        t({ id: 'messages-panel.message', defaultMessage: 'Message' }),
        t({ id: 'messages-panel.received-label', defaultMessage: 'Received' }),
      ]}
    >
      {({ id, name, email, subject, message, created_at }) => (
        <tr key={id}>
          <td className={tableStyles.twoLines}>
            {name}
            <small>{email}</small>
          </td>
          <td
            data-label={t({ id: 'messages-panel.message', defaultMessage: 'Message' })}
            className={tableStyles.twoLines}
          >
            {subject}
            <small className={styles.words}>{message}</small>
          </td>
          <td data-label={t({ id: 'messages-panel.received-label', defaultMessage: 'Received' })}>
            {dates.dayAndTime(created_at)}
          </td>
        </tr>
      )}
    </ListPanel>
  )
}
