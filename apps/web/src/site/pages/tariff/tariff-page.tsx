import text from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { CONTENT_MARK } from '../../content-mark.ts'
import type { SitePage } from '../../site-page.ts'
import { classNames } from '../../ui/class-names.ts'
import layout from '../../ui/layout.module.css'

/** The tariff for everyone: search, chapters, and one number with everything that reaches it. */
export const tariffPage = (): SitePage => ({
  path: '/tariff',
  title: t({ id: 'tariff-page.heading', defaultMessage: 'Tariff' }),
  description: t({
    id: 'tariff-page.search-the-harmonized-tariff-schedule',
    defaultMessage:
      'Search the Harmonized Tariff Schedule by words or number: rates, units, and the additional duties of chapter 99 by country and day.',
  }),
  scripts: ['refresh'],
  isFilledByServer: true,
  body: (
    <div className={classNames(layout.wrap, layout.page)}>
      <h1 className={layout.pageTitle}>{t({ id: 'tariff-page.heading', defaultMessage: 'Tariff' })}</h1>
      <p className={text.lead}>
        {t({
          id: 'tariff-page.search-the-harmonized-tariff-schedule-2',
          defaultMessage:
            'Search the Harmonized Tariff Schedule in your own words. Each number shows its rates, its units and the additional duties by country and day. You need no account.',
        })}
      </p>
      {CONTENT_MARK}
    </div>
  ),
})
