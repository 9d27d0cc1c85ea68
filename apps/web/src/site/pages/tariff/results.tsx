import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { Found, resultTexts } from './result-text.tsx'
import styles from './results.module.css'
import { tariffAddress } from './tariff-address.ts'

type Result = NonNullable<TariffPage['results']>[number]

/** Returns the rate of goods of the origin with the usual answers, or the general rate without an origin. */
const rateOf = ({ percent, general }: Result): string => (percent === null ? (general ?? '') : `${percent}%`)

/** The lines that a search found, best first. */
export function Results({ page, results }: { page: TariffPage; results: readonly Result[] }) {
  const { asked, countries } = page
  const country = countries.find(({ code }) => code === asked.origin)?.name
  if (results.length === 0) return <NoResults page={page} />
  return (
    <section className={layoutStyles.paper} aria-labelledby="results">
      <h2
        className={`${textStyles.note} ${layoutStyles.apart} ${textStyles.strong} ${styles.head}`}
        id="results"
      >
        <span>
          {results.length === 1
            ? '1 result'
            : t({ id: 'results.results', defaultMessage: '{count} results' }, { count: results.length })}
        </span>
        <span>
          {country
            ? t({ id: 'results.duty-from', defaultMessage: 'Duty from {country}' }, { country })
            : t({ id: 'results.general-rate', defaultMessage: 'General rate' })}
        </span>
      </h2>
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
