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
  return (
    <Panel title="CBP messages without an entry">
      {messages.length === 0 && <Nothing>Every message of CBP found its entry.</Nothing>}
      {messages.length > 0 && (
        <Table isStacked>
          <thead>
            <tr>
              <th>Message</th>
              <th>Records</th>
              <th>
                <span className={textStyles.visuallyHidden}>Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {messages.map(({ id, application, received_at, records }) => (
              <tr key={id}>
                <td className={tableStyles.twoLines}>
                  {application || 'Unknown'}
                  <small>{dates.dayAndTime(received_at)}</small>
                </td>
                <td data-label="Records">
                  <pre className={styles.records}>{records.join('\n')}</pre>
                </td>
                <td className={tableStyles.actions}>
                  <Button
                    look="quiet"
                    small
                    aria-label={`Set the message of ${dates.dayAndTime(received_at)} aside`}
                    onClick={() =>
                      onAct({
                        order: { act: 'close_unmatched', id },
                        about: `Received ${dates.dayAndTime(received_at)}.`,
                      })
                    }
                  >
                    {actTexts('close_unmatched').label}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}

/** What visitors wrote through the contact page. */
export function ContactPanel({ messages }: { messages: Operations['contact_messages'] }) {
  const dates = useDates()
  return (
    <Panel title="Contact messages">
      {messages.length === 0 && <Nothing>Nobody has written yet.</Nothing>}
      {messages.length > 0 && (
        <Table isStacked>
          <thead>
            <tr>
              <th>From</th>
              <th>Message</th>
              <th>Received</th>
            </tr>
          </thead>
          <tbody>
            {messages.map(({ id, name, email, subject, message, created_at }) => (
              <tr key={id}>
                <td className={tableStyles.twoLines}>
                  {name}
                  <small>{email}</small>
                </td>
                <td data-label="Message" className={tableStyles.twoLines}>
                  {subject}
                  <small className={styles.words}>{message}</small>
                </td>
                <td data-label="Received">{dates.dayAndTime(created_at)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
