import type { EstimatedCost, EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { formatUsd, groupThousands } from '@edfe/domain/money'
import button from '../../ui/button.module.css'
import { LedgerTable } from '../../ui/ledger.tsx'
import panel from '../../ui/panel.module.css'
import text from '../../ui/text.module.css'
import styles from './estimate-content.module.css'
import { feesOf, startAddress } from './estimate-text.ts'

/** The sum to pay, and every row that leads to it. */
export function CostDetail({ page, estimate }: { page: EstimatePage; estimate: EstimatedCost }) {
  const { cost } = estimate
  return (
    <section aria-labelledby="result">
      <h2 className={styles.hidden} id="result">
        Result
      </h2>
      <dl className={`${panel.panel} ${panel.facts}`}>
        <div>
          <dt>Effective rate</dt>
          <dd>
            {cost.effective_percent === null ? 'Open' : `${cost.effective_percent}%`}
            <small>of the value</small>
          </dd>
        </div>
        <div>
          <dt>Duty</dt>
          <dd>{cost.duty === null ? 'Open' : groupThousands(cost.duty)}</dd>
        </div>
        <div>
          <dt>Fees</dt>
          <dd>
            {groupThousands(feesOf(cost))}
            <small>MPF and HMF</small>
          </dd>
        </div>
        <div className={panel.result}>
          <dt>To pay to CBP</dt>
          <dd>{cost.to_pay === null ? 'Open' : `$${groupThousands(cost.to_pay)}`}</dd>
        </div>
      </dl>
      {cost.warnings.map((warning) => (
        <p key={warning} className={text.warning}>
          {warning}
        </p>
      ))}
      <Rows page={page} estimate={estimate} />
      <p className={styles.actions}>
        <a className={button.button} href={startAddress(page)}>
          Start an entry with this
        </a>
        <span>
          {page.isSignedIn
            ? 'A new entry has these goods as its first line.'
            : 'You create an account first.'}
        </span>
      </p>
    </section>
  )
}

/** Duty rows, fees and the landed cost. */
function Rows({ page, estimate: { cost } }: { page: EstimatePage; estimate: EstimatedCost }) {
  const { mpf, hmf, informal_mpf } = cost
  const money = (amount: string | null) => (amount === null ? 'Open' : groupThousands(amount))
  return (
    <LedgerTable
      label="result"
      head={['Duty and fees', 'Rate', 'US dollars']}
      rows={[
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
            money(amount),
          ],
        })),
        { key: 'duty', isSum: true, cells: ['Duty', '', money(cost.duty)] },
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
            money(mpf.amount),
          ],
        },
        {
          key: 'hmf',
          cells: [
            <>
              Harbor maintenance fee<small>HMF, on ocean freight only</small>
            </>,
            `${hmf.rate_percent}%`,
            money(hmf.amount),
          ],
        },
        { key: 'pay', isSum: true, cells: ['To pay to CBP', '', money(cost.to_pay)] },
        {
          key: 'landed',
          isSum: true,
          cells: [
            <>
              Landed cost
              <small>
                Goods {formatUsd(page.asked.value)}
                {page.asked.freight ? `, freight and insurance ${formatUsd(page.asked.freight)}` : ''}, and
                what is paid to CBP
              </small>
            </>,
            '',
            money(cost.landed_cost),
          ],
        },
      ]}
    />
  )
}
