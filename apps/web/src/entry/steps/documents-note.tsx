import { Link } from '@tanstack/react-router'
import textStyles from '../../ui/text.module.css'
import { T } from '../../words/text.tsx'
import { useEntry } from '../editing/entry-context.ts'
import { isOnServer } from '../editing/on-server.ts'
import { documentsLink } from '../entry-link.ts'
import styles from './documents-note.module.css'

/** Where a document that is no longer missing is added; its code then leaves these fields. */
export function DocumentsNote() {
  const entry = useEntry()
  if (!isOnServer(entry)) return null
  return (
    <p className={`${styles.note} ${textStyles.secondary}`}>
      <T
        id="documents-note.text"
        defaultMessage="Has a missing document arrived? <link>Add it to the documents</link> and say which code it answers."
        values={{ link: (content) => <Link {...documentsLink(entry.id)}>{content}</Link> }}
      />
    </p>
  )
}
