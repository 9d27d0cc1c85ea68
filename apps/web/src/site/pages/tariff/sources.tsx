import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import text from '../../ui/text.module.css'
import { dayText } from './measures.tsx'
import styles from './sources.module.css'

/** The edition and the review that the page's rates are from. */
export function Sources({ page: { edition, day } }: { page: Pick<TariffPage, 'edition' | 'day'> }) {
  const isReplaced = edition.replaced_on !== null && edition.replaced_on <= day
  return (
    <p className={styles.sources}>
      <span className={text.small}>
        <a href={edition.source}>{edition.name}</a>, in force since {dayText(edition.from)}. Additional duties
        reviewed on {dayText(edition.measures_reviewed)}.
        {isReplaced && edition.replaced_on
          ? ` A newer edition is in force since ${dayText(edition.replaced_on)}: check the number and its rate there.`
          : ''}
      </span>
    </p>
  )
}
