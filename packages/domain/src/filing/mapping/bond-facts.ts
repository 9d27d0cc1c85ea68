import { casesOf } from '../../calculations/line-cases.ts'
import { divideHalfUp, scaled, toCents } from '../../money/cents.ts'
import type { BondFacts } from '../entry-summary-facts.ts'
import type { FilingContext } from '../filing-context.ts'

/** The bond page, as far as it is given. */
const pageOf = ({ draft }: Pick<FilingContext, 'draft'>) => draft.bond_information ?? {}

/** Record 31 takes whole dollars. */
const dollars = (typed: string | undefined): string => divideHalfUp(toCents(typed), 100n).toString()

/** Whether a surety backs the entry: 998 and 999 name none (AE record 10, bond waiver reasons). */
export const isSurety = (typed: string | undefined): boolean =>
  /^\d{3}$/.test(typed ?? '') && typed !== '998' && typed !== '999'

/** The number of a single transaction bond on CBP Form 301, which its surety gives: record 31 has ten characters for it. */
export const isBondNumber = (typed: string | undefined): boolean => /^[A-Z0-9]{1,10}$/.test(typed ?? '')

/** Whether anything of an additional bond is given. */
export function hasAdditionalBond(context: Pick<FilingContext, 'draft'>): boolean {
  const { additional_surety, additional_number, additional_amount } = pageOf(context)
  return Boolean(additional_surety || additional_number || additional_amount)
}

/** Whether what is given of an additional bond can be sent: surety, number and an amount of a dollar or more. */
export function isAdditionalBondWhole(context: Pick<FilingContext, 'draft'>): boolean {
  const { additional_surety, additional_number, additional_amount } = pageOf(context)
  return isSurety(additional_surety) && isBondNumber(additional_number) && toCents(additional_amount) >= 100n
}

/** From this rate a continuous bond does not cover a case (ACE error dictionary, condition 710). In ten-thousandths. */
const LARGE_RATE = 5_0000n

/** Whether a case asks for an additional bond: a rate of 5 percent or more, or a specific one, beside a continuous bond. */
export const needsAdditionalBond = ({ bond, lines }: Pick<FilingContext, 'bond' | 'lines'>): boolean =>
  bond.kind === 'continuous' &&
  lines.some(({ line }) =>
    casesOf(line).some(({ rate, isSpecific }) => isSpecific || (scaled(rate, 4) ?? 0n) >= LARGE_RATE),
  )

/** Records 31: the basic bond, and the single transaction bond that covers more beside it. */
export function bondFacts(context: FilingContext): BondFacts[] {
  const basic = basicBond(context)
  if (!basic) return []
  const { additional_surety = '', additional_number, additional_amount } = pageOf(context)
  if (!hasAdditionalBond(context)) return [basic]
  const additional: BondFacts = {
    type: '9',
    designation: 'A',
    surety: additional_surety,
    amount: dollars(additional_amount),
    account: additional_number,
  }
  return [basic, additional]
}

function basicBond(context: FilingContext): BondFacts | undefined {
  const { bond } = context
  if (bond.kind === 'continuous') return { type: '8', designation: 'B', surety: bond.surety }
  if (bond.kind !== 'single') return undefined
  const { bond_amount, bond_number } = pageOf(context)
  return {
    type: '9',
    designation: 'B',
    surety: bond.surety,
    amount: dollars(bond_amount),
    account: bond_number,
  }
}
