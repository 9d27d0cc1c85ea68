import { PARTY_NUMBER } from '../../parties/party-number.ts'
import type { EntryFacts } from '../facts.ts'
import { type EntryRule, entryRule, type RuleId } from '../rule.ts'
import { entryShapes } from '../rule-shapes.ts'
import { EMAIL, isPhone, isUs } from './party.rules.ts'

const { matches } = entryShapes
const data = { reading: 'data', group: 'parties', source: 'specification 2§5, parties' } as const

const PARTS = ['Name', 'Address1', 'City', 'State', 'Zip', 'Country', 'Tin'] as const
type Who = 'seller' | 'shipper' | 'producer'
type Part = (typeof PARTS)[number]

/** A party is asked for in full as soon as anything is said of it (specification 2§5: incomplete otherwise). */
function rulesOf(who: Who, section: string, party: string): EntryRule[] {
  const at = <P extends Part | 'Phone' | 'Fax' | 'Email'>(part: P): `${Who}${P}` => `${who}${part}`
  const id = (rest: string): RuleId => `PARTIES_${section.toUpperCase()}_${rest}`
  const all = PARTS.map(at)
  const isGiven = (facts: Pick<EntryFacts, (typeof all)[number]>) => all.some((part) => facts[part] !== '')
  const country = at('Country')
  const state = at('State')
  const zip = at('Zip')
  const asked = (part: Part, rest: string, words: string): EntryRule =>
    entryRule({
      ...data,
      id: id(`${rest}_REQUIRED`),
      at: at(part),
      reads: [],
      mayRead: all,
      when: isGiven,
      holds: (facts) => facts[at(part)] !== '',
      message: `${party} ${words} is required`,
    })
  return [
    asked('Name', 'NAME', 'name'),
    asked('Address1', 'ADDRESS', 'address'),
    asked('City', 'CITY', 'city'),
    asked('State', 'STATE', 'state or province'),
    asked('Zip', 'ZIP', 'postal code'),
    asked('Country', 'COUNTRY', 'country'),
    matches({
      ...data,
      id: id('COUNTRY_FORMAT'),
      at: country,
      pattern: /^[A-Z]{2,3}$/,
      message: `${party} country must be 2 or 3 letters`,
    }),
    entryRule({
      ...data,
      id: id('STATE_FORMAT'),
      at: state,
      reads: [state, country],
      when: (facts) => isUs(facts[country]),
      holds: (facts) => /^[A-Z]{2}$/.test(facts[state]),
      message: 'State must be a valid 2-letter code',
    }),
    entryRule({
      ...data,
      id: id('ZIP_FORMAT'),
      at: zip,
      reads: [zip, country],
      when: (facts) => isUs(facts[country]),
      holds: (facts) => /^\d{5}(-?\d{4})?$/.test(facts[zip]),
      message: 'ZIP code must be 5 digits or 5+4 format',
    }),
    matches({
      ...data,
      id: id('TIN_FORMAT'),
      at: at('Tin'),
      pattern: PARTY_NUMBER,
      message: `${party} taxpayer number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX) or CBP-assigned number (XXXXXX-XXXXX)`,
    }),
    entryRule({
      ...data,
      id: id('PHONE_FORMAT'),
      at: at('Phone'),
      reads: [at('Phone')],
      holds: (facts) => isPhone(facts[at('Phone')]),
      message: `${party} phone must have 7 to 20 digits; +, -, ( ) and spaces are allowed`,
    }),
    entryRule({
      ...data,
      id: id('FAX_FORMAT'),
      at: at('Fax'),
      reads: [at('Fax')],
      holds: (facts) => isPhone(facts[at('Fax')]),
      message: `${party} fax must have 7 to 20 digits; +, -, ( ) and spaces are allowed`,
    }),
    matches({
      ...data,
      id: id('EMAIL_FORMAT'),
      at: at('Email'),
      pattern: EMAIL,
      message: `${party} email must look like name@example.com`,
    }),
  ]
}

/** Seller, shipper and manufacturer, whom the form has no block for. */
export const otherPartyRules: readonly EntryRule[] = [
  ...rulesOf('seller', 'seller', 'Seller'),
  ...rulesOf('shipper', 'shipper', 'Shipper'),
  ...rulesOf('producer', 'manufacturer', 'Manufacturer'),
  matches({
    ...data,
    id: 'PARTIES_MANUFACTURER_CODE_FORMAT',
    at: 'producerCode',
    pattern: /^[A-Z0-9-]{3,15}$/,
    message: 'Manufacturer ID must be 3 to 15 letters, digits and hyphens',
  }),
]
