import type { EstimatedCost, EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { centsText, divideHalfUp, plainDecimal, scaled, toCents } from '@edfe/domain/money'
import { t } from '../../../words/t.ts'
import { dutyParts, feesOf } from './estimate-text.ts'

/** A part of the landed cost, in dollars and cents; null while it is open. */
export interface CostPart {
  readonly key: 'goods' | 'freight' | 'base' | 'additional' | 'fees'
  readonly label: string
  readonly amount: string | null
}

/** Returns the parts of the landed cost, in the order of the table and of the bars. */
export function costParts({ asked }: EstimatePage, { cost }: EstimatedCost): readonly CostPart[] {
  const { base, additional } = dutyParts(cost)
  const typed = (amount: string) => centsText(toCents(plainDecimal(amount) ?? '0'))
  return [
    {
      key: 'goods',
      label: t({ id: 'landed-cost.goods', defaultMessage: 'Goods' }),
      amount: typed(asked.value),
    },
    {
      key: 'freight',
      label: t({ id: 'landed-cost.freight-and-insurance', defaultMessage: 'Freight and insurance' }),
      amount: typed(asked.freight),
    },
    {
      key: 'base',
      label: t({ id: 'landed-cost.duty-of-chapters-1-to', defaultMessage: 'Duty of chapters 1 to 97' }),
      amount: base,
    },
    {
      key: 'additional',
      label: t({ id: 'landed-cost.duty-of-chapter-99', defaultMessage: 'Duty of chapter 99' }),
      amount: additional,
    },
    {
      key: 'fees',
      label: t({ id: 'landed-cost.mpf-and-hmf', defaultMessage: 'MPF and HMF' }),
      amount: feesOf(cost),
    },
  ]
}

const QUANTITY_PLACES = 6

/** An amount for each unit of the first quantity, half up to the cent; undefined without a quantity. */
export function eachOf({ asked }: EstimatePage, amount: string | null): string | undefined {
  const quantity = scaled(plainDecimal(asked.quantities[0] ?? ''), QUANTITY_PLACES)
  if (!quantity || amount === null) return undefined
  return centsText(divideHalfUp(toCents(amount) * 10n ** BigInt(QUANTITY_PLACES), quantity))
}
