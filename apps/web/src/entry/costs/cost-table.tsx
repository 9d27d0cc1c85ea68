import { type CostLedger, costLedger } from '@edfe/domain/calculations'
import type { DraftData } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { useMemo } from 'react'
import ledgerStyles from '../../ui/ledger.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { showAmount } from '../values/format.ts'
import { type CostWords, caseWords, dutyWords, feeWords } from './cost-words.ts'
import styles from './costs.module.css'

interface Props {
  draft: DraftData
  /** Names of programs by heading of chapter 99. */
  programs: ReadonlyMap<string, string>
  /** Some duty could not be checked: more may be owed. */
  isAtLeast: boolean
}

/** Entered value, every duty and fee by name, and the total. The $ is on the first and the last amount only. */
export function CostTable({ draft, programs, isAtLeast }: Props) {
  const { entered_value, duty, tax, fees, bonded, total, isOpen } = useMemo(() => costLedger(draft), [draft])
  return (
    <table className={`${ledgerStyles.ledger} ${styles.ledger}`}>
      <tbody>
        <Sum
          name={t({ id: 'cost-table.entered-value', defaultMessage: 'Entered value' })}
          amount={formatUsd(entered_value)}
        />
        <Sum name={t({ id: 'common.duty', defaultMessage: 'Duty' })} amount={showAmount(duty.amount)} />
        {duty.numbers.map((one) => (
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
        <tr className={ledgerStyles.total}>
          <th className={textStyles.breaks} scope="row">
            {isAtLeast || isOpen
              ? t({ id: 'cost-table.total-at-least', defaultMessage: 'Total, at least' })
              : t({ id: 'common.total', defaultMessage: 'Total' })}
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
          <td>{formatUsd(total)}</td>
        </tr>
      </tbody>
    </table>
  )
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

const Sum = ({ name, amount, basis }: { name: string; amount: string; basis?: string }) => (
  <tr className={styles.sum}>
    <th className={textStyles.breaks} scope="row">
      {name}
      {basis && <small>{basis}</small>}
    </th>
    <td>{amount}</td>
  </tr>
)

const Part = ({ words, amount }: { words: CostWords; amount: string }) => (
  <tr className={ledgerStyles.component}>
    <th className={textStyles.breaks} scope="row">
      {words.name}
      {words.basis && <small>{words.basis}</small>}
    </th>
    <td>{showAmount(amount)}</td>
  </tr>
)
