import type { EstimatedCost, EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { groupThousands } from '@edfe/domain/money'
import layoutStyles from '../../../ui/layout.module.css'
import shapeStyles from '../../../ui/shape.module.css'
import prose from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import panel from '../../ui/panel.module.css'
import styles from './equation.module.css'
import { feesOf } from './estimate-text.ts'
import { eachOf } from './landed-cost.ts'

/** The sums of an estimate as they are shown; blank before there is one. */
interface Sums {
  rate?: string
  duty?: string
  /** The value that the duty is of. */
  base?: string
  fees?: string
  toPay?: string
  each?: string | undefined
}

const open = () => t({ id: 'common.open', defaultMessage: 'Open' })

/** The sums of one cost, in words and figures. */
export function sumsOf(page: EstimatePage, { cost }: EstimatedCost): Sums {
  return {
    rate: cost.effective_percent === null ? open() : `${cost.effective_percent}%`,
    duty: cost.duty === null ? open() : groupThousands(cost.duty),
    base: groupThousands(page.asked.value),
    fees: groupThousands(feesOf(cost)),
    toPay: cost.to_pay === null ? open() : `$${groupThousands(cost.to_pay)}`,
    each: eachOf(page, cost.to_pay),
  }
}

/** Duty + fees = what CBP gets. The landing page takes it over from the page of an estimate, by its id. */
export function Equation({ rate = '', duty = '', base, fees = '', toPay = '', each }: Sums) {
  return (
    <dl id="sum" data-part="" className={`${layoutStyles.columnRules} ${panel.facts} ${styles.equation}`}>
      <div>
        <dt>{t({ id: 'cost-detail.effective-rate', defaultMessage: 'Effective rate' })}</dt>
        <dd>
          {rate}
          <small>{t({ id: 'cost-detail.of-the-value', defaultMessage: 'of the value' })}</small>
        </dd>
      </div>
      <div>
        <dt>{t({ id: 'cost-detail.duty', defaultMessage: 'Duty' })}</dt>
        <dd>
          {duty}
          {base ? <small>{t({ id: 'cost-detail.on', defaultMessage: 'on {base}' }, { base })}</small> : null}
        </dd>
      </div>
      <div>
        <Operator sign="+" />
        <dt>{t({ id: 'cost-detail.fees', defaultMessage: 'Fees' })}</dt>
        <dd>
          {fees}
          <small>{t({ id: 'cost-detail.mpf-and-hmf', defaultMessage: 'MPF and HMF' })}</small>
        </dd>
      </div>
      <div className={panel.result}>
        <Operator sign="=" />
        <dt>{t({ id: 'cost-detail.to-pay-to-cbp', defaultMessage: 'To pay to CBP' })}</dt>
        <dd>
          {toPay}
          {each ? (
            <small>
              {t({ id: 'cost-detail.each', defaultMessage: '{each} each' }, { each: groupThousands(each) })}
            </small>
          ) : null}
        </dd>
      </div>
    </dl>
  )
}

const Operator = ({ sign }: { sign: '+' | '=' }) => (
  <span className={`${prose.fine} ${prose.ink} ${shapeStyles.circle} ${styles.operator}`} aria-hidden="true">
    {sign}
  </span>
)
