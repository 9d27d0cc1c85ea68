import text from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { CONTENT_MARK } from '../../content-mark.ts'
import type { SitePage } from '../../site-page.ts'
import { classNames } from '../../ui/class-names.ts'
import layout from '../../ui/layout.module.css'

/** Shows the cost of an import, for everyone. The address holds every figure, so that it can be shared. */
export const estimatePage = (): SitePage => ({
  path: '/estimate',
  title: t({ id: 'estimate-page.title', defaultMessage: 'Cost estimate' }),
  description: t({
    id: 'estimate-page.estimate-the-duty-and-fees',
    defaultMessage:
      'Estimate the duty and fees of a US import: every tariff row with its reason, MPF, HMF and the landed cost, for two countries side by side.',
  }),
  scripts: ['refresh'],
  isFilledByServer: true,
  body: (
    <div className={classNames(layout.wrap, layout.page)}>
      <h1 className={layout.pageTitle}>
        {t({ id: 'estimate-page.heading', defaultMessage: 'Estimate what an import costs' })}
      </h1>
      <p className={text.lead}>
        {t({
          id: 'estimate-page.duty-and-fees-to-the',
          defaultMessage:
            'Duty and fees to the cent, from the same tables that an entry uses. You need no account, and nothing is stored.',
        })}
      </p>
      <p>
        <a href="/try">{t({ id: 'try-page.title', defaultMessage: 'Try with sample papers' })}</a>
      </p>
      {CONTENT_MARK}
    </div>
  ),
})
