import { parseDay } from '../calendar/index.ts'
import { label } from '../messages/index.ts'
import { isCountryCode } from '../reference/countries.ts'
import {
  ADDRESS_KINDS,
  ADDRESS_PARTS,
  FLEXIBLE_TIMING,
  isFiveElements,
  NUMBER_SHAPES,
  PARTY_ELEMENTS,
  PARTY_QUALIFIERS,
  type PartyElement,
  SECOND_NAME_KINDS,
} from './codes.ts'
import { FLEXIBLE_ELEMENTS } from './deadlines.ts'
import { type FilingPlace, type FilingRule, HEADER, placesIn } from './finding.ts'
import { type FilingParty, isNamed, type NamedParty, type SecurityFiling } from './security-filing.ts'

/** The parties of one element. */
export function partiesOf(filing: SecurityFiling, element: PartyElement): readonly FilingParty[] {
  if (element === 'manufacturers') return filing.manufacturers.map(({ party }) => party)
  if (element !== 'importerOfRecord' && element !== 'consignee') return filing[element]
  const party = filing[element]
  return party ? [party] : []
}

/** The elements that a filing must have: stuffing place and consolidator may follow under flexible timing. */
export function requiredParties({ submission, reason }: SecurityFiling): PartyElement[] {
  if (isFiveElements(submission)) return ['bookingParties', 'shipTo']
  const later: readonly PartyElement[] = FLEXIBLE_TIMING.includes(reason) ? FLEXIBLE_ELEMENTS : []
  return PARTY_ELEMENTS.filter((element) => element !== 'bookingParties' && !later.includes(element))
}

const allowedParties = ({ submission }: SecurityFiling): PartyElement[] =>
  isFiveElements(submission)
    ? ['bookingParties', 'shipTo']
    : PARTY_ELEMENTS.filter((element) => element !== 'bookingParties')

/** The parties that break a rule. */
const partiesThat = (
  filing: SecurityFiling,
  breaks: (party: FilingParty, element: PartyElement) => boolean,
): FilingPlace[] =>
  PARTY_ELEMENTS.flatMap((element) =>
    placesIn(element, partiesOf(filing, element), (party) => breaks(party, element)),
  )

/** The words of the two fields that take neither points nor hyphens. */
const isPlain = (text: string): boolean => /^[A-Z0-9 ]*$/.test(text)

const isAddress = ({ address, city, subdivision, postalCode, country, secondName }: NamedParty): boolean =>
  address.length > 0 &&
  address.length <= ADDRESS_PARTS &&
  address.every(
    ({ kind, text }, index) =>
      ADDRESS_KINDS.includes(kind) && text !== '' && text.length <= 35 && (index % 2 === 0 || isPlain(text)),
  ) &&
  city !== '' &&
  [city, subdivision ?? '', postalCode ?? ''].every(isPlain) &&
  isCountryCode(country) &&
  (!secondName || (SECOND_NAME_KINDS.includes(secondName.kind) && secondName.name !== ''))

/** The parties. CBP's list of codes at hand has none about them, so these findings have narratives without a code. */
export const PARTY_RULES: readonly FilingRule[] = [
  {
    rule: 'ISF_PARTY_MISSING',
    code: '',
    narrative: 'MISSING ENTITY',
    words: label({
      id: 'isf.party-missing',
      defaultMessage:
        'A party is missing. Ten elements need seller, buyer, ship-to party, importer of record, consignee and manufacturer, and stuffing place and consolidator unless they follow later. Five elements need booking party and ship-to party.',
    }),
    places: (filing) =>
      requiredParties(filing).some((element) => partiesOf(filing, element).length === 0) ? [HEADER] : [],
  },
  {
    rule: 'ISF_PARTY_NOT_TAKEN',
    code: '',
    narrative: 'INVALID ENTITY FOR ISF TYPE',
    words: label({
      id: 'isf.party-not-taken',
      defaultMessage: 'This party does not belong in a filing of this submission type.',
    }),
    places: (filing) => {
      const allowed = allowedParties(filing)
      return partiesThat(filing, (_, element) => !allowed.includes(element))
    },
  },
  {
    rule: 'ISF_PARTY_NUMBER_KIND',
    code: '',
    narrative: 'INVALID ENTITY IDENTIFIER QUALIFIER',
    words: label({
      id: 'isf.party-number-kind',
      defaultMessage:
        'This kind of number does not name this party. Importer of record and consignee have an importer number, a ship-to party may have a FIRMS code, the others a DUNS number.',
    }),
    places: (filing) =>
      partiesThat(
        filing,
        (party, element) => !isNamed(party) && !PARTY_QUALIFIERS[element].includes(party.qualifier),
      ),
  },
  {
    rule: 'ISF_PARTY_NUMBER_FORMAT',
    code: '',
    narrative: 'INVALID ENTITY IDENTIFIER FORMAT',
    words: label({
      id: 'isf.party-number-format',
      defaultMessage: 'The number of the party does not have the form of its kind.',
    }),
    places: (filing) =>
      partiesThat(
        filing,
        (party) => !isNamed(party) && NUMBER_SHAPES[party.qualifier]?.test(party.number) === false,
      ),
  },
  {
    rule: 'ISF_PARTY_PASSPORT',
    code: '',
    narrative: 'INVALID PASSPORT DATA',
    words: label({
      id: 'isf.party-passport',
      defaultMessage:
        'A passport needs the code of its country, and a date of birth that is a day of the calendar.',
    }),
    places: (filing) =>
      partiesThat(
        filing,
        (party) =>
          !isNamed(party) &&
          party.qualifier === 'AEF' &&
          !(isCountryCode(party.country ?? '') && (!party.birth || parseDay(party.birth) !== undefined)),
      ),
  },
  {
    rule: 'ISF_PARTY_ADDRESS',
    code: '',
    narrative: 'INVALID ENTITY NAME OR ADDRESS',
    words: label({
      id: 'isf.party-address',
      defaultMessage:
        'A party without a number needs its name, one to six parts of its address, city and country. City, postal code and every second part take letters, digits and spaces only.',
    }),
    places: (filing) =>
      partiesThat(filing, (party) => isNamed(party) && (party.name.trim() === '' || !isAddress(party))),
  },
]
