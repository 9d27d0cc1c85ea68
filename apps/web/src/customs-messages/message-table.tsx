import type { MessageSummary } from '@edfe/contracts/customs/messages'
import { Link } from '@tanstack/react-router'
import { messageName } from '../messages/message-names.ts'
import { useDates } from '../session/use-dates.ts'
import tableStyles from '../ui/table.module.css'
import { Table, TableHead } from '../ui/table.tsx'
import { t } from '../words/t.ts'
import { MessageSubject } from './message-subject.tsx'

/** Messages as rows; of a search each with the record that has the text. */
export function MessageTable({ messages }: { messages: readonly MessageSummary[] }) {
  const dates = useDates()
  const about = t({ id: 'message-table.about', defaultMessage: 'About' })
  const time = t({ id: 'message-table.time', defaultMessage: 'Time' })
  const records = t({ id: 'message-table.records', defaultMessage: 'Records' })
  return (
    <Table isStacked>
      <TableHead
        columns={[t({ id: 'message-table.message', defaultMessage: 'Message' }), about, time, records]}
      />
      <tbody>
        {messages.map(({ id, application, direction, at, match, ...message }) => (
          <tr key={id}>
            <td className={tableStyles.twoLines}>
              <Link className={tableStyles.rowLink} to="/messages/$messageId" params={{ messageId: id }}>
                {messageName(application)}
              </Link>
              <small>
                {direction === 'sent'
                  ? t({ id: 'message-table.sent', defaultMessage: '{code}, sent' }, { code: application })
                  : t(
                      { id: 'message-table.received', defaultMessage: '{code}, received' },
                      { code: application },
                    )}
              </small>
              {match && (
                <small lang="en" translate="no">
                  <code>{match.trimEnd()}</code>
                </small>
              )}
            </td>
            <td data-label={about}>
              <MessageSubject {...message} />
            </td>
            <td data-label={time}>
              <time dateTime={at}>{dates.dayAndTime(at)}</time>
            </td>
            <td data-label={records}>{message.records}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
