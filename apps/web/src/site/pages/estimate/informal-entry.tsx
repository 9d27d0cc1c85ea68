import type { EstimatedCost } from '@edfe/contracts/tariff/public-pages'
import { groupThousands } from '@edfe/domain/money'
import { t } from '../../../words/t.ts'
import { Ledger } from '../../ui/ledger.tsx'

type Cost = EstimatedCost['cost']

interface Props {
  formal: Cost
  informal: NonNullable<Cost['informal']>
}

const moneyText = (amount: string | null): string =>
  amount === null ? t({ id: 'common.open', defaultMessage: 'Open' }) : groupThousands(amount)

/** The formal entry compared with the informal one, which a shipment of little value may take. */
export function InformalEntry({ formal, informal }: Props) {
  const rows = [
    {
      key: 'mpf',
      name: t({ id: 'informal-entry.mpf', defaultMessage: 'Merchandise processing fee' }),
      amounts: [formal.mpf.amount, informal.mpf],
    },
    {
      key: 'hmf',
      name: t({ id: 'informal-entry.hmf', defaultMessage: 'Harbor maintenance fee' }),
      amounts: [formal.hmf.amount, informal.hmf],
    },
    {
      key: 'pay',
      name: t({ id: 'informal-entry.to-pay', defaultMessage: 'To pay to CBP' }),
      amounts: [formal.to_pay, informal.to_pay],
      isSum: true,
    },
    {
      key: 'landed',
      name: t({ id: 'informal-entry.landed-cost', defaultMessage: 'Landed cost' }),
      amounts: [formal.landed_cost, informal.landed_cost],
      isSum: true,
    },
  ]
  return (
    <Ledger
      id="informal"
      title={t({ id: 'informal-entry.title', defaultMessage: 'As an informal entry' })}
      lead={t({
        id: 'informal-entry.who-may',
        defaultMessage:
          'Goods worth at most $2,500 may be entered informally (type 11, 19 CFR 143.21), which needs no bond. Its processing fee is that of an entry that is filed electronically and not prepared by CBP (19 CFR 24.23). Goods under quota, or under antidumping or countervailing duty, need a formal entry.',
      })}
      head={[
        t({ id: 'informal-entry.fees-and-sums', defaultMessage: 'Fees and sums' }),
        t({ id: 'informal-entry.formal', defaultMessage: 'Formal entry' }),
        t({ id: 'informal-entry.informal', defaultMessage: 'Informal entry' }),
      ]}
      rows={rows.map(({ key, name, amounts, isSum = false }) => ({
        key,
        isSum,
        cells: [name, ...amounts.map(moneyText)],
      }))}
    />
  )
}
