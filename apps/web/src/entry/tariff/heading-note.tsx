import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NoteText } from '../../site/pages/tariff/note.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import styles from './heading-note.module.css'
import { tariffNoteQuery } from './tariff-queries.ts'

/** The words of the law on a heading of chapter 99, folded away, and loaded once somebody opens them. */
export function HeadingNote({ hts, note }: { hts: string; note: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery(tariffNoteQuery(hts, isOpen))
  return (
    <details
      className={`${textStyles.note} ${textStyles.regular} ${textStyles.tight} ${styles.note}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <T
          id="heading-note.u-s-note-on"
          defaultMessage="U.S. note {note}<span> on {hts}</span>"
          values={{
            note,
            hts,
            span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
          }}
        />
      </summary>
      {data ? (
        <NoteText note={data} />
      ) : (
        <p>
          {isError
            ? t({
                id: 'heading-note.the-note-could-not-be',
                defaultMessage: 'The note could not be loaded. Close it and open it again.',
              })
            : t({ id: 'heading-note.loading', defaultMessage: 'Loading…' })}
        </p>
      )}
    </details>
  )
}
