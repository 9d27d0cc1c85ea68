import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import { GoodsQuestions } from '../../../goods/goods-questions.tsx'
import {
  leftOutInWords,
  searchedAsInWords,
  unknownInWords,
  withinInWords,
} from '../../../goods/goods-reason.ts'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { GoodsRows } from './goods-rows.tsx'
import styles from './results.module.css'
import { tariffAddress } from './tariff-address.ts'

/** The subheadings that a search found. */
export function Results({ page, goods }: { page: TariffPage; goods: NonNullable<TariffPage['goods']> }) {
  const { asked, countries } = page
  const country = countries.find(({ code }) => code === asked.origin)?.name
  const count = goods.rows.length
  const notes = [
    searchedAsInWords(goods.searched_as),
    withinInWords(goods.within),
    unknownInWords(goods.unknown),
    leftOutInWords(goods.left_out),
  ].filter(Boolean)
  if (count === 0) return <NoResults page={page} />
  return (
    <section className={layoutStyles.paper} aria-labelledby="results">
      <h2
        className={`${textStyles.note} ${layoutStyles.apart} ${textStyles.strong} ${styles.head}`}
        id="results"
      >
        <span>
          {t(
            { id: 'results.results', defaultMessage: '{count, plural, one {# result} other {# results}}' },
            { count },
          )}
        </span>
        <span>
          {country
            ? t({ id: 'results.duty-from', defaultMessage: 'Duty from {country}' }, { country })
            : t({ id: 'results.general-rate', defaultMessage: 'General rate' })}
        </span>
      </h2>
      {notes.map((note) => (
        <p key={note} className={`${textStyles.note} ${styles.none}`}>
          {note}
        </p>
      ))}
      <div className={styles.none}>
        <GoodsQuestions
          goods={goods}
          control={(answers, label) => (
            <a href={tariffAddress(asked, { answers: answers.join(), hts: '', chapter: '' })}>{label}</a>
          )}
        />
      </div>
      <GoodsRows
        rows={goods.rows}
        words={goods.searched_as || asked.q}
        shown={asked.hts}
        addressOf={(hts) => tariffAddress(asked, { hts, chapter: '' })}
      />
    </section>
  )
}

function NoResults({ page }: { page: TariffPage }) {
  return (
    <section className={layoutStyles.paper} aria-labelledby="results">
      <h2
        className={`${textStyles.note} ${layoutStyles.apart} ${textStyles.strong} ${styles.head}`}
        id="results"
      >
        {t({ id: 'results.no-results', defaultMessage: 'No results' })}
      </h2>
      <p className={styles.none}>
        <T
          id="results.nothing-in-the-schedule-has"
          defaultMessage="Nothing in the schedule has the words ''{q}''. Try other words for the goods, their material or their use, or <a>browse the chapters</a>."
          values={{
            q: page.asked.q,
            a: (content) => <a href={tariffAddress(page.asked, { q: '', hts: '' })}>{content}</a>,
          }}
        />
      </p>
    </section>
  )
}
