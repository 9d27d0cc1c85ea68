import type { RulesProfile } from '../profile/index.ts'
import { SURETY_COMPANIES } from '../reference/small-tables.ts'
import type { BondSection, HeaderSection } from './draft.ts'

const COVERAGES = ['single', 'continuous', 'term'] as const
type Coverage = (typeof COVERAGES)[number]

/** From here on a surety number means that no company guarantees: cash or securities, or the government. */
const FIRST_WITHOUT_COMPANY = '998'

/** The bond type (block 5) of a coverage, by the rules in force; undefined where they have none for it. */
export const bondTypeOf = (coverage: string, { bondTypes }: RulesProfile): string | undefined =>
  isCoverage(coverage) ? (bondTypes[coverage] ?? undefined) : undefined

const isCoverage = (text: string): text is Coverage => COVERAGES.some((coverage) => coverage === text)

/**
 * The bond details that step 1 already implies: coverage by the bond type, company by the surety number;
 * otherwise ''.
 */
export function bondOfHeader(
  { bond_type = '', surety_no = '' }: HeaderSection,
  profile: RulesProfile,
): Required<Pick<BondSection, 'bond_type_detail' | 'surety_company'>> {
  const company = SURETY_COMPANIES.find(({ code }) => code === surety_no)?.name ?? ''
  return {
    bond_type_detail: COVERAGES.find((coverage) => bondTypeOf(coverage, profile) === bond_type) ?? '',
    surety_company: surety_no < FIRST_WITHOUT_COMPANY ? company : '',
  }
}
