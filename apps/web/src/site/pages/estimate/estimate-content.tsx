import type { EstimatePage } from '@edfe/contracts/tariff/public-pages'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { Agencies } from '../tariff/agencies.tsx'
import { Sources } from '../tariff/sources.tsx'
import { Comparison } from './comparison.tsx'
import { CostDetail } from './cost-detail.tsx'
import styles from './estimate-content.module.css'
import { EstimateForm } from './estimate-form.tsx'

/** The content of /estimate at one address. Parts with `data-part` are replaced when a script asks for another one. */
export function EstimateContent({ page }: { page: EstimatePage }) {
  const [first, second] = page.costs
  return (
    <div className={`${layoutStyles.grid} ${layoutStyles.spaceAbove24} ${styles.columns}`}>
      <EstimateForm page={page} />
      <div id="cost" data-part="" className={`${layoutStyles.stack24} ${styles.results}`}>
        {first ? (
          <CostDetail page={page} estimate={first} />
        ) : (
          <p className={styles.empty}>
            {t({
              id: 'estimate-content.enter-a-number-the-country',
              defaultMessage: 'Enter a number, the country of origin and the value.',
            })}
          </p>
        )}
        {first && second ? <Comparison page={page} first={first} second={second} /> : null}
        <Agencies hts={page.asked.hts} agencies={page.agencies} />
        <Sources page={page} />
        <p className={`${textStyles.secondary} ${textStyles.measure}`}>
          {t({
            id: 'estimate-content.this-is-an-estimate-of',
            defaultMessage:
              "This is an estimate of a formal entry of one line. Antidumping and countervailing duty, taxes, other agencies and your carrier's charges are not in it.",
          })}
        </p>
      </div>
    </div>
  )
}
