import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import { Found, resultTexts } from './result-text.tsx'
import styles from './results.module.css'
import { tariffAddress } from './tariff-address.ts'

type Result = NonNullable<TariffPage['results']>[number]

/** 'at least 45.1%' where an answer could lower it, or the general rate without an origin. */
const rateOf = ({ percent, general }: Result): string => (percent === null ? (general ?? '') : `${percent}%`)

/** The lines that a search found, best first. */
export function Results({ page, results }: { page: TariffPage; results: readonly Result[] }) {
  const { asked, countries } = page
  const country = countries.find(({ code }) => code === asked.origin)?.name
  if (results.length === 0) return <NoResults page={page} />
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 className={styles.head} id="results">
        <span>{results.length === 1 ? '1 result' : `${results.length} results`}</span>
        <span>{country ? `Duty from ${country}` : 'General rate'}</span>
      </h2>
      <ol>
        {results.map((result) => {
          const { name, above } = resultTexts(result.path)
          return (
            <li key={result.hts}>
              <a
                className={styles.result}
                href={tariffAddress(asked, { hts: result.hts, chapter: '' })}
                aria-current={result.hts === asked.hts ? 'true' : undefined}
              >
                <b>{result.hts}</b>
                <b className={styles.rate}>{rateOf(result)}</b>
                <span className={styles.description}>
                  <Found text={name} words={asked.q} />
                </span>
                <small>
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
    <section className={styles.results} aria-labelledby="results">
      <h2 className={styles.head} id="results">
        No results
      </h2>
      <p className={styles.none}>
        Nothing in the schedule has the words '{page.asked.q}'. Try other words for the goods, their material
        or their use, or <a href={tariffAddress(page.asked, { q: '', hts: '' })}>browse the chapters</a>.
      </p>
    </section>
  )
}
