import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import text from '../../ui/text.module.css'
import { dayText } from './measures.tsx'
import styles from './sources.module.css'

/** The edition and the review that the page's rates are from, and what a person has to check because of their age. */
export function Sources({ page: { edition, notes } }: { page: Pick<TariffPage, 'edition' | 'notes'> }) {
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={text.warning}>
          {note}
        </p>
      ))}
      <p className={styles.sources}>
        <span className={text.small}>
          <a href={edition.source}>{edition.name}</a>, in force since {dayText(edition.from)}. Additional
          duties reviewed on {dayText(edition.measures_reviewed)}.
        </span>
      </p>
    </>
  )
}
