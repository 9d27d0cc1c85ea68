import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NoteText } from '../../site/pages/tariff/note.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './heading-note.module.css'
import { tariffNoteQuery } from './tariff-queries.ts'

/** The words of the law on a heading of chapter 99, folded away, and loaded once somebody opens them. */
export function HeadingNote({ hts, note }: { hts: string; note: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery(tariffNoteQuery(hts, isOpen))
  return (
    <details className={styles.note} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        U.S. note {note}
        <span className={textStyles.visuallyHidden}> on {hts}</span>
      </summary>
      {data ? (
        <NoteText note={data} />
      ) : (
        <p>{isError ? 'The note could not be loaded. Close it and open it again.' : 'Loading…'}</p>
      )}
    </details>
  )
}
