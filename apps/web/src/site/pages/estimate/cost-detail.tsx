import type { EstimatedCost, EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { formatUsd, groupThousands } from '@edfe/domain/money'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { type LedgerRow, LedgerTable } from '../../ui/ledger.tsx'
import panel from '../../ui/panel.module.css'
import prose from '../../ui/text.module.css'
import styles from './cost-detail.module.css'
import { feesOf, startAddress } from './estimate-text.ts'
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
        Result
      </h2>
      {cost.warnings.length > 0 ? (
        <div className={styles.warnings}>
          {cost.warnings.map((warning) => (
            <p key={warning} className={prose.warning}>
              {warning}
            </p>
          ))}
        </div>
      ) : null}
      <div className={classNames(panel.panel, styles.sheet)}>
        <Equation page={page} estimate={estimate} />
        <Rows page={page} estimate={estimate} />
        <p className={styles.actions}>
          <button
            className={classNames(button.button, button.quiet)}
            type="button"
            data-copy-address=""
            hidden
          >
            Copy link
          </button>
          <span className={styles.hint}>
            The link holds your figures.
            {page.isSignedIn ? '' : ' To start an entry, you create an account first.'}
          </span>
          <a className={button.button} href={startAddress(page)}>
            Start an entry with this
          </a>
        </p>
      </div>
    </section>
  )
}

const moneyText = (amount: string | null): string => (amount === null ? 'Open' : groupThousands(amount))

/** Duty + fees = what CBP gets. */
function Equation({ page, estimate: { cost } }: CostProps) {
  const each = eachOf(page, cost.to_pay)
  return (
    <dl className={panel.facts}>
      <div>
        <dt>Effective rate</dt>
        <dd>
          {cost.effective_percent === null ? 'Open' : `${cost.effective_percent}%`}
          <small>of the value</small>
        </dd>
      </div>
      <div>
        <dt>Duty</dt>
        <dd>
          {moneyText(cost.duty)}
          <small>on {groupThousands(page.asked.value)}</small>
        </dd>
      </div>
      <div>
        <Operator sign="+" />
        <dt>Fees</dt>
        <dd>
          {groupThousands(feesOf(cost))}
          <small>MPF and HMF</small>
        </dd>
      </div>
      <div className={panel.result}>
        <Operator sign="=" />
        <dt>To pay to CBP</dt>
        <dd>
          {cost.to_pay === null ? 'Open' : `$${groupThousands(cost.to_pay)}`}
          {each ? <small>{groupThousands(each)} each</small> : null}
        </dd>
      </div>
    </dl>
  )
}

const Operator = ({ sign }: { sign: '+' | '=' }) => (
  <span className={styles.operator} aria-hidden="true">
    {sign}
  </span>
)

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
    { key: 'duty', isSum: true, cells: ['Duty', '', moneyText(cost.duty)] },
    ...feeRows(cost),
    { key: 'pay', isSum: true, cells: ['To pay to CBP', '', moneyText(cost.to_pay)] },
    {
      key: 'landed',
      isSum: true,
      cells: [
        <>
          Landed cost
          <small>
            Goods {formatUsd(page.asked.value)}
            {page.asked.freight ? `, freight and insurance ${formatUsd(page.asked.freight)}` : ''}, and what
            is paid to CBP
          </small>
          {landed ? <small>{groupThousands(landed)} each</small> : null}
        </>,
        '',
        moneyText(cost.landed_cost),
      ],
    },
  ]
  return <LedgerTable label="result" head={['Duty and fees', 'Rate', 'US dollars']} rows={rows} />
}

const feeRows = ({ mpf, hmf, informal_mpf }: EstimatedCost['cost']): LedgerRow[] => [
  {
    key: 'mpf',
    cells: [
      <>
        Merchandise processing fee
        <small>
          {mpf.exemption ?? `MPF, at least ${mpf.minimum} and at most ${mpf.maximum} for an entry`}
        </small>
        {informal_mpf ? <small>An informal entry would pay {informal_mpf}.</small> : null}
      </>,
      `${mpf.rate_percent}%`,
      moneyText(mpf.amount),
    ],
  },
  {
    key: 'hmf',
    cells: [
      <>
        Harbor maintenance fee<small>HMF, on ocean freight only</small>
      </>,
      `${hmf.rate_percent}%`,
      moneyText(hmf.amount),
    ],
  },
]
