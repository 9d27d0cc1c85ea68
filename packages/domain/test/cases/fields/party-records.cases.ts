import { type BoundaryTable, digits, email, phone } from './field-cases.ts'

/** Country, phone, fax and email, which the page of parties adds to the parties of step 3. */
export const contact = (party: 'ultimate_consignee' | 'importer_of_record', name: string): BoundaryTable => ({
  [`parties.${party}.country`]: {
    takes: ['US', 'us'],
    refuses: { [`${name} country must be 2 or 3 letters`]: ['U', 'USAX', '12'] },
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

/** Seller, shipper and manufacturer: in full as soon as anything is said of them. */
export function otherParty(party: 'seller' | 'shipper' | 'manufacturer', name: string): BoundaryTable {
  const at = (part: string) => `parties.${party}.${part}`
  const given = { [`parties.${party}`]: COMPLETE }
  const american = { ...given, [at('country')]: 'US', [at('state')]: 'CA', [at('zip')]: '90021' }
  const asked = (words: string, takes: string) => ({
    given,
    takes: [takes],
    refuses: { [`${name} ${words} is required`]: [''] },
  })
  return {
    [at('name')]: asked('name', 'Al'),
    [at('address_line1')]: asked('address', '1 A St'),
    [at('city')]: asked('city', 'Taipei'),
    [at('state')]: [
      asked('state or province', 'TPE'),
      {
        given: american,
        takes: ['CA', 'ca'],
        refuses: { 'State must be a valid 2-letter code': ['C', 'CAL', '12'] },
      },
    ],
    [at('zip')]: [
      asked('postal code', '104'),
      {
        given: american,
        takes: ['90021', '900211234', '90021-1234'],
        refuses: { 'ZIP code must be 5 digits or 5+4 format': ['9002', '900211', '90021-123', 'ABCDE'] },
      },
    ],
    [at('country')]: {
      given,
      takes: ['TW', 'TWN'],
      refuses: {
        [`${name} country is required`]: [''],
        [`${name} country must be 2 or 3 letters`]: ['T', 'TAIW'],
      },
    },
    [at('tin')]: {
      given,
      takes: ['', '12-3456789', '262704-00123'],
      refuses: {
        [`${name} taxpayer number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX) or CBP-assigned number (XXXXXX-XXXXX)`]:
          ['123456789', '12-345678'],
      },
    },
    ...reachedBy(`parties.${party}`, name, given),
  }
}

const reachedBy = (path: string, name: string, given: Record<string, unknown>): BoundaryTable => ({
  [`${path}.phone`]: { given, ...phone(name) },
  [`${path}.fax`]: {
    given,
    takes: ['', '5550121', digits(20)],
    refuses: {
      [`${name} fax must have 7 to 20 digits; +, -, ( ) and spaces are allowed`]: [
        '555012',
        digits(21),
        '555-CALL',
      ],
    },
  },
  [`${path}.email`]: { given, ...email(`${name} email`) },
})
