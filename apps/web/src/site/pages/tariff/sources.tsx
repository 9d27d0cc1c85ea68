import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import panel from '../../ui/panel.module.css'
import { dayText } from './measures.tsx'
import styles from './sources.module.css'

/** The edition and the review that the page's rates are from, and what a person has to check because of their age. */
export function Sources({ page: { edition, notes } }: { page: Pick<TariffPage, 'edition' | 'notes'> }) {
  return (
    <section className={panel.panel} aria-labelledby="sources">
      <h2 className={styles.title} id="sources">
        Where this comes from
      </h2>
      <dl className={panel.facts}>
        <div>
          <dt>Edition</dt>
          <dd>
            <a href={edition.source}>{edition.name}</a>
            <small>In force since {dayText(edition.from)}</small>
          </dd>
        </div>
        <div>
          <dt>Additional duties</dt>
          <dd>
            Reviewed on {dayText(edition.measures_reviewed)}
            <small>By a person, against the U.S. notes to chapter 99</small>
          </dd>
        </div>
      </dl>
      {notes.length > 0 ? (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
