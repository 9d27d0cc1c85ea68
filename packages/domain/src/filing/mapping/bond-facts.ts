import type { BondSection } from '../../entry/draft.ts'
import { divideHalfUp, scaled, toCents } from '../../money/cents.ts'
import type { BondFacts } from '../entry-summary-facts.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'

/** Record 31 takes whole dollars. */
const dollars = (typed: string | undefined): string => divideHalfUp(toCents(typed), 100n).toString()

/** True for the number of a surety company: 998 and 999 name none (AE record 10, bond waiver reasons). */
export const isSurety = (typed: string | undefined): boolean =>
  /^\d{3}$/.test(typed ?? '') && typed !== '998' && typed !== '999'

/** The number of a single transaction bond on CBP Form 301, which its surety gives: record 31 has ten characters for it. */
export const isBondNumber = (typed: string | undefined): boolean => /^[A-Z0-9]{1,10}$/.test(typed ?? '')

/** The fields of a single transaction bond in addition to the basic bond. */
export const ADDITIONAL_BOND_FIELDS = ['additional_surety', 'additional_number', 'additional_amount'] as const
type AdditionalBond = Pick<BondSection, (typeof ADDITIONAL_BOND_FIELDS)[number]>

/** True when anything of an additional bond is given. */
export const hasAdditionalBond = (bond: AdditionalBond): boolean =>
  ADDITIONAL_BOND_FIELDS.some((name) => bond[name])

/** True when an additional bond can be sent: it has surety, number and an amount of a dollar or more. */
export const isAdditionalBondWhole = (bond: AdditionalBond): boolean =>
  isSurety(bond.additional_surety) &&
  isBondNumber(bond.additional_number) &&
  toCents(bond.additional_amount) >= 100n

/** From this rate a continuous bond does not cover a case (ACE error dictionary, condition 710). In ten-thousandths. */
const LARGE_RATE = 5_0000n

/**
 * True when a case needs an additional bond: a rate of 5 percent or more, or a specific one, with a
 * continuous bond.
 */
export const needsAdditionalBond = ({
  bond,
  lines,
}: Pick<FilingContext, 'bond'> & { lines: readonly Pick<FilingLine, 'cases'>[] }): boolean =>
  bond.kind === 'continuous' &&
  lines.some(({ cases }) =>
    cases.some(({ rate, isSpecific }) => isSpecific || (scaled(rate, 4) ?? 0n) >= LARGE_RATE),
  )

/** Records 31: the basic bond, and the single transaction bond that covers more in addition to it. */
export function bondFacts(context: FilingContext): BondFacts[] {
  const basic = basicBond(context)
  if (!basic) return []
  const { additional_surety = '', additional_number, additional_amount } = context
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
  const { bond, bond_amount, bond_number } = context
  if (bond.kind === 'continuous') return { type: '8', designation: 'B', surety: bond.surety }
  if (bond.kind !== 'single') return undefined
  return {
    type: '9',
    designation: 'B',
    surety: bond.surety,
    amount: dollars(bond_amount),
    account: bond_number,
  }
}
