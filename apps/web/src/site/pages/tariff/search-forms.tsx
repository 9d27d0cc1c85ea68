import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import button from '../../../ui/button.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import text from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { classNames } from '../../ui/class-names.ts'
import { CountrySelect } from '../../ui/country-select.tsx'
import field from '../../ui/field.module.css'
import styles from './search-forms.module.css'

/** Parameters of the address that a form keeps without showing them. */
function Kept({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Returns the text for screen readers when the results change. */
const countText = ({ goods }: TariffPage): string => {
  if (!goods) return ''
  if (goods.rows.length === 0) return t({ id: 'search-forms.no-results', defaultMessage: 'No results' })
  return t(
    { id: 'search-forms.results', defaultMessage: '{count, plural, one {# result} other {# results}}' },
    { count: goods.rows.length },
  )
}

/** The search, and for which origin and day rates are shown. Both forms lead to an address that holds everything. */
export function SearchForms({ page }: { page: TariffPage }) {
  const { asked, countries } = page
  const { q, hts, chapter, origin, on, answers } = asked
  return (
    <>
      <search>
        <form
          className={`${layoutStyles.stack12} ${layoutStyles.spaceAbove24} ${styles.search}`}
          action="/tariff"
          data-refresh=""
        >
          <label className={text.visuallyHidden} htmlFor="q">
            {t({
              id: 'search-forms.words-or-the-first-digits',
              defaultMessage: 'Words, or the first digits of a number',
            })}
          </label>
          <input
            className={field.input}
            id="q"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={200}
            autoComplete="off"
            placeholder={t({
              id: 'search-forms.placeholder',
              defaultMessage: 'ceiling lamp steel, or 9405.11',
            })}
          />
          <span id="kept" data-part="" hidden>
            <Kept values={{ origin, on }} />
          </span>
          <button className={button.button} type="submit">
            {t({ id: 'common.search', defaultMessage: 'Search' })}
          </button>
        </form>
      </search>
      <form
        id="facts"
        data-part=""
        className={`${layoutStyles.wrap12} ${layoutStyles.alignEnd} ${layoutStyles.spaceAbove12} ${styles.facts}`}
        action="/tariff"
        data-refresh=""
      >
        <Kept values={{ q, hts, chapter, answers }} />
        <div className={field.field}>
          <label htmlFor="origin">
            {t({ id: 'search-forms.country-of-origin', defaultMessage: 'Country of origin' })}
          </label>
          <CountrySelect
            id="origin"
            name="origin"
            none={t({ id: 'search-forms.any-country', defaultMessage: 'Any country' })}
            value={origin}
            countries={countries}
          />
        </div>
        <div className={field.field}>
          <label htmlFor="on">
            {t({ id: 'search-forms.date-of-entry', defaultMessage: 'Date of entry' })}
          </label>
          <input className={field.input} id="on" name="on" type="date" defaultValue={on || page.day} />
        </div>
        <button className={classNames(button.button, button.quiet)} type="submit">
          {t({ id: 'search-forms.show', defaultMessage: 'Show' })}
        </button>
        <p className={`${text.secondary} ${layoutStyles.toEnd}`} role="status" data-status="">
          {countText(page)}
        </p>
      </form>
    </>
  )
}
