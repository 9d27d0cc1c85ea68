import type { OtherPartyType } from '../../../src/entry/party-blocks.ts'
import { digits, email, type FieldCaseTable, phone } from './field-cases.ts'

/** Country, phone, fax and email, which the page of parties adds to the parties of step 3. */
export const contact = (
  party: 'ultimate_consignee' | 'importer_of_record',
  name: string,
): FieldCaseTable => ({
  [`parties.${party}.country`]: {
    meets: ['US', 'us'],
    breaks: { [`${name} country must be 2 or 3 letters`]: ['U', 'USAX', '12'] },
  },
  ...reachedBy(`parties.${party}`, name, {}),
})

const COMPLETE = {
  name: 'Hsin Yi Lighting Co',
  address_line1: '118 Zhongshan N Rd',
  city: 'Taipei',
  state: 'TPE',
  zip: '104',
  country: 'TW',
}

/** A party without a block of the form: in full as soon as anything is said of them. */
export function otherParty(party: OtherPartyType, name: string): FieldCaseTable {
  const at = (part: string) => `parties.${party}.${part}`
  const given = { [`parties.${party}`]: COMPLETE }
  const american = { ...given, [at('country')]: 'US', [at('state')]: 'CA', [at('zip')]: '90021' }
  const asked = (words: string, meets: string) => ({
    given,
    meets: [meets],
    breaks: { [`${name} ${words} is required`]: [''] },
  })
  return {
    [at('name')]: asked('name', 'Al'),
    [at('address_line1')]: asked('address', '1 A St'),
    [at('city')]: asked('city', 'Taipei'),
    [at('state')]: [
      asked('state or province', 'TPE'),
      {
        given: american,
        meets: ['CA', 'ca'],
        breaks: { 'State must be a valid 2-letter code': ['C', 'CAL', '12'] },
      },
    ],
    [at('zip')]: [
      asked('postal code', '104'),
      {
        given: american,
        meets: ['90021', '900211234', '90021-1234'],
        breaks: { 'ZIP code must be 5 digits or 5+4 format': ['9002', '900211', '90021-123', 'ABCDE'] },
      },
    ],
    [at('country')]: {
      given,
      meets: ['TW', 'TWN'],
      breaks: {
        [`${name} country is required`]: [''],
        [`${name} country must be 2 or 3 letters`]: ['T', 'TAIW'],
      },
    },
    [at('tin')]: {
      given,
      meets: ['', '12-3456789', '262704-00123'],
      breaks: {
        [`${name} taxpayer number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX) or CBP-assigned number (XXXXXX-XXXXX)`]:
          ['123456789', '12-345678'],
      },
    },
    ...reachedBy(`parties.${party}`, name, given),
  }
}

const reachedBy = (path: string, name: string, given: Record<string, unknown>): FieldCaseTable => ({
  [`${path}.phone`]: { given, ...phone(name) },
  [`${path}.fax`]: {
    given,
    meets: ['', '5550121', digits(20)],
    breaks: {
      [`${name} fax must have 7 to 20 digits; +, -, ( ) and spaces are allowed`]: [
        '555012',
        digits(21),
        '555-CALL',
      ],
    },
  },
  [`${path}.email`]: { given, ...email(`${name} email`) },
})
