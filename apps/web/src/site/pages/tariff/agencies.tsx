import type { AgencyAsk } from '@edfe/contracts/tariff/public-pages'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { supplierMail } from './supplier-mail.ts'

/** What other agencies ask of goods of a number, and what to ask the supplier for before anything is ordered. */
export function Agencies({ hts, agencies }: { hts: string; agencies: readonly AgencyAsk[] }) {
  if (agencies.length === 0) return null
  return (
    <section className={layoutStyles.stack12} aria-labelledby="agencies">
      <h3 className={textStyles.large} id="agencies">
        {t({ id: 'agencies.title', defaultMessage: 'Before you order: other agencies' })}
      </h3>
      <ul className={layoutStyles.stack12}>
        {agencies.map(({ asks, help, supplier }) => (
          <li key={asks}>
            {asks} <span className={textStyles.secondary}>{help}</span>
            {supplier.length > 0 && (
              <details>
                <summary>
                  {t({ id: 'agencies.supplier', defaultMessage: 'What to ask the supplier for' })}
                </summary>
                <ul className={layoutStyles.stack8}>
                  {supplier.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      {agencies.some(({ supplier }) => supplier.length > 0) && (
        <p>
          <a href={supplierMail(hts, agencies)}>
            {t({ id: 'agencies.mail', defaultMessage: 'Mail these questions to the supplier' })}
          </a>
        </p>
      )}
    </section>
  )
}
