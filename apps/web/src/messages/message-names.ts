import { FILED_KINDS, NOTICE_KINDS, STATEMENT_KINDS } from '@edfe/domain/customs'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { t } from '../words/t.ts'

const { summary, release, securityFiling, statusQuery, importerQuery } = FILED_KINDS

const NAMES = new Map<string, MessageDescriptor>([
  [summary.sent, defineMessage({ id: 'message-names.summary', defaultMessage: 'Entry summary' })],
  [
    summary.answer,
    defineMessage({ id: 'message-names.summary-answer', defaultMessage: 'Answer to an entry summary' }),
  ],
  [release.sent, defineMessage({ id: 'message-names.release', defaultMessage: 'Release request' })],
  [
    release.answer,
    defineMessage({ id: 'message-names.release-answer', defaultMessage: 'Answer to a release request' }),
  ],
  [
    securityFiling.sent,
    defineMessage({ id: 'message-names.security-filing', defaultMessage: 'Security filing' }),
  ],
  [
    securityFiling.answer,
    defineMessage({
      id: 'message-names.security-filing-answer',
      defaultMessage: 'Answer to a security filing',
    }),
  ],
  [
    statusQuery.sent,
    defineMessage({ id: 'message-names.status-question', defaultMessage: 'Question about a status' }),
  ],
  [
    statusQuery.answer,
    defineMessage({ id: 'message-names.status-answer', defaultMessage: 'Answer about a status' }),
  ],
  [
    importerQuery.sent,
    defineMessage({ id: 'message-names.importer-question', defaultMessage: 'Question about an importer' }),
  ],
  [
    importerQuery.answer,
    defineMessage({ id: 'message-names.importer-answer', defaultMessage: 'Answer about an importer' }),
  ],
  [
    NOTICE_KINDS.summaryStatus.application,
    defineMessage({ id: 'message-names.summary-status', defaultMessage: 'Entry summary status' }),
  ],
  [
    NOTICE_KINDS.releaseStatus.application,
    defineMessage({ id: 'message-names.release-status', defaultMessage: 'Release status' }),
  ],
  [
    NOTICE_KINDS.securityFilingAdvice.application,
    defineMessage({
      id: 'message-names.security-filing-advice',
      defaultMessage: 'Advice about a security filing',
    }),
  ],
  [
    STATEMENT_KINDS.daily.application,
    defineMessage({ id: 'message-names.daily-statement', defaultMessage: 'Daily statement' }),
  ],
  [
    STATEMENT_KINDS.monthly.application,
    defineMessage({ id: 'message-names.monthly-statement', defaultMessage: 'Monthly statement' }),
  ],
])

/** A message by its application code, in words; one of a code that this version does not know by the code. */
export const messageName = (application: string): string => {
  const name = NAMES.get(application)
  return name
    ? t(name)
    : t({ id: 'message-names.other', defaultMessage: 'Message {code}' }, { code: application })
}

/** A kind of submission by its name in the database, in the words of the message that it sends. */
export const kindName = (kind: string): string =>
  messageName(Object.values(FILED_KINDS).find(({ name }) => name === kind)?.sent ?? kind)
