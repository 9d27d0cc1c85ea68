import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { GoodsRows } from './goods-rows.tsx'
import { Found, rateOf, resultTexts } from './result-text.tsx'
import styles from './results.module.css'
import { tariffAddress } from './tariff-address.ts'

type Result = NonNullable<TariffPage['results']>[number]

/** What a search found, best first: subheadings for words, or numbers for digits. */
export function Results({ page }: { page: TariffPage }) {
  const { asked, countries, goods, results = [] } = page
  const country = countries.find(({ code }) => code === asked.origin)?.name
  const count = goods ? goods.rows.length : results.length
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
      {goods ? (
        <>
          <Unknown words={goods.unknown} />
          <GoodsRows page={page} rows={goods.rows} />
        </>
      ) : (
        <Lines asked={asked} results={results} />
      )}
    </section>
  )
}

/** Words of the search that count nothing. */
function Unknown({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <p className={`${textStyles.note} ${styles.none}`}>
      {t(
        {
          id: 'results.unknown',
          defaultMessage:
            '{count, plural, one {“{words}” is a word that neither the tariff nor our lists have. The rows are found by the others.} other {“{words}” are words that neither the tariff nor our lists have. The rows are found by the others.}}',
        },
        { count: words.length, words: words.join('”, “') },
      )}
    </p>
  )
}

/** The numbers that begin with the digits. */
function Lines({ asked, results }: { asked: TariffPage['asked']; results: readonly Result[] }) {
  return (
    <ol>
      {results.map((result) => {
        const { name, above } = resultTexts(result.path)
        return (
          <li key={result.hts}>
            <a
              className={`${textStyles.small} ${textStyles.figures} ${textStyles.ink} ${textStyles.tight} ${layoutStyles.grid} ${layoutStyles.ruleAbove} ${styles.result}`}
              href={tariffAddress(asked, { hts: result.hts, chapter: '' })}
              aria-current={result.hts === asked.hts ? 'true' : undefined}
            >
              <b>{result.hts}</b>
              <b className={styles.rate}>{rateOf(result)}</b>
              <span className={layoutStyles.whole}>
                <Found text={name} words={asked.q} />
              </span>
              <small className={layoutStyles.whole}>
                <Found text={above} words={asked.q} />
              </small>
            </a>
          </li>
        )
      })}
    </ol>
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
