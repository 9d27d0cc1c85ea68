import { hasValidSignature } from '@edfe/domain/entry'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { useEntry } from '../../editing/entry-context.ts'

/** Beside a fix of a signed entry: what saving it voids, and what is kept. */
export function VoidsNote() {
  const entry = useEntry()
  if (!hasValidSignature(entry.draft_data)) return null
  return (
    <p className={textStyles.note}>
      {t(
        {
          id: 'voids-note.text',
          defaultMessage:
            'Saving this voids the signature of {name} and the acknowledgement of the review. Statements, name and title are kept; the signature is typed again below.',
        },
        { name: entry.draft_data.totals_declarations?.declarant_name },
      )}
    </p>
  )
}
