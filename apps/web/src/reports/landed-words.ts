import { type LandedBy, type LandedCost, landedTotal } from '@edfe/domain/books'
import { centsText } from '@edfe/domain/money'
import { t } from '../words/t.ts'
import { csvText } from './csv.ts'

/** The name of the first column. */
export const LANDED_HEADS: Record<LandedBy, string> = {
  get part() {
    return t({ id: 'landed-words.part', defaultMessage: 'Part number' })
  },
  get order() {
    return t({ id: 'landed-words.order', defaultMessage: 'Purchase order' })
  },
  get reference() {
    return t({ id: 'landed-words.reference', defaultMessage: 'File reference' })
  },
}

const NONE: Record<LandedBy, string> = {
  get order() {
    return t({ id: 'landed-words.no-order', defaultMessage: 'No purchase order and no file reference' })
  },
  get part() {
    return t({ id: 'landed-words.no-part', defaultMessage: 'No part number' })
  },
  get reference() {
    return t({ id: 'landed-words.no-reference', defaultMessage: 'No file reference' })
  },
}

/** The name of a row; of goods without a purchase order it says that it is a file reference. */
export function landedName({ name, named }: LandedCost, by: LandedBy): string {
  if (!name) return NONE[by]
  return by === 'order' && named === 'reference'
    ? t({ id: 'landed-words.by-reference', defaultMessage: 'File reference {name}' }, { name })
    : name
}

/** The figures of a row, each with the name of its column. */
export const landedFigures = (cost: LandedCost): { label: string; amount: string }[] => [
  { label: t({ id: 'landed-words.goods', defaultMessage: 'Goods' }), amount: centsText(cost.value) },
  { label: t({ id: 'landed-words.freight', defaultMessage: 'Freight' }), amount: centsText(cost.freight) },
  { label: t({ id: 'common.duty', defaultMessage: 'Duty' }), amount: centsText(cost.duty) },
  { label: t({ id: 'landed-words.fees', defaultMessage: 'Taxes and fees' }), amount: centsText(cost.fees) },
  {
    label: t({ id: 'landed-words.landed', defaultMessage: 'Landed cost' }),
    amount: centsText(landedTotal(cost)),
  },
]

const NOTHING: LandedCost = {
  key: '',
  name: '',
  named: 'part',
  entries: 0,
  value: 0n,
  freight: 0n,
  duty: 0n,
  fees: 0n,
}

/** The names of the columns of figures. */
export const landedLabels = (): string[] => landedFigures(NOTHING).map(({ label }) => label)

/** The table as CSV: the same rows and figures as on screen. */
export const landedCsv = (costs: readonly LandedCost[], by: LandedBy): string =>
  csvText([
    [LANDED_HEADS[by], t({ id: 'common.entries', defaultMessage: 'Entries' }), ...landedLabels()],
    ...costs.map((cost) => [
      landedName(cost, by),
      String(cost.entries),
      ...landedFigures(cost).map(({ amount }) => amount),
    ]),
  ])
