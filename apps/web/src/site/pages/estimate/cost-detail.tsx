import type { EstimatedCost, EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { formatUsd, groupThousands } from '@edfe/domain/money'
import button from '../../../ui/button.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import prose from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type LedgerRow, LedgerTable } from '../../ui/ledger.tsx'
import notice from '../../ui/warning.module.css'
import styles from './cost-detail.module.css'
import { Equation, sumsOf } from './equation.tsx'
import { startAddress } from './estimate-text.ts'
import { InformalEntry } from './informal-entry.tsx'
import { eachOf } from './landed-cost.ts'

interface CostProps {
  page: EstimatePage
  estimate: EstimatedCost
}

/** The sum to pay, every row that leads to it, and where to go from here: one sheet. */
export function CostDetail({ page, estimate }: CostProps) {
  const { cost } = estimate
  return (
    <section aria-labelledby="result">
      <h2 className={prose.visuallyHidden} id="result">
        {t({ id: 'cost-detail.result', defaultMessage: 'Result' })}
      </h2>
      <div id="cautions" data-part="">
        {cost.warnings.length > 0 ? (
          <div className={`${layoutStyles.stack8} ${layoutStyles.spaceBelow12} ${styles.warnings}`}>
            {cost.warnings.map((warning) => (
              <p key={warning} className={notice.warning}>
                {warning}
              </p>
            ))}
          </div>
        ) : null}
        <OpenQuestions page={page} />
      </div>
      <div className={classNames(layoutStyles.paper, styles.sheet)}>
        <Equation {...sumsOf(page, estimate)} />
        <Rows page={page} estimate={estimate} />
        <p className={`${layoutStyles.wrap} ${layoutStyles.middle} ${styles.actions}`}>
          <button
            className={classNames(button.button, button.quiet)}
            type="button"
            data-copy-address=""
            hidden
          >
            {t({ id: 'cost-detail.copy-link', defaultMessage: 'Copy link' })}
          </button>
          <span className={`${prose.secondary} ${styles.hint}`}>
            {page.isSignedIn
              ? t({ id: 'cost-detail.link', defaultMessage: 'The link holds your figures.' })
              : t({
                  id: 'cost-detail.link-and-account',
                  defaultMessage:
                    'The link holds your figures. To start an entry, you create an account first.',
                })}
          </span>
          <a className={button.button} href={startAddress(page)}>
            {t({ id: 'cost-detail.start-an-entry-with-this', defaultMessage: 'Start an entry with this' })}
          </a>
        </p>
      </div>
      {cost.informal ? <InformalEntry formal={cost} informal={cost.informal} /> : null}
    </section>
  )
}

const moneyText = (amount: string | null): string =>
  amount === null ? t({ id: 'common.open', defaultMessage: 'Open' }) : groupThousands(amount)

/** That the sum counts answers which nobody gave. */
function OpenQuestions({ page: { questions, asked } }: Pick<CostProps, 'page'>) {
  const count = questions.filter(
    ({ key, options }) => options.length > 0 && asked.answers[key] === undefined,
  ).length
  if (count === 0) return null
  return (
    <p className={classNames(notice.warning, layoutStyles.spaceBelow12)}>
      <T
        id="cost-detail.questions-are-open"
        defaultMessage="{count, plural, one {One question about the goods is} other {# questions about the goods are}} not answered. Until then, the sum counts the usual answer. <a>Answer first</a>"
        values={{ count, a: (text) => <a href="#questions">{text}</a> }}
      />
    </p>
  )
}

/** Duty rows, fees and the landed cost. */
function Rows({ page, estimate: { cost } }: CostProps) {
  const landed = eachOf(page, cost.landed_cost)
  const rows: LedgerRow[] = [
    ...cost.rows.map(({ hts, program, rate_text, amount, why, source }) => ({
      key: hts,
      cells: [
        <>
          {hts}
          {program ? <small>{program}</small> : null}
          <small>{why}</small>
          {program ? <small>{source}</small> : null}
        </>,
        rate_text,
        moneyText(amount),
      ],
    })),
    {
      key: 'duty',
      isSum: true,
      cells: [t({ id: 'common.duty', defaultMessage: 'Duty' }), '', moneyText(cost.duty)],
    },
    ...feeRows(cost),
    {
      key: 'pay',
      isSum: true,
      cells: [
        t({ id: 'cost-detail.to-pay-to-cbp', defaultMessage: 'To pay to CBP' }),
        '',
        moneyText(cost.to_pay),
      ],
    },
    {
      key: 'landed',
      isSum: true,
      cells: [
        <>
          {t({ id: 'cost-detail.landed-cost', defaultMessage: 'Landed cost' })}
          <small>
            {page.asked.freight
              ? t(
                  {
                    id: 'cost-detail.goods-and-freight',
                    defaultMessage: 'Goods {goods}, freight and insurance {freight}, and what is paid to CBP',
                  },
                  { goods: formatUsd(page.asked.value), freight: formatUsd(page.asked.freight) },
                )
              : t(
                  {
                    id: 'cost-detail.goods-alone',
                    defaultMessage: 'Goods {goods}, and what is paid to CBP',
                  },
                  { goods: formatUsd(page.asked.value) },
                )}
          </small>
          {landed ? (
            <small>
              {t(
                { id: 'cost-detail.each-2', defaultMessage: '{landed} each' },
                { landed: groupThousands(landed) },
              )}
            </small>
          ) : null}
        </>,
        '',
        moneyText(cost.landed_cost),
      ],
    },
  ]
  return (
    <LedgerTable
      label={t({ id: 'cost-detail.result-2', defaultMessage: 'result' })}
      head={[
        t({ id: 'cost-detail.duty-and-fees', defaultMessage: 'Duty and fees' }),
        t({ id: 'cost-detail.rate', defaultMessage: 'Rate' }),
        t({ id: 'cost-detail.us-dollars', defaultMessage: 'US dollars' }),
      ]}
      rows={rows}
    />
  )
}

const feeRows = ({ mpf, hmf }: EstimatedCost['cost']): LedgerRow[] => [
  {
    key: 'mpf',
    cells: [
      <>
        {t({ id: 'cost-detail.merchandise-processing-fee', defaultMessage: 'Merchandise processing fee' })}
        <small>
          {mpf.exemption ??
            t(
              {
                id: 'cost-detail.mpf-at-least-and-at',
                defaultMessage: 'MPF, at least {minimum} and at most {maximum} for an entry',
              },
              { minimum: mpf.minimum, maximum: mpf.maximum },
            )}
        </small>
      </>,
      `${mpf.rate_percent}%`,
      moneyText(mpf.amount),
    ],
  },
  {
    key: 'hmf',
    cells: [
      <T
        key="name"
        id="cost-detail.harbor-maintenance-fee-hmf-on"
        defaultMessage="Harbor maintenance fee<small>HMF, on ocean freight only</small>"
        values={{ small: (content) => <small>{content}</small> }}
      />,
      `${hmf.rate_percent}%`,
      moneyText(hmf.amount),
    ],
  },
]
