import type { Entry } from '@edfe/contracts/entries/entry'
import { ON_FILE } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { Alert } from '../../ui/alert.tsx'
import { t } from '../../words/t.ts'

interface Words {
  title: MessageDescriptor
  text: MessageDescriptor
}

const WORDS: Record<Exclude<Entry['control'], 'trade'>, Words> = {
  statement: {
    title: defineMessage({
      id: 'control-notice.statement-title',
      defaultMessage: 'This summary is on a statement',
    }),
    text: defineMessage({
      id: 'control-notice.statement',
      defaultMessage:
        'It can no longer be replaced or deleted. Once it is paid, record the payment and correct it after payment.',
    }),
  },
  review: {
    title: defineMessage({
      id: 'control-notice.review-title',
      defaultMessage: 'CBP has this summary for review',
    }),
    text: defineMessage({
      id: 'control-notice.review',
      defaultMessage:
        'It can be neither replaced nor deleted. Once it is paid, correct it after payment. Before that, ask your port of entry to send it back.',
    }),
  },
  sent_back: {
    title: defineMessage({
      id: 'control-notice.sent-back-title',
      defaultMessage: 'CBP sent this summary back',
    }),
    text: defineMessage({
      id: 'control-notice.sent-back',
      defaultMessage:
        'Choose ‘Replace…’ and file it again under its number. Its payment stays as it was filed. If CBP rejects the replacement, this summary remains on file.',
    }),
  },
  cancelled: {
    title: defineMessage({
      id: 'control-notice.cancelled-title',
      defaultMessage: 'CBP cancelled this summary',
    }),
    text: defineMessage({
      id: 'control-notice.cancelled',
      defaultMessage:
        'CBP accepts nothing more under this number. Ask your port of entry whether the goods need another entry.',
    }),
  },
}

/** On an accepted summary that the trade no longer controls: what CBP still takes. */
export function ControlNotice({ entry }: { entry: Entry }) {
  if (entry.control === 'trade' || !ON_FILE.has(entry) || entry.superseded_by) return null
  const { title, text } = WORDS[entry.control]
  return (
    <Alert tone={entry.control === 'sent_back' || entry.control === 'cancelled' ? 'error' : 'info'} isFlush>
      <h2>{t(title)}</h2>
      <p>{t(text)}</p>
    </Alert>
  )
}
