import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import panel from '../../ui/panel.module.css'
import { dayText } from './measures.tsx'
import styles from './sources.module.css'

/** The edition and the review that the page's rates are from, and what a person has to check because of their age. */
export function Sources({ page: { edition, notes } }: { page: Pick<TariffPage, 'edition' | 'notes'> }) {
  return (
    <section className={layoutStyles.paper} aria-labelledby="sources">
      <h2 className={styles.title} id="sources">
        {t({ id: 'sources.where-this-comes-from', defaultMessage: 'Where this comes from' })}
      </h2>
      <dl className={`${layoutStyles.columnRules} ${panel.facts}`}>
        <div>
          <dt>{t({ id: 'sources.edition', defaultMessage: 'Edition' })}</dt>
          <dd>
            <a href={edition.source}>{edition.name}</a>
            <small>
              {t(
                { id: 'sources.in-force-since', defaultMessage: 'In force since {from}' },
                { from: dayText(edition.from) },
              )}
            </small>
          </dd>
        </div>
        <div>
          <dt>{t({ id: 'sources.additional-duties', defaultMessage: 'Additional duties' })}</dt>
          <dd>
            <T
              id="sources.reviewed-on-by-a-person"
              defaultMessage="Reviewed on {day}<small>By a person, against the U.S. notes to chapter 99</small>"
              values={{
                day: dayText(edition.measures_reviewed),
                small: (content) => <small>{content}</small>,
              }}
            />
          </dd>
        </div>
      </dl>
      {notes.length > 0 ? (
        <ul className={`${layoutStyles.stack4} ${textStyles.small} ${styles.notes}`}>
          {notes.map((note) => (
            <li className={textStyles.measure} key={note}>
              {note}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
