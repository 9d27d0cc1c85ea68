import type { OtherParty } from '../../entry/draft.ts'
import { isCountryCode } from '../../reference/countries.ts'
import { ADDRESS_PARTS, type IdentifiedParty, type NamedParty } from '../../security-filing/index.ts'
import { countryCode } from '../mapping/origin.ts'
import { partyNumber } from '../mapping/party-number.ts'
import { keyboardText, plainText, wrapText } from '../mapping/text.ts'

/** The fields of a party that a security filing says, by their names in the draft. */
export type PartyFacts = Pick<
  OtherParty,
  'name' | 'dba' | 'address_line1' | 'address_line2' | 'city' | 'state' | 'zip' | 'country' | 'tin'
>

/** The fields that a party without a number needs. */
export const NEEDED_OF_PARTY = ['name', 'address_line1', 'city', 'country'] as const
export type NeededOfParty = (typeof NEEDED_OF_PARTY)[number]

/** Characters of a name and of one part of an address. */
const WIDTH = 35
/** Characters of a subdivision (ISO 3166-2 without its country), and of a postal code. */
const SUBDIVISION = /^[A-Z0-9]{1,3}$/
const POSTAL_WIDTH = 15
const UNSTRUCTURED = '15'
const DOING_BUSINESS_AS = 'DH'

export const isPartyGiven = (party: PartyFacts | undefined): party is PartyFacts =>
  Object.entries(party ?? {}).some(([field, value]) => field !== 'country' && Boolean(value))

/** A number of a party with CBP's code of its kind; undefined when it has none of the forms. */
export function identifiedParty(typed: string | undefined): IdentifiedParty | undefined {
  const number = partyNumber(typed)
  if (!number) return undefined
  const qualifier = /^\d{3}-/.test(number) ? '34' : /^\d{6}-/.test(number) ? 'ANI' : 'EI'
  return { qualifier, number }
}

/** The fields of a named party that are blank, or that no record can say. */
export const missingOfParty = (party: PartyFacts): NeededOfParty[] =>
  NEEDED_OF_PARTY.filter((field) => {
    if (field === 'country') return !isCountryCode(countryCode(party.country))
    if (field === 'city') return plainText(party.city) === ''
    return keyboardText(party[field]) === ''
  })

/** True if the address has more parts than a filing takes. */
export const isAddressTooLong = (party: PartyFacts): boolean => addressOf(party).length > ADDRESS_PARTS

/** A province in words has no field; it is sent with the street. */
function addressOf({ address_line1, address_line2, state }: PartyFacts): string[] {
  const province = plainText(state)
  const lines = [address_line1, address_line2, SUBDIVISION.test(province) ? '' : state]
  return wrapText(keyboardText(lines.filter(Boolean).join(' ')), WIDTH)
    .map(withoutSignsInSecond)
    .filter(Boolean)
}

/** Every second part takes letters, digits and spaces. */
const withoutSignsInSecond = (text: string, index: number): string =>
  index % 2 === 0 ? text : plainText(text)

/** A party with name and address, in a filing's terms; call it for one that lacks nothing. */
export function namedParty(party: PartyFacts): NamedParty {
  const province = plainText(party.state)
  const postalCode = plainText(party.zip).slice(0, POSTAL_WIDTH).trim()
  const secondName = keyboardText(party.dba).slice(0, WIDTH).trim()
  return {
    name: keyboardText(party.name).slice(0, WIDTH).trim(),
    ...(secondName && { secondName: { kind: DOING_BUSINESS_AS, name: secondName } }),
    address: addressOf(party).map((text) => ({ kind: UNSTRUCTURED, text })),
    city: plainText(party.city).slice(0, WIDTH).trim(),
    ...(SUBDIVISION.test(province) && { subdivision: province }),
    ...(postalCode && { postalCode }),
    country: countryCode(party.country),
  }
}
