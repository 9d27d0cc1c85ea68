import prose from '../../ui/text.module.css'
import type { Line } from './line.ts'
import styles from './note.module.css'

/** What the law says of a heading of chapter 99, as the edition prints it. */
export function Note({ note: { note, text, edition } }: { note: NonNullable<Line['note']> }) {
  return (
    <section className={styles.note} aria-labelledby="note">
      <h3 id="note">U.S. note {note} to subchapter III</h3>
      <blockquote>{text}</blockquote>
      <p className={prose.small}>Text of {edition}. A later edition may have changed it.</p>
    </section>
  )
}
