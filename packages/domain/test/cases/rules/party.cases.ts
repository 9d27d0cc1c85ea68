import type { OtherPartyType } from '../../../src/entry/party-blocks.ts'
import type { Cases, CaseTable } from '../cases.ts'

const NUMBERS = ['12-3456789', '12-3456789AB', '12-345678900', '123-45-6789', '262704-00123']

/** Block 29 may be empty when the consignee is the importer; block 30 may not. */
const SAME = {
  'parties.same_as_importer': true,
  'parties.consignee_number': 'SAME',
  'parties.ultimate_consignee': {},
}

function addressCases(who: 'CONSIGNEE' | 'IMPORTER', path: string): CaseTable {
  const same = who === 'CONSIGNEE' ? [SAME] : []
  const given = (value: string): Cases => ({ breaks: [''], meets: [value, ...same] })
  const abroad = (field: string, value: string) => ({
    [`${path}.country`]: 'CA',
    [`${path}.${field}`]: value,
  })
  const table: Record<string, Cases> = {
    NAME_REQUIRED: given('Alder & Finch'),
    ADDRESS_REQUIRED: given('1420 E 7th St'),
    CITY_REQUIRED: given('Los Angeles'),
    STATE_REQUIRED: { breaks: ['', abroad('state', '')], meets: ['CA', abroad('state', 'Ontario'), ...same] },
    STATE_FORMAT: { breaks: ['C', 'Cal', 'ca'], meets: ['CA', abroad('state', 'Ontario')] },
    ZIP_REQUIRED: { breaks: ['', abroad('zip', '')], meets: ['90021', abroad('zip', 'M5V 2T6'), ...same] },
    ZIP_FORMAT: {
      breaks: ['9002', '90021-12', 'M5V 2T6'],
      meets: ['90021', '90021-1234', '900211234', abroad('zip', 'M5V 2T6')],
    },
    COUNTRY_FORMAT: { breaks: ['U', 'us', 'USAX'], meets: ['US', 'CAN'] },
    PHONE_FORMAT: { breaks: ['555-01', 'call me', '1'.repeat(21)], meets: ['+1 (213) 555-0121', '5550121'] },
    FAX_FORMAT: { breaks: ['555-01'], meets: ['(213) 555-0122'] },
    EMAIL_FORMAT: { breaks: ['ruth', 'ruth@alder', '@alder.example'], meets: ['ruth@alder.example'] },
  }
  return Object.fromEntries(Object.entries(table).map(([id, cases]) => [`PARTIES_${who}_${id}`, cases]))
}

function otherPartyCases(who: Uppercase<OtherPartyType>): CaseTable {
  const path = `parties.${who.toLowerCase()}`
  const whole = {
    name: 'Hsin Yi Lighting Co',
    address_line1: '118 Zhongshan N Rd',
    city: 'Taipei',
    state: 'TPE',
    zip: '104',
    country: 'TW',
  }
  const abroad = (change: object) => ({ [path]: { ...whole, ...change } })
  const home = (change: object) =>
    abroad({ city: 'Los Angeles', state: 'CA', zip: '90021', country: 'US', ...change })
  const asked = (field: keyof typeof whole): Cases => ({
    breaks: [abroad({ [field]: '' })],
    meets: [abroad({}), { [path]: {} }, { [path]: { phone: '5550121' } }],
  })
  const table: Record<string, Cases> = {
    NAME_REQUIRED: asked('name'),
    ADDRESS_REQUIRED: asked('address_line1'),
    CITY_REQUIRED: asked('city'),
    STATE_REQUIRED: asked('state'),
    ZIP_REQUIRED: asked('zip'),
    COUNTRY_REQUIRED: asked('country'),
    COUNTRY_FORMAT: { breaks: [abroad({ country: 'T' })], meets: [abroad({}), abroad({ country: 'TWN' })] },
    STATE_FORMAT: { breaks: [home({ state: 'Cal' })], meets: [home({}), abroad({})] },
    ZIP_FORMAT: { breaks: [home({ zip: '9002' })], meets: [home({}), abroad({})] },
    TIN_FORMAT: { breaks: [abroad({ tin: '074418290' })], meets: [abroad({ tin: '07-4418290' })] },
    PHONE_FORMAT: { breaks: [abroad({ phone: '555-01' })], meets: [abroad({ phone: '+886 2 2555 0148' })] },
    FAX_FORMAT: { breaks: [abroad({ fax: '555-01' })], meets: [abroad({ fax: '+886 2 2555 0149' })] },
    EMAIL_FORMAT: { breaks: [abroad({ email: 'mei' })], meets: [abroad({ email: 'mei@hsinyi.example' })] },
  }
  return Object.fromEntries(Object.entries(table).map(([id, cases]) => [`PARTIES_${who}_${id}`, cases]))
}

export const partyCases: CaseTable = {
  PARTIES_LOCATION_REQUIRED: { breaks: [''], meets: ['Y292'] },
  PARTIES_LOCATION_LONG: { longest: 100 },
  PARTIES_CONSIGNEE_NUMBER_REQUIRED: { breaks: [''], meets: ['07-4418290', SAME] },
  PARTIES_CONSIGNEE_NUMBER_FORMAT: {
    breaks: ['074418290', '12-345678', '12-3456789A', 'same', '1234-56789'],
    meets: [...NUMBERS, 'SAME', '00-0000000'],
  },
  PARTIES_IMPORTER_NUMBER_REQUIRED: { breaks: [''], meets: ['07-4418290'] },
  PARTIES_IMPORTER_NUMBER_FORMAT: { breaks: ['SAME', '00-0000000', '074418290'], meets: NUMBERS },
  PARTIES_REFERENCE_LONG: { longest: 20 },
  PARTIES_FIRMS_FORMAT: { breaks: ['Y29', 'Y2922', 'y292'], meets: ['Y292'] },
  ...addressCases('CONSIGNEE', 'parties.ultimate_consignee'),
  ...addressCases('IMPORTER', 'parties.importer_of_record'),
  ...otherPartyCases('SELLER'),
  ...otherPartyCases('BUYER'),
  ...otherPartyCases('SHIP_TO'),
  ...otherPartyCases('STUFFING_PLACE'),
  ...otherPartyCases('CONSOLIDATOR'),
  ...otherPartyCases('BOOKING_PARTY'),
  ...otherPartyCases('SHIPPER'),
  ...otherPartyCases('MANUFACTURER'),
  PARTIES_MANUFACTURER_CODE_FORMAT: { breaks: ['TW', 'tw12', 'T'.repeat(16)], meets: ['TWHSI118TAI'] },
  PARTIES_PROFILE_REQUIRED: {
    breaks: [{ parties: {} }, { parties: { importer_of_record: { name: '', country: 'US' } } }],
    meets: ['Y292'],
  },
  PARTIES_TRANSPORT_REQUIRED: {
    breaks: [{ shipment_origin: {} }, { shipment_origin: { missing_documents: [], mode_of_transport: '' } }],
    meets: ['11'],
  },
}
