import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { CountrySelect } from '../../ui/country-select.tsx'
import field from '../../ui/field.module.css'
import text from '../../ui/text.module.css'
import styles from './search-forms.module.css'

/** Parameters of the address that a form keeps without showing them. */
function Kept({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** What a screen reader hears when the results change. */
const countText = ({ results }: TariffPage): string => {
  if (!results) return ''
  if (results.length === 0) return 'No results'
  return results.length === 1 ? '1 result' : `${results.length} results`
}

/** The search, and for which origin and day rates are shown. Both forms lead to an address that holds everything. */
export function SearchForms({ page }: { page: TariffPage }) {
  const { asked, countries } = page
  const { q, hts, chapter, origin, on } = asked
  return (
    <>
      <search>
        <form className={styles.search} action="/tariff" data-refresh="">
          <label className={text.visuallyHidden} htmlFor="q">
            Words, or the first digits of a number
          </label>
          <input
            className={field.input}
            id="q"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={200}
            autoComplete="off"
            placeholder="ceiling lamp steel, or 9405.11"
          />
          <span id="kept" data-part="" hidden>
            <Kept values={{ origin, on }} />
          </span>
          <button className={button.button} type="submit">
            Search
          </button>
        </form>
      </search>
      <form id="facts" data-part="" className={styles.facts} action="/tariff" data-refresh="">
        <Kept values={{ q, hts, chapter }} />
        <div className={field.field}>
          <label htmlFor="origin">Country of origin</label>
          <CountrySelect id="origin" name="origin" none="Any country" value={origin} countries={countries} />
        </div>
        <div className={field.field}>
          <label htmlFor="on">Date of entry</label>
          <input className={field.input} id="on" name="on" type="date" defaultValue={on || page.day} />
        </div>
        <button className={classNames(button.button, button.quiet)} type="submit">
          Show
        </button>
        <p className={styles.count} role="status" data-status="">
          {countText(page)}
        </p>
      </form>
    </>
  )
}
