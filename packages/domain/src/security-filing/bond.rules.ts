import { label } from '../messages/index.ts'
import {
  BOND_ACTIVITIES,
  BOND_TYPES,
  BONDED_SHIPMENTS,
  NUMBER_SHAPES,
  SECURITY_FILING_ACTIVITY,
  SINGLE_BOND,
} from './codes.ts'
import { type FilingRule, headerIf, placesIn } from './finding.ts'
import type { SecurityFiling } from './security-filing.ts'

const isSingle = ({ bond }: SecurityFiling): boolean =>
  bond?.type === SINGLE_BOND && bond.activity === SECURITY_FILING_ACTIVITY

const referenceOf = ({ references }: SecurityFiling, qualifier: string) =>
  references.find((one) => one.qualifier === qualifier)?.reference

/** The holder of a bond has one of these numbers. */
const HOLDER_NUMBERS = ['EI', 'ANI', '34']

/** The bond for the filing (19 CFR 149.5(b)). */
export const BOND_RULES: readonly FilingRule[] = [
  {
    rule: 'ISF_BOND_MISSING',
    code: 'S19',
    narrative: 'MISSING BOND HOLDER',
    words: label({
      id: 'isf.bond-missing',
      defaultMessage:
        'This shipment type needs a bond. Give the number of its holder, its activity and its type.',
    }),
    places: ({ bond, shipment }) => headerIf(BONDED_SHIPMENTS.includes(shipment) && !bond?.holder),
  },
  {
    rule: 'ISF_BOND_NOT_TAKEN',
    code: '',
    narrative: 'BOND NOT ALLOWED FOR SHIPMENT TYPE',
    words: label({
      id: 'isf.bond-not-taken',
      defaultMessage: 'This shipment type has no bond. Leave holder, activity and type blank.',
    }),
    places: ({ bond, shipment }) => headerIf(!!bond && !BONDED_SHIPMENTS.includes(shipment)),
  },
  {
    rule: 'ISF_BOND_HOLDER_FORMAT',
    code: 'S23',
    narrative: 'INVALID BOND HOLDER FORMAT',
    words: label({
      id: 'isf.bond-holder-format',
      defaultMessage:
        'The holder of the bond is named by an EIN, a number assigned by CBP or a Social Security number.',
    }),
    places: ({ bond }) =>
      headerIf(!!bond?.holder && !HOLDER_NUMBERS.some((kind) => NUMBER_SHAPES[kind]?.test(bond.holder))),
  },
  {
    rule: 'ISF_BOND_ACTIVITY',
    code: 'S20',
    narrative: 'INVALID BOND ACT CODE',
    words: label({
      id: 'isf.bond-activity',
      defaultMessage: 'The activity of the bond is 01, 02, 03, 04 or 16.',
    }),
    places: ({ bond }) => headerIf(!!bond && !BOND_ACTIVITIES.includes(bond.activity)),
  },
  {
    rule: 'ISF_BOND_TYPE',
    code: 'S21',
    narrative: 'INVALID BOND TYPE',
    words: label({
      id: 'isf.bond-type',
      defaultMessage: 'The type of the bond is 8 for a continuous one, or 9 for a single one of activity 16.',
    }),
    places: ({ bond }) =>
      headerIf(
        !!bond &&
          (!BOND_TYPES.includes(bond.type) ||
            (bond.type === SINGLE_BOND && bond.activity !== SECURITY_FILING_ACTIVITY)),
      ),
  },
  {
    rule: 'ISF_BOND_REFERENCE',
    code: 'S13',
    narrative: 'MISSING SURETY BND REF NBR',
    words: label({
      id: 'isf.bond-reference',
      defaultMessage:
        'A single bond needs the reference number of the surety. It is not the number of the bond.',
    }),
    places: (filing) => headerIf(isSingle(filing) && !referenceOf(filing, 'SBN')),
  },
  {
    rule: 'ISF_BOND_SURETY',
    code: 'S22',
    narrative: 'MISSING SURETY CODE',
    words: label({ id: 'isf.bond-surety', defaultMessage: 'A single bond needs the code of its surety.' }),
    places: (filing) => headerIf(isSingle(filing) && !referenceOf(filing, 'V1')),
  },
  {
    rule: 'ISF_SURETY_FORMAT',
    code: 'S24',
    narrative: 'INVALID SURETY CODE FORMAT',
    words: label({ id: 'isf.surety-format', defaultMessage: 'The code of a surety has three digits.' }),
    places: ({ references }) =>
      placesIn(
        'references',
        references,
        ({ qualifier, reference }) => qualifier === 'V1' && !/^\d{3}$/.test(reference),
      ),
  },
]
