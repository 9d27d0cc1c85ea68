import type { OtherPartyType } from '../../entry/party-blocks.ts'
import { PARTY_NUMBER } from '../../parties/party-number.ts'
import { alpha2Of } from '../../reference/countries.ts'
import type { RuleContext } from '../context.ts'
import type { EntryFacts } from '../facts.ts'
import type { EntryRule, RuleId } from '../rule.ts'
import { entryGroup } from '../rule-shapes.ts'
import { EMAIL, isPhone, isUs } from './party.rules.ts'

const { matches, rule } = entryGroup({
  layer: 'data',
  group: 'parties',
  source: 'specification 2§5, parties',
})

const PARTS = ['name', 'address_line1', 'city', 'state', 'zip', 'country', 'tin'] as const
type Who = OtherPartyType
type Part = (typeof PARTS)[number]

/** Countries whose addresses are known by state or province and postal code. */
const WITH_STATE: ReadonlySet<string> = new Set(['US', 'CA'])

/** Under CBP's rules nobody is asked for the state and postal code of a foreign address: no record carries them. */
const hasPart = (country: string, { profile }: RuleContext): boolean =>
  profile.unsentFacts === 'required' || WITH_STATE.has(alpha2Of(country) ?? country)

/** A party is asked for in full as soon as anything is said of it (specification 2§5: incomplete otherwise). */
function rulesOf(who: Who, party: string): EntryRule[] {
  const at = <P extends Part | 'phone' | 'fax' | 'email'>(part: P): `${Who}.${P}` => `${who}.${part}`
  const id = (rest: string): RuleId => `PARTIES_${who.toUpperCase()}_${rest}`
  const all = PARTS.map(at)
  const isGiven = (facts: Pick<EntryFacts, (typeof all)[number]>) => all.some((part) => facts[part] !== '')
  const country = at('country')
  const state = at('state')
  const zip = at('zip')
  const asked = (part: Part, rest: string, words: string, isOfSome = false): EntryRule =>
    rule({
      id: id(`${rest}_REQUIRED`),
      at: at(part),
      reads: [],
      mayRead: all,
      when: (facts, ctx) => isGiven(facts) && (!isOfSome || hasPart(facts[country], ctx)),
      holds: (facts) => facts[at(part)] !== '',
      message: `${party} ${words} is required`,
    })
  return [
    asked('name', 'NAME', 'name'),
    asked('address_line1', 'ADDRESS', 'address'),
    asked('city', 'CITY', 'city'),
    asked('state', 'STATE', 'state or province', true),
    asked('zip', 'ZIP', 'postal code', true),
    asked('country', 'COUNTRY', 'country'),
    matches({
      id: id('COUNTRY_FORMAT'),
      at: country,
      pattern: /^[A-Z]{2,3}$/,
      message: `${party} country must be 2 or 3 letters`,
    }),
    rule({
      id: id('STATE_FORMAT'),
      at: state,
      reads: [state, country],
      when: (facts) => isUs(facts[country]),
      holds: (facts) => /^[A-Z]{2}$/.test(facts[state]),
      message: 'State must be a valid 2-letter code',
    }),
    rule({
      id: id('ZIP_FORMAT'),
      at: zip,
      reads: [zip, country],
      when: (facts) => isUs(facts[country]),
      holds: (facts) => /^\d{5}(-?\d{4})?$/.test(facts[zip]),
      message: 'ZIP code must be 5 digits or 5+4 format',
    }),
    matches({
      id: id('TIN_FORMAT'),
      at: at('tin'),
      pattern: PARTY_NUMBER,
      message: `${party} taxpayer number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX) or CBP-assigned number (XXXXXX-XXXXX)`,
    }),
    rule({
      id: id('PHONE_FORMAT'),
      at: at('phone'),
      reads: [at('phone')],
      holds: (facts) => isPhone(facts[at('phone')]),
      message: `${party} phone must have 7 to 20 digits; +, -, ( ) and spaces are allowed`,
    }),
    rule({
      id: id('FAX_FORMAT'),
      at: at('fax'),
      reads: [at('fax')],
      holds: (facts) => isPhone(facts[at('fax')]),
      message: `${party} fax must have 7 to 20 digits; +, -, ( ) and spaces are allowed`,
    }),
    matches({
      id: id('EMAIL_FORMAT'),
      at: at('email'),
      pattern: EMAIL,
      message: `${party} email must look like name@example.com`,
    }),
  ]
}

/** Seller, buyer, ship-to party, the parties of a security filing, shipper and manufacturer, whom the form has no block for. */
export const otherPartyRules: readonly EntryRule[] = [
  ...rulesOf('seller', 'Seller'),
  ...rulesOf('buyer', 'Buyer'),
  ...rulesOf('ship_to', 'Ship-to party'),
  ...rulesOf('stuffing_place', 'Stuffing place'),
  ...rulesOf('consolidator', 'Consolidator'),
  ...rulesOf('booking_party', 'Booking party'),
  ...rulesOf('shipper', 'Shipper'),
  ...rulesOf('manufacturer', 'Manufacturer'),
  matches({
    id: 'PARTIES_MANUFACTURER_CODE_FORMAT',
    at: 'manufacturer.manufacturer_id',
    pattern: /^[A-Z0-9-]{3,15}$/,
    message: 'Manufacturer ID must be 3 to 15 letters, digits and hyphens',
  }),
]
