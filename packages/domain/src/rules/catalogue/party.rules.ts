import { PARTY_NUMBER } from '../../parties/party-number.ts'
import type { EntryFacts } from '../facts.ts'
import { type EntryRule, entryRule, type RuleId } from '../rule.ts'
import { entryShapes } from '../rule-shapes.ts'

const { required, matches, atMost } = entryShapes
const source = 'specification 2§5, parties'

const numberRules: readonly EntryRule[] = [
  required({
    id: 'PARTIES_LOCATION_REQUIRED',
    at: 'location_of_goods',
    layer: 'form',
    source: `CBP Form 7501 block 25; ${source}`,
    message: 'Location of goods is required',
  }),
  atMost(100, {
    id: 'PARTIES_LOCATION_LONG',
    at: 'location_of_goods',
    layer: 'form',
    source: `CBP Form 7501 block 25; ${source}`,
    message: 'Location of goods must be 100 characters or less',
  }),
  entryRule({
    id: 'PARTIES_CONSIGNEE_NUMBER_REQUIRED',
    at: 'consignee_number',
    layer: 'form',
    source: `CBP Form 7501 block 26; ${source}`,
    reads: [],
    mayRead: ['consignee_number', 'same_as_importer'],
    holds: ({ consignee_number, same_as_importer }) => same_as_importer || consignee_number !== '',
    message: 'Consignee number is required',
  }),
  entryRule({
    id: 'PARTIES_CONSIGNEE_NUMBER_FORMAT',
    at: 'consignee_number',
    layer: 'form',
    source: `CBP Form 7501 block 26; ${source}`,
    reads: ['consignee_number'],
    holds: ({ consignee_number }) => consignee_number === 'SAME' || PARTY_NUMBER.test(consignee_number),
    message:
      'Consignee number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX), CBP-assigned number (XXXXXX-XXXXX), SAME or 00-0000000',
  }),
  required({
    id: 'PARTIES_IMPORTER_NUMBER_REQUIRED',
    at: 'importer_number',
    layer: 'form',
    source: `CBP Form 7501 block 27; ${source}`,
    message: 'Importer number is required',
  }),
  entryRule({
    id: 'PARTIES_IMPORTER_NUMBER_FORMAT',
    at: 'importer_number',
    layer: 'form',
    source: `CBP Form 7501 block 27; 19 CFR 24.5; ${source}`,
    reads: ['importer_number'],
    holds: ({ importer_number }) => PARTY_NUMBER.test(importer_number) && !/^00-0{7}/.test(importer_number),
    message:
      'Importer number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX) or CBP-assigned number (XXXXXX-XXXXX)',
  }),
  atMost(20, {
    id: 'PARTIES_REFERENCE_LONG',
    at: 'reference_number',
    layer: 'form',
    source: `CBP Form 7501 block 28; ${source}`,
    message: 'Reference number must be 20 characters or less',
  }),
  matches({
    id: 'PARTIES_FIRMS_FORMAT',
    at: 'firms_code',
    layer: 'data',
    group: 'parties',
    source: `CBP Form 7501 block 25; ${source}`,
    pattern: /^[A-Z0-9]{4}$/,
    message: 'FIRMS code must be 4 letters or digits',
  }),
]

type Part = 'name' | 'address_line1' | 'city' | 'state' | 'zip' | 'country' | 'phone' | 'fax' | 'email'
type Who = 'ultimate_consignee' | 'importer_of_record'

export const isUs = (country: string): boolean => country === '' || country === 'US' || country === 'USA'

/** Whether block 29 is left to block 30: the consignee is the importer, and nothing is typed in its place. */
const standsAside = (
  facts: Pick<
    EntryFacts,
    'same_as_importer' | 'ultimate_consignee.name' | 'ultimate_consignee.address_line1'
  >,
) =>
  facts.same_as_importer &&
  facts['ultimate_consignee.name'] === '' &&
  facts['ultimate_consignee.address_line1'] === ''

/** Name and address of block 29 or 30. */
function addressRules(who: Who, prefix: string, block: string, party: string): EntryRule[] {
  const at = <P extends Part>(part: P): `${Who}.${P}` => `${who}.${part}`
  const id = (rest: string): RuleId => `PARTIES_${prefix}_${rest}`
  const from = `CBP Form 7501 block ${block}; ${source}`
  const aside = ['same_as_importer', 'ultimate_consignee.name', 'ultimate_consignee.address_line1'] as const
  const asked = (facts: Pick<EntryFacts, (typeof aside)[number]>): boolean =>
    who === 'importer_of_record' || !standsAside(facts)
  const given = (part: 'name' | 'address_line1' | 'city', rest: string, words: string): EntryRule =>
    required({
      id: id(`${rest}_REQUIRED`),
      at: at(part),
      layer: 'form',
      source: from,
      mayRead: aside,
      when: asked,
      message: `${party} ${words} is required`,
    })
  const country = at('country')
  const state = at('state')
  const zip = at('zip')
  return [
    given('name', 'NAME', 'name'),
    given('address_line1', 'ADDRESS', 'address'),
    given('city', 'CITY', 'city'),
    entryRule({
      id: id('STATE_REQUIRED'),
      at: state,
      layer: 'form',
      source: from,
      reads: [],
      mayRead: [state, country, ...aside],
      when: asked,
      holds: (facts) => facts[state] !== '',
      message: `${party} {country, select, US {state} other {province}} is required`,
      params: (facts) => ({ country: isUs(facts[country]) ? 'US' : 'other' }),
    }),
    entryRule({
      id: id('STATE_FORMAT'),
      at: state,
      layer: 'form',
      source: from,
      reads: [state],
      mayRead: [country],
      when: (facts) => isUs(facts[country]),
      holds: (facts) => /^[A-Z]{2}$/.test(facts[state]),
      message: 'State must be a valid 2-letter code',
    }),
    entryRule({
      id: id('ZIP_REQUIRED'),
      at: zip,
      layer: 'form',
      source: from,
      reads: [],
      mayRead: [zip, country, ...aside],
      when: asked,
      holds: (facts) => facts[zip] !== '',
      message: `${party} {country, select, US {ZIP code} other {postal code}} is required`,
      params: (facts) => ({ country: isUs(facts[country]) ? 'US' : 'other' }),
    }),
    entryRule({
      id: id('ZIP_FORMAT'),
      at: zip,
      layer: 'form',
      source: from,
      reads: [zip],
      mayRead: [country],
      when: (facts) => isUs(facts[country]),
      holds: (facts) => /^\d{5}(-?\d{4})?$/.test(facts[zip]),
      message: 'ZIP code must be 5 digits or 5+4 format',
    }),
    matches({
      id: id('COUNTRY_FORMAT'),
      at: country,
      layer: 'data',
      group: 'parties',
      source: from,
      pattern: /^[A-Z]{2,3}$/,
      message: `${party} country must be 2 or 3 letters`,
    }),
    entryRule({
      id: id('PHONE_FORMAT'),
      at: at('phone'),
      layer: 'data',
      group: 'parties',
      source: from,
      reads: [at('phone')],
      holds: (facts) => isPhone(facts[at('phone')]),
      message: `${party} phone must have 7 to 20 digits; +, -, ( ) and spaces are allowed`,
    }),
    entryRule({
      id: id('FAX_FORMAT'),
      at: at('fax'),
      layer: 'data',
      group: 'parties',
      source: from,
      reads: [at('fax')],
      holds: (facts) => isPhone(facts[at('fax')]),
      message: `${party} fax must have 7 to 20 digits; +, -, ( ) and spaces are allowed`,
    }),
    matches({
      id: id('EMAIL_FORMAT'),
      at: at('email'),
      layer: 'data',
      group: 'parties',
      source: from,
      pattern: EMAIL,
      message: `${party} email must look like name@example.com`,
    }),
  ]
}

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** 7 to 20 digits, with +, -, ( ), and spaces between. */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return /^[\d+\-() ]+$/.test(text) && digits >= 7 && digits <= 20
}

/** Step 3, blocks 25-30, by the general party rules; the named page parties adds contacts. */
export const partyRules: readonly EntryRule[] = [
  ...numberRules,
  ...addressRules('ultimate_consignee', 'CONSIGNEE', '29', 'Ultimate consignee'),
  ...addressRules('importer_of_record', 'IMPORTER', '30', 'Importer of record'),
  entryRule({
    id: 'PARTIES_PROFILE_REQUIRED',
    at: 'location_of_goods',
    layer: 'data',
    group: 'parties',
    source: 'specification 2§5, parties',
    reads: ['hasParties'],
    holds: ({ hasParties }) => hasParties,
    message: 'Party profile is required for Blocks 25-30.',
  }),
  entryRule({
    id: 'PARTIES_TRANSPORT_REQUIRED',
    at: 'mode_of_transport',
    layer: 'data',
    group: 'parties',
    source: 'specification 2§5, parties',
    reads: ['hasShipment'],
    holds: ({ hasShipment }) => hasShipment,
    message: 'Transport and movement details are required for Blocks 8-20.',
  }),
]
