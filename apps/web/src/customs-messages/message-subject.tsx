import type { MessageSummary } from '@edfe/contracts/customs/messages'
import { formatEntryNumber } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

/** The entry or the statement that a message is about, as a link. */
export function MessageSubject({ entry, statement }: Pick<MessageSummary, 'entry' | 'statement'>) {
  if (entry)
    return (
      <Link className={textStyles.link} to="/entries/$entryId" params={{ entryId: entry.id }}>
        {t(
          { id: 'message-subject.entry', defaultMessage: 'Entry {number}' },
          { number: formatEntryNumber(entry.number) },
        )}
      </Link>
    )
  if (statement)
    return (
      <Link className={textStyles.link} to="/payments/$statementId" params={{ statementId: statement.id }}>
        {t(
          { id: 'message-subject.statement', defaultMessage: 'Statement {number}' },
          { number: statement.number },
        )}
      </Link>
    )
  return t({ id: 'message-subject.importer', defaultMessage: 'Importer number' })
}
