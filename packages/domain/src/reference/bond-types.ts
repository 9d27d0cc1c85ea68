import { label, type MessageDescriptor } from '../messages/index.ts'
import type { RulesProfile, RulesProfileName } from '../profile/index.ts'

export interface BondType {
  code: string
  description: MessageDescriptor
  category: 'none' | 'single' | 'continuous' | 'term'
  /** The coverage of the bond. */
  notes: MessageDescriptor
}

const NOTES: Record<BondType['category'], MessageDescriptor> = {
  none: label({
    id: 'bond-type.none.notes',
    defaultMessage: 'Nothing is secured; small informal entries and goods of the government.',
  }),
  single: label({ id: 'bond-type.single.notes', defaultMessage: 'Covers this entry alone.' }),
  continuous: label({
    id: 'bond-type.continuous.notes',
    defaultMessage: 'On file with CBP; covers every entry until it is ended.',
  }),
  term: label({ id: 'bond-type.term.notes', defaultMessage: 'Covers the entries of a set term.' }),
}

const LABELS: Record<BondType['category'], MessageDescriptor> = {
  none: label({ id: 'bond-type.none', defaultMessage: 'No Bond Required' }),
  single: label({ id: 'bond-type.single', defaultMessage: 'Single Entry Bond' }),
  continuous: label({ id: 'bond-type.continuous', defaultMessage: 'Continuous Bond' }),
  term: label({ id: 'bond-type.term', defaultMessage: 'Term Bond' }),
}

const SINGLE_TRANSACTION = label({
  id: 'bond-type.single-transaction',
  defaultMessage: 'Single Transaction Bond',
})

/** CBP calls the bond of one entry a single transaction bond. */
const nameOf = (category: BondType['category'], { name }: RulesProfile): MessageDescriptor =>
  name === 'cbp' && category === 'single' ? SINGLE_TRANSACTION : LABELS[category]

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

const HINTS: Record<RulesProfileName, MessageDescriptor> = {
  specification: label({
    id: 'bond-type.hint',
    defaultMessage: '0 Single Entry, 8 Continuous, 9 Term',
  }),
  cbp: label({
    id: 'bond-type.hint-of-cbp',
    defaultMessage: '0 no bond required, 8 continuous, 9 single transaction',
  }),
}

/** The bond types of a rules profile in one line, for the hint of the field. */
export const bondTypesHint = ({ name }: RulesProfile): MessageDescriptor => HINTS[name]

const UNKNOWN = label({ id: 'bond-type.unknown', defaultMessage: 'Unknown Bond Type' })

export const bondTypeLabel = (code: string, profile: RulesProfile): MessageDescriptor =>
  bondTypes(profile).find((type) => type.code === code)?.description ?? UNKNOWN
