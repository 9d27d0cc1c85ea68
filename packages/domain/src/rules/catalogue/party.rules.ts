import { PARTY_NUMBER } from '../../parties/party-number.ts'
import type { EntryFacts } from '../facts.ts'
import { type EntryRule, entryRule, type RuleId } from '../rule.ts'
import { entryShapes } from '../rule-shapes.ts'

const { required, matches, atMost } = entryShapes
const source = 'specification 2§5, parties'

const numberRules: readonly EntryRule[] = [
  required({
    id: 'PARTIES_LOCATION_REQUIRED',
    at: 'location',
    reading: 'form',
    source: `CBP Form 7501 block 25; ${source}`,
    message: 'Location of goods is required',
  }),
  atMost(100, {
    id: 'PARTIES_LOCATION_LONG',
    at: 'location',
    reading: 'form',
    source: `CBP Form 7501 block 25; ${source}`,
    message: 'Location of goods must be 100 characters or less',
  }),
  entryRule({
    id: 'PARTIES_CONSIGNEE_NUMBER_REQUIRED',
    at: 'consigneeNumber',
    reading: 'form',
    source: `CBP Form 7501 block 26; ${source}`,
    reads: [],
    mayRead: ['consigneeNumber', 'sameAsImporter'],
    holds: ({ consigneeNumber, sameAsImporter }) => sameAsImporter || consigneeNumber !== '',
    message: 'Consignee number is required',
  }),
  entryRule({
    id: 'PARTIES_CONSIGNEE_NUMBER_FORMAT',
    at: 'consigneeNumber',
    reading: 'form',
    source: `CBP Form 7501 block 26; ${source}`,
    reads: ['consigneeNumber'],
    holds: ({ consigneeNumber }) => consigneeNumber === 'SAME' || PARTY_NUMBER.test(consigneeNumber),
    message:
      'Consignee number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX), CBP-assigned number (XXXXXX-XXXXX), SAME or 00-0000000',
  }),
  required({
    id: 'PARTIES_IMPORTER_NUMBER_REQUIRED',
    at: 'importerNumber',
    reading: 'form',
    source: `CBP Form 7501 block 27; ${source}`,
    message: 'Importer number is required',
  }),
  entryRule({
    id: 'PARTIES_IMPORTER_NUMBER_FORMAT',
    at: 'importerNumber',
    reading: 'form',
    source: `CBP Form 7501 block 27; 19 CFR 24.5; ${source}`,
    reads: ['importerNumber'],
    holds: ({ importerNumber }) => PARTY_NUMBER.test(importerNumber) && !/^00-0{7}/.test(importerNumber),
    message:
      'Importer number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX) or CBP-assigned number (XXXXXX-XXXXX)',
  }),
  atMost(20, {
    id: 'PARTIES_REFERENCE_LONG',
    at: 'referenceNumber',
    reading: 'form',
    source: `CBP Form 7501 block 28; ${source}`,
    message: 'Reference number must be 20 characters or less',
  }),
  matches({
    id: 'PARTIES_FIRMS_FORMAT',
    at: 'firmsCode',
    reading: 'data',
    group: 'parties',
    source: `CBP Form 7501 block 25; ${source}`,
    pattern: /^[A-Z0-9]{4}$/,
    message: 'FIRMS code must be 4 letters or digits',
  }),
]

type Part = 'Name' | 'Address1' | 'City' | 'State' | 'Zip' | 'Country' | 'Phone' | 'Fax' | 'Email'
type Who = 'consignee' | 'importer'

export const isUs = (country: string): boolean => country === '' || country === 'US' || country === 'USA'

/** Whether block 29 is left to block 30: the consignee is the importer, and nothing is typed in its place. */
const standsAside = (facts: Pick<EntryFacts, 'sameAsImporter' | 'consigneeName' | 'consigneeAddress1'>) =>
  facts.sameAsImporter && facts.consigneeName === '' && facts.consigneeAddress1 === ''

/** Name and address of block 29 or 30. */
function addressRules(who: Who, block: string, party: string): EntryRule[] {
  const at = <P extends Part>(part: P): `${Who}${P}` => `${who}${part}`
  const id = (rest: string): RuleId => `PARTIES_${who.toUpperCase()}_${rest}`
  const from = `CBP Form 7501 block ${block}; ${source}`
  const aside = ['sameAsImporter', 'consigneeName', 'consigneeAddress1'] as const
  const asked = (facts: Pick<EntryFacts, (typeof aside)[number]>): boolean =>
    who === 'importer' || !standsAside(facts)
  const given = (part: 'Name' | 'Address1' | 'City', rest: string, words: string): EntryRule =>
    required({
      id: id(`${rest}_REQUIRED`),
      at: at(part),
      reading: 'form',
      source: from,
      mayRead: aside,
      when: asked,
      message: `${party} ${words} is required`,
    })
  const country = at('Country')
  const state = at('State')
  const zip = at('Zip')
  return [
    given('Name', 'NAME', 'name'),
    given('Address1', 'ADDRESS', 'address'),
    given('City', 'CITY', 'city'),
    entryRule({
      id: id('STATE_REQUIRED'),
      at: state,
      reading: 'form',
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
      reading: 'form',
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
      reading: 'form',
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
      reading: 'form',
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
      reading: 'data',
      group: 'parties',
      source: from,
      pattern: /^[A-Z]{2,3}$/,
      message: `${party} country must be 2 or 3 letters`,
    }),
    entryRule({
      id: id('PHONE_FORMAT'),
      at: at('Phone'),
      reading: 'data',
      group: 'parties',
      source: from,
      reads: [at('Phone')],
      holds: (facts) => isPhone(facts[at('Phone')]),
      message: `${party} phone must have 7 to 20 digits; +, -, ( ) and spaces are allowed`,
    }),
    entryRule({
      id: id('FAX_FORMAT'),
      at: at('Fax'),
      reading: 'data',
      group: 'parties',
      source: from,
      reads: [at('Fax')],
      holds: (facts) => isPhone(facts[at('Fax')]),
      message: `${party} fax must have 7 to 20 digits; +, -, ( ) and spaces are allowed`,
    }),
    matches({
      id: id('EMAIL_FORMAT'),
      at: at('Email'),
      reading: 'data',
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
  ...addressRules('consignee', '29', 'Ultimate consignee'),
  ...addressRules('importer', '30', 'Importer of record'),
  entryRule({
    id: 'PARTIES_PROFILE_REQUIRED',
    at: 'location',
    reading: 'data',
    group: 'parties',
    source: 'specification 2§5, parties',
    reads: ['hasParties'],
    holds: ({ hasParties }) => hasParties,
    message: 'Party profile is required for Blocks 25-30.',
  }),
  entryRule({
    id: 'PARTIES_TRANSPORT_REQUIRED',
    at: 'mode',
    reading: 'data',
    group: 'parties',
    source: 'specification 2§5, parties',
    reads: ['hasShipment'],
    holds: ({ hasShipment }) => hasShipment,
    message: 'Transport and movement details are required for Blocks 8-20.',
  }),
]
