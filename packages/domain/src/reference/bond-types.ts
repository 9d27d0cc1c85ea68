import type { RulesProfile, RulesProfileName } from '../profile/index.ts'

export interface BondType {
  code: string
  description: string
  category: 'none' | 'single' | 'continuous' | 'term'
  /** What the bond covers. */
  notes: string
}

const NOTES: Record<BondType['category'], string> = {
  none: 'Nothing is secured; small informal entries and goods of the government.',
  single: 'Covers this entry alone.',
  continuous: 'On file with CBP; covers every entry until it is ended.',
  term: 'Covers the entries of a set term.',
}

const LABELS: Record<BondType['category'], string> = {
  none: 'No Bond Required',
  single: 'Single Entry Bond',
  continuous: 'Continuous Bond',
  term: 'Term Bond',
}

/** CBP calls the bond of one entry a single transaction bond. */
const nameOf = (category: BondType['category'], { name }: RulesProfile): string =>
  name === 'cbp' && category === 'single' ? 'Single Transaction Bond' : LABELS[category]

/**
 * The bond types of a rules profile, by code. The specification knows 0 single, 8 continuous, 9 term;
 * CBP (Form 7501 block 5) 0 no bond, 8 continuous, 9 single transaction.
 */
export function bondTypes(profile: RulesProfile): BondType[] {
  const categories = ['none', 'single', 'continuous', 'term'] as const
  return categories
    .flatMap((category) => {
      const code = profile.bondTypes[category]
      return code === null
        ? []
        : [{ code, description: nameOf(category, profile), category, notes: NOTES[category] }]
    })
    .sort((a, b) => a.code.localeCompare(b.code))
}

const HINTS: Record<RulesProfileName, string> = {
  specification: '0 Single Entry, 8 Continuous, 9 Term',
  cbp: '0 no bond required, 8 continuous, 9 single transaction',
}

/** The bond types of a rules profile in one line, for the hint of the field. */
export const bondTypesHint = ({ name }: RulesProfile): string => HINTS[name]

export const bondTypeLabel = (code: string, profile: RulesProfile): string =>
  bondTypes(profile).find((type) => type.code === code)?.description ?? 'Unknown Bond Type'
