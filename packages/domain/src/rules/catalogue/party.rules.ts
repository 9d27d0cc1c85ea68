import { PARTY_NUMBER } from '../../parties/party-number.ts'
import type { EntryFacts } from '../facts.ts'
import type { EntryRule, RuleId } from '../rule.ts'
import { byBlock, entryGroup } from '../rule-shapes.ts'

const SECTION = 'specification 2§5, parties'
const form = entryGroup({ layer: 'form', source: byBlock(SECTION) })
const data = entryGroup({ layer: 'data', group: 'parties', source: byBlock(SECTION) })

const numberRules: readonly EntryRule[] = [
  form.required({
    id: 'PARTIES_LOCATION_REQUIRED',
    at: 'location_of_goods',
    when: (_, { profile }) => profile.unsentFacts === 'required',
    message: 'Location of goods is required',
  }),
  form.atMost(100, {
    id: 'PARTIES_LOCATION_LONG',
    at: 'location_of_goods',
    message: 'Location of goods must be 100 characters or less',
  }),
  form.rule({
    id: 'PARTIES_CONSIGNEE_NUMBER_REQUIRED',
    at: 'consignee_number',
    reads: [],
    mayRead: ['consignee_number', 'same_as_importer'],
    holds: ({ consignee_number, same_as_importer }) => same_as_importer || consignee_number !== '',
    message: 'Consignee number is required',
  }),
  form.rule({
    id: 'PARTIES_CONSIGNEE_NUMBER_FORMAT',
    at: 'consignee_number',
    reads: ['consignee_number'],
    holds: ({ consignee_number }) => consignee_number === 'SAME' || PARTY_NUMBER.test(consignee_number),
    message:
      'Consignee number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX), CBP-assigned number (XXXXXX-XXXXX), SAME or 00-0000000',
  }),
  form.required({
    id: 'PARTIES_IMPORTER_NUMBER_REQUIRED',
    at: 'importer_number',
    message: 'Importer number is required',
  }),
  form.rule({
    id: 'PARTIES_IMPORTER_NUMBER_FORMAT',
    at: 'importer_number',
    source: `CBP Form 7501 block 27; 19 CFR 24.5; ${SECTION}`,
    reads: ['importer_number'],
    holds: ({ importer_number }) => PARTY_NUMBER.test(importer_number) && !/^00-0{7}/.test(importer_number),
    message:
      'Importer number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX) or CBP-assigned number (XXXXXX-XXXXX)',
  }),
  form.atMost(20, {
    id: 'PARTIES_REFERENCE_LONG',
    at: 'reference_number',
    message: 'Reference number must be 20 characters or less',
  }),
  data.matches({
    id: 'PARTIES_FIRMS_FORMAT',
    at: 'firms_code',
    pattern: /^[A-Z0-9]{4}$/,
    message: 'FIRMS code must be 4 letters or digits',
  }),
]

type Part = 'name' | 'address_line1' | 'city' | 'state' | 'zip' | 'country' | 'phone' | 'fax' | 'email'
type Who = 'ultimate_consignee' | 'importer_of_record'

export const isUs = (country: string): boolean => country === '' || country === 'US' || country === 'USA'

/** Block 29 is left to block 30: the consignee is the importer, and nothing is typed in its place. */
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
function addressRules(who: Who, prefix: string, party: string): EntryRule[] {
  const at = <P extends Part>(part: P): `${Who}.${P}` => `${who}.${part}`
  const id = (rest: string): RuleId => `PARTIES_${prefix}_${rest}`
  const aside = ['same_as_importer', 'ultimate_consignee.name', 'ultimate_consignee.address_line1'] as const
  const asked = (facts: Pick<EntryFacts, (typeof aside)[number]>): boolean =>
    who === 'importer_of_record' || !standsAside(facts)
  const given = (part: 'name' | 'address_line1' | 'city', rest: string, words: string): EntryRule =>
    form.required({
      id: id(`${rest}_REQUIRED`),
      at: at(part),
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
    form.rule({
      id: id('STATE_REQUIRED'),
      at: state,
      reads: [],
      mayRead: [state, country, ...aside],
      when: asked,
      holds: (facts) => facts[state] !== '',
      message: `${party} {country, select, US {state} other {province}} is required`,
      params: (facts) => ({ country: isUs(facts[country]) ? 'US' : 'other' }),
    }),
    form.rule({
      id: id('STATE_FORMAT'),
      at: state,
      reads: [state],
      mayRead: [country],
      when: (facts) => isUs(facts[country]),
      holds: (facts) => /^[A-Z]{2}$/.test(facts[state]),
      message: 'State must be a valid 2-letter code',
    }),
    form.rule({
      id: id('ZIP_REQUIRED'),
      at: zip,
      reads: [],
      mayRead: [zip, country, ...aside],
      when: asked,
      holds: (facts) => facts[zip] !== '',
      message: `${party} {country, select, US {ZIP code} other {postal code}} is required`,
      params: (facts) => ({ country: isUs(facts[country]) ? 'US' : 'other' }),
    }),
    form.rule({
      id: id('ZIP_FORMAT'),
      at: zip,
      reads: [zip],
      mayRead: [country],
      when: (facts) => isUs(facts[country]),
      holds: (facts) => /^\d{5}(-?\d{4})?$/.test(facts[zip]),
      message: 'ZIP code must be 5 digits or 5+4 format',
    }),
    data.matches({
      id: id('COUNTRY_FORMAT'),
      at: country,
      pattern: /^[A-Z]{2,3}$/,
      message: `${party} country must be 2 or 3 letters`,
    }),
    data.rule({
      id: id('PHONE_FORMAT'),
      at: at('phone'),
      reads: [at('phone')],
      holds: (facts) => isPhone(facts[at('phone')]),
      message: `${party} phone must have 7 to 20 digits; +, -, ( ) and spaces are allowed`,
    }),
    data.rule({
      id: id('FAX_FORMAT'),
      at: at('fax'),
      reads: [at('fax')],
      holds: (facts) => isPhone(facts[at('fax')]),
      message: `${party} fax must have 7 to 20 digits; +, -, ( ) and spaces are allowed`,
    }),
    data.matches({
      id: id('EMAIL_FORMAT'),
      at: at('email'),
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
  ...addressRules('ultimate_consignee', 'CONSIGNEE', 'Ultimate consignee'),
  ...addressRules('importer_of_record', 'IMPORTER', 'Importer of record'),
  data.rule({
    id: 'PARTIES_PROFILE_REQUIRED',
    at: 'location_of_goods',
    source: 'specification 2§5, parties',
    reads: ['hasParties'],
    holds: ({ hasParties }) => hasParties,
    message: 'Party profile is required for Blocks 25-30.',
  }),
  data.rule({
    id: 'PARTIES_TRANSPORT_REQUIRED',
    at: 'mode_of_transport',
    source: 'specification 2§5, parties',
    reads: ['hasShipment'],
    holds: ({ hasShipment }) => hasShipment,
    message: 'Transport and movement details are required for Blocks 8-20.',
  }),
]
