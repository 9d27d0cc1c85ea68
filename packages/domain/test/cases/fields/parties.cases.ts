import { type FieldCaseTable, letters } from './field-cases.ts'
import { contact, otherParty } from './party-records.cases.ts'

const CANADA = (party: string) => ({
  [`parties.${party}.country`]: 'CA',
  [`parties.${party}.zip`]: 'M5V 2T6',
})

const address = (party: 'ultimate_consignee' | 'importer_of_record', name: string): FieldCaseTable => ({
  [`parties.${party}.name`]: {
    meets: ['Al', letters(100)],
    breaks: { [`${name} name is required`]: ['', ' '] },
  },
  [`parties.${party}.address_line1`]: {
    meets: ['1 A St'],
    breaks: { [`${name} address is required`]: [''] },
  },
  [`parties.${party}.city`]: { meets: ['Ames'], breaks: { [`${name} city is required`]: [''] } },
  [`parties.${party}.state`]: [
    {
      meets: ['CA', 'ca', 'NY'],
      breaks: {
        [`${name} state is required`]: [''],
        'State must be a valid 2-letter code': ['C', 'Cal', '12'],
      },
    },
    { given: CANADA(party), meets: ['ON', 'Ontario'], breaks: { [`${name} province is required`]: [''] } },
  ],
  [`parties.${party}.zip`]: [
    {
      meets: ['90021', '90021-1234', '900211234'],
      breaks: {
        [`${name} ZIP code is required`]: [''],
        'ZIP code must be 5 digits or 5+4 format': ['9002', '900211', '90021-123', '90021-12345', 'ABCDE'],
      },
    },
    {
      given: { [`parties.${party}.country`]: 'CA', [`parties.${party}.state`]: 'ON' },
      meets: ['M5V 2T6', '1'],
      breaks: { [`${name} postal code is required`]: [''] },
    },
  ],
})

const TAXPAYER_NUMBERS = ['12-3456789', '12-3456789AB', '123-45-6789', '262704-00123']
const NO_TAXPAYER_NUMBERS = [
  '12-345678',
  '12-34567890',
  '1-23456789',
  '123-456-789',
  '26270-00123',
  '262704-0012',
]

/** The step Parties & Locations. */
export const partiesStep: FieldCaseTable = {
  'parties.location_of_goods': {
    meets: ['Y', 'Y292', letters(100)],
    breaks: {
      'Location of goods is required': ['', ' '],
      'Location of goods must be 100 characters or less': [letters(101)],
    },
  },
  'parties.importer_number': {
    meets: TAXPAYER_NUMBERS,
    breaks: {
      'Importer number is required': [''],
      'Importer number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX) or CBP-assigned number (XXXXXX-XXXXX)':
        [...NO_TAXPAYER_NUMBERS, 'SAME', '00-0000000'],
    },
  },
  'parties.consignee_number': {
    meets: [...TAXPAYER_NUMBERS, 'SAME', '00-0000000'],
    breaks: {
      'Consignee number is required': [''],
      'Consignee number must be an EIN (XX-XXXXXXX), SSN (XXX-XX-XXXX), CBP-assigned number (XXXXXX-XXXXX), SAME or 00-0000000':
        [...NO_TAXPAYER_NUMBERS, 'SAM'],
    },
  },
  'parties.reference_number': {
    meets: ['', letters(20)],
    breaks: { 'Reference number must be 20 characters or less': [letters(21)] },
  },
  ...address('ultimate_consignee', 'Ultimate consignee'),
  ...address('importer_of_record', 'Importer of record'),
}

/** The page parties. */
export const partiesPage: FieldCaseTable = {
  'parties.firms_code': {
    given: { 'parties.location_of_goods': 'Pier 7, Long Beach' },
    meets: ['', 'Y292', 'y292'],
    breaks: { 'FIRMS code must be 4 letters or digits': ['Y29', 'Y2922', 'Y-92'] },
  },
  ...contact('importer_of_record', 'Importer of record'),
  ...contact('ultimate_consignee', 'Ultimate consignee'),
  ...otherParty('seller', 'Seller'),
  ...otherParty('shipper', 'Shipper'),
  ...otherParty('stuffing_place', 'Stuffing place'),
  ...otherParty('consolidator', 'Consolidator'),
  ...otherParty('booking_party', 'Booking party'),
  ...otherParty('buyer', 'Buyer'),
  ...otherParty('ship_to', 'Ship-to party'),
  ...otherParty('manufacturer', 'Manufacturer'),
  'parties.manufacturer.manufacturer_id': {
    meets: ['', 'TWH', 'TWHSI118TAI', letters(15)],
    breaks: { 'Manufacturer ID must be 3 to 15 letters, digits and hyphens': ['TW', letters(16), 'TW/HSI'] },
  },
}
