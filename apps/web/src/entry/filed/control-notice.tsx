import type { Entry } from '@edfe/contracts/entries/entry'
import { ON_FILE } from '@edfe/domain/entry'
import { Alert } from '../../ui/alert.tsx'

interface Words {
  title: string
  text: string
}

const WORDS: Record<Exclude<Entry['control'], 'trade'>, Words> = {
  statement: {
    title: 'This summary is on a statement',
    text: 'It can no longer be replaced or deleted. Once it is paid, record the payment and correct it after payment.',
  },
  review: {
    title: 'CBP has this summary for review',
    text: 'It can be neither replaced nor deleted. Once it is paid, correct it after payment. Before that, ask your port of entry to send it back.',
  },
  sent_back: {
    title: 'CBP sent this summary back',
    text: 'Choose ‘Replace…’ and file it again under its number. Its payment stays as it was filed. If CBP rejects the replacement, this summary remains on file.',
  },
  cancelled: {
    title: 'CBP cancelled this summary',
    text: 'CBP accepts nothing more under this number. Ask your port of entry whether the goods need another entry.',
  },
}

/** On an accepted summary that the trade no longer controls: what CBP still takes. */
export function ControlNotice({ entry }: { entry: Entry }) {
  if (entry.control === 'trade' || !ON_FILE.has(entry) || entry.superseded_by) return null
  const { title, text } = WORDS[entry.control]
  return (
    <Alert tone={entry.control === 'sent_back' || entry.control === 'cancelled' ? 'error' : 'info'} isFlush>
      <h2>{title}</h2>
      <p>{text}</p>
    </Alert>
  )
}
