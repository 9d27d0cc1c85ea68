import type { UnreadRow } from '@edfe/domain/refunds'
import { countText } from '../messages/money.ts'
import { Alert } from '../ui/alert.tsx'
import { t } from '../words/t.ts'
import { unreadWords } from './report-words.ts'

const MOST_SHOWN = 100

/** The rows of a report that are in no entry, and why; `cut` counts those beyond what is read of a file. */
export function UnreadRows({ unread, cut = 0 }: { unread: readonly UnreadRow[]; cut?: number }) {
  if (unread.length + cut === 0) return null
  return (
    <Alert tone="info">
      <p>{t({ id: 'unread-rows.not-taken', defaultMessage: 'Not taken' })}</p>
      <ul>
        {cut > 0 && (
          <li>
            {t(
              {
                id: 'unread-rows.cut',
                defaultMessage: '{count} rows at the end. Export the report in several files.',
              },
              { count: countText(cut) },
            )}
          </li>
        )}
        {unread.slice(0, MOST_SHOWN).map((row) => (
          <li key={row.row}>{unreadWords(row)}</li>
        ))}
        {unread.length > MOST_SHOWN && (
          <li>
            {t(
              { id: 'unread-rows.more', defaultMessage: 'And {count} more.' },
              { count: countText(unread.length - MOST_SHOWN) },
            )}
          </li>
        )}
      </ul>
    </Alert>
  )
}
