import type { AgencyAsk } from '@edfe/contracts/tariff/public-pages'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'

/** What other agencies ask of goods of a number, and what to ask the supplier for before anything is ordered. */
export function Agencies({ agencies }: { agencies: readonly AgencyAsk[] }) {
  if (agencies.length === 0) return null
  return (
    <section className={layoutStyles.stack12} aria-labelledby="agencies">
      <h3 className={textStyles.large} id="agencies">
        {t({ id: 'agencies.title', defaultMessage: 'Before you order: other agencies' })}
      </h3>
      <ul className={layoutStyles.stack12}>
        {agencies.map(({ asks, help }) => (
          <li key={asks}>
            {asks} <span className={textStyles.secondary}>{help}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
