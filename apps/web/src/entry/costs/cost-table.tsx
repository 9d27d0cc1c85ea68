import type { CostLedger, LivingTotal, OpenPart } from '@edfe/domain/calculations'
import { formatUsd } from '@edfe/domain/money'
import ledgerStyles from '../../ui/ledger.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { figureWords } from '../../words/total-words.ts'
import { showAmount } from '../values/format.ts'
import { type CostWords, caseWords, dutyWords, feeWords, foldFree } from './cost-words.ts'
import styles from './costs.module.css'
import { openWords } from './open-words.ts'
import type { TariffCheck } from './use-tariff-check.ts'

interface Props {
  total: LivingTotal
  /** Names the programs of the headings of chapter 99. */
  check: Pick<TariffCheck, 'headings'> | undefined
  /** Ids of the lines. */
  order: readonly string[]
}

/** Entered value, every duty and fee by name, what is open, and the total. The $ is on the first and the last amount only. */
export function CostTable({ total, check, order }: Props) {
  const { entered_value, duty, tax, fees, bonded } = total.ledger
  const programs = new Map(check?.headings.map(({ hts, program }) => [hts, program]))
  const { listed, free } = foldFree(duty.numbers)
  return (
    <table className={`${ledgerStyles.ledger} ${styles.ledger}`}>
      <tbody>
        <Sum
          name={t({ id: 'cost-table.entered-value', defaultMessage: 'Entered value' })}
          amount={formatUsd(entered_value)}
        />
        <Sum name={t({ id: 'common.duty', defaultMessage: 'Duty' })} amount={showAmount(duty.amount)} />
        {free && <Part words={free} amount="0.00" />}
        {listed.map((one) => (
          <Part
            key={`${one.kind} ${one.hts} ${one.rate}`}
            words={dutyWords(one, programs)}
            amount={one.amount}
          />
        ))}
        {duty.cases.map((one) => (
          <Part key={one.kind} words={caseWords(one)} amount={one.amount} />
        ))}
        <TaxRow tax={tax} />
        <Sum name={t({ id: 'cost-table.fees', defaultMessage: 'Fees' })} amount={showAmount(fees.amount)} />
        {fees.rows.map((row) => (
          <Part key={row.id} words={feeWords(row)} amount={row.amount} />
        ))}
        {total.open.map((part) => (
          <tr key={part.reason} className={textStyles.warning}>
            <th className={`${textStyles.breaks} ${textStyles.warning}`} scope="row">
              {openWords(part, order)}
            </th>
            <td className={textStyles.wraps}>{boundsWords(part.bounds)}</td>
          </tr>
        ))}
        <tr className={ledgerStyles.total}>
          <th className={textStyles.breaks} scope="row">
            {t({ id: 'common.total', defaultMessage: 'Total' })}
            {total.between && (
              <small>
                {t(
                  { id: 'cost-table.between', defaultMessage: 'Between {least} and {most}' },
                  { least: formatUsd(total.between.least), most: formatUsd(total.between.most) },
                )}
              </small>
            )}
            {Number(bonded) > 0 && (
              <small>
                {t(
                  {
                    id: 'cost-table.of-it-is-under-a',
                    defaultMessage: '{bonded} of it is under a bond, not paid in cash',
                  },
                  { bonded: formatUsd(bonded) },
                )}
              </small>
            )}
          </th>
          <td>{figureWords(total)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** What open lines may come to: '1,425.00 to 8,456.25', or one amount where only the line does not have it yet. */
function boundsWords(bounds: OpenPart['bounds']): string {
  if (!bounds) return ''
  const [least, most] = [showAmount(bounds.least), showAmount(bounds.most)]
  return least === most
    ? most
    : t({ id: 'cost-table.bounds', defaultMessage: '{least} to {most}' }, { least, most })
}

const TaxRow = ({ tax }: Pick<CostLedger, 'tax'>) =>
  Number(tax.amount) === 0 ? null : (
    <Sum
      name={t({ id: 'cost-table.internal-revenue-tax', defaultMessage: 'Internal revenue tax' })}
      amount={showAmount(tax.amount)}
      basis={
        tax.isDeferred
          ? t({ id: 'cost-table.payment-is-deferred', defaultMessage: 'Payment is deferred' })
          : ''
      }
    />
  )

/** A sum of the ledger. */
export const Sum = ({ name, amount, basis }: { name: string; amount: string; basis?: string }) => (
  <tr className={styles.sum}>
    <th className={textStyles.breaks} scope="row">
      {name}
      {basis && <small>{basis}</small>}
    </th>
    <td>{amount}</td>
  </tr>
)

/** A duty or a fee that a sum is made of. */
export const Part = ({ words, amount }: { words: CostWords; amount: string }) => (
  <tr className={ledgerStyles.component}>
    <th className={textStyles.breaks} scope="row">
      {words.name}
      {words.basis && <small>{words.basis}</small>}
    </th>
    <td>{showAmount(amount)}</td>
  </tr>
)
