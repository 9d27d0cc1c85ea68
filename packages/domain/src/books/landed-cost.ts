import type { DraftData } from '../entry/index.ts'
import { type Cents, sumCents } from '../money/index.ts'
import { partNumberKey } from '../parts/index.ts'
import type { Amounts } from '../statement/index.ts'
import { DUTY_CLASSES } from './bills.ts'
import { partCosts } from './part-costs.ts'

/**
 * By what landed cost is summed: the part number of the goods, their purchase order, with the file reference of the entry
 * for goods that have none, or the file reference alone.
 */
export type LandedBy = 'part' | 'order' | 'reference'

/** What goods cost once they are here, as far as an entry says it. */
export interface LandedCost {
  /** The same for goods that belong together; '' for those without a number or reference. */
  key: string
  /** The number or reference as it was written first. */
  name: string
  /** What the name is. */
  named: LandedBy
  entries: number
  /** The entered value. */
  value: Cents
  /** Freight and insurance to the United States, block 36B. */
  freight: Cents
  /** Regular, additional, antidumping and countervailing duty. */
  duty: Cents
  /** Taxes and fees. */
  fees: Cents
}

/** The landed cost of an entry by part, purchase order or reference; an entry counts once for each. It adds up to the entry, to the cent. */
export function landedCosts(draft: DraftData, by: LandedBy): LandedCost[] {
  const reference = draft.totals_declarations?.file_reference_no?.trim() ?? ''
  const costs = partCosts(draft).map(({ part, order, value, freight, amounts }): LandedCost => {
    const named = by === 'order' && !order ? 'reference' : by
    const name = { part, order, reference }[named]
    const key = named === 'reference' ? name.toUpperCase() : partNumberKey(name)
    return {
      // A purchase order and a file reference of the same letters are two rows.
      key: by === 'order' && name ? `${named} ${key}` : key,
      name,
      named,
      entries: 1,
      value,
      freight,
      ...dutyAndFees(amounts),
    }
  })
  return sumLanded(costs).map((sum) => ({ ...sum, entries: 1 }))
}

function dutyAndFees(amounts: Amounts): Pick<LandedCost, 'duty' | 'fees'> {
  const sums = { duty: 0n, fees: 0n }
  for (const [name, cents] of Object.entries(amounts))
    sums[DUTY_CLASSES.includes(name) ? 'duty' : 'fees'] += cents
  return sums
}

/** Costs with the same key together, the largest first. */
export function sumLanded(costs: readonly LandedCost[]): LandedCost[] {
  return [...Map.groupBy(costs, ({ key }) => key)]
    .map(([key, same]) => ({
      key,
      name: same[0]?.name ?? '',
      named: same[0]?.named ?? 'part',
      entries: same.reduce((sum, { entries }) => sum + entries, 0),
      value: sumCents(same.map(({ value }) => value)),
      freight: sumCents(same.map(({ freight }) => freight)),
      duty: sumCents(same.map(({ duty }) => duty)),
      fees: sumCents(same.map(({ fees }) => fees)),
    }))
    .sort((one, other) => Number(landedTotal(other) - landedTotal(one)) || one.key.localeCompare(other.key))
}

/** Goods with freight, duty, taxes and fees. */
export const landedTotal = ({ value, freight, duty, fees }: LandedCost): Cents =>
  value + freight + duty + fees
