import type { AnswerOf } from '@edfe/contracts/operations'
import prose from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import styles from './note.module.css'

type NoteOfHeading = AnswerOf<'getTariffNote'>

/** Shows the text of the law on a heading of chapter 99, as the edition prints it. */
export function Note({ note }: { note: NoteOfHeading }) {
  return (
    <section className={styles.note} aria-labelledby="note">
      <h3 className={prose.large} id="note">
        {t(
          { id: 'note.u-s-note-to-subchapter', defaultMessage: 'U.S. note {note} to subchapter III' },
          { note: note.note },
        )}
      </h3>
      <NoteText note={note} className={prose.secondary} />
    </section>
  )
}

/** The words of a note, and whose edition they are of. */
export function NoteText({
  note: { text, edition },
  className,
}: {
  note: Pick<NoteOfHeading, 'text' | 'edition'>
  className?: string | undefined
}) {
  return (
    <>
      <blockquote lang="en">{text}</blockquote>
      <p className={className}>
        {t(
          {
            id: 'note.text-of-a-later-edition',
            defaultMessage: 'Text of {edition}. A later edition may have changed it.',
          },
          { edition },
        )}
      </p>
    </>
  )
}
