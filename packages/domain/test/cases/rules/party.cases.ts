import type { CaseTable, RuleCases } from './rule-cases.ts'

const NUMBERS = ['12-3456789', '12-3456789AB', '12-345678900', '123-45-6789', '262704-00123']

/** Block 29 may be empty when the consignee is the importer; block 30 may not. */
const SAME = {
  'parties.same_as_importer': true,
  'parties.consignee_number': 'SAME',
  'parties.ultimate_consignee': {},
}

function addressCases(who: 'CONSIGNEE' | 'IMPORTER', path: string): CaseTable {
  const same = who === 'CONSIGNEE' ? [SAME] : []
  const given = (value: string): RuleCases => ({ broken: [''], met: [value, ...same] })
  const abroad = (field: string, value: string) => ({
    [`${path}.country`]: 'CA',
    [`${path}.${field}`]: value,
  })
  const table: Record<string, RuleCases> = {
    NAME_REQUIRED: given('Alder & Finch'),
    ADDRESS_REQUIRED: given('1420 E 7th St'),
    CITY_REQUIRED: given('Los Angeles'),
    STATE_REQUIRED: { broken: ['', abroad('state', '')], met: ['CA', abroad('state', 'Ontario'), ...same] },
    STATE_FORMAT: { broken: ['C', 'Cal', 'ca'], met: ['CA', abroad('state', 'Ontario')] },
    ZIP_REQUIRED: { broken: ['', abroad('zip', '')], met: ['90021', abroad('zip', 'M5V 2T6'), ...same] },
    ZIP_FORMAT: {
      broken: ['9002', '90021-12', 'M5V 2T6'],
      met: ['90021', '90021-1234', '900211234', abroad('zip', 'M5V 2T6')],
    },
    COUNTRY_FORMAT: { broken: ['U', 'us', 'USAX'], met: ['US', 'CAN'] },
    PHONE_FORMAT: { broken: ['555-01', 'call me', '1'.repeat(21)], met: ['+1 (213) 555-0121', '5550121'] },
    FAX_FORMAT: { broken: ['555-01'], met: ['(213) 555-0122'] },
    EMAIL_FORMAT: { broken: ['ruth', 'ruth@alder', '@alder.example'], met: ['ruth@alder.example'] },
  }
  return Object.fromEntries(Object.entries(table).map(([id, cases]) => [`PARTIES_${who}_${id}`, cases]))
}

function otherPartyCases(who: 'SELLER' | 'SHIPPER' | 'MANUFACTURER'): CaseTable {
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
  const asked = (field: keyof typeof whole): RuleCases => ({
    broken: [abroad({ [field]: '' })],
    met: [abroad({}), { [path]: {} }, { [path]: { phone: '5550121' } }],
  })
  const table: Record<string, RuleCases> = {
    NAME_REQUIRED: asked('name'),
    ADDRESS_REQUIRED: asked('address_line1'),
    CITY_REQUIRED: asked('city'),
    STATE_REQUIRED: asked('state'),
    ZIP_REQUIRED: asked('zip'),
    COUNTRY_REQUIRED: asked('country'),
    COUNTRY_FORMAT: { broken: [abroad({ country: 'T' })], met: [abroad({}), abroad({ country: 'TWN' })] },
    STATE_FORMAT: { broken: [home({ state: 'Cal' })], met: [home({}), abroad({})] },
    ZIP_FORMAT: { broken: [home({ zip: '9002' })], met: [home({}), abroad({})] },
    TIN_FORMAT: { broken: [abroad({ tin: '074418290' })], met: [abroad({ tin: '07-4418290' })] },
    PHONE_FORMAT: { broken: [abroad({ phone: '555-01' })], met: [abroad({ phone: '+886 2 2555 0148' })] },
    FAX_FORMAT: { broken: [abroad({ fax: '555-01' })], met: [abroad({ fax: '+886 2 2555 0149' })] },
    EMAIL_FORMAT: { broken: [abroad({ email: 'mei' })], met: [abroad({ email: 'mei@hsinyi.example' })] },
  }
  return Object.fromEntries(Object.entries(table).map(([id, cases]) => [`PARTIES_${who}_${id}`, cases]))
}

export const partyCases: CaseTable = {
  PARTIES_LOCATION_REQUIRED: { broken: [''], met: ['Y292'] },
  PARTIES_LOCATION_LONG: { broken: ['Y'.repeat(101)], met: ['Y'.repeat(100)] },
  PARTIES_CONSIGNEE_NUMBER_REQUIRED: { broken: [''], met: ['07-4418290', SAME] },
  PARTIES_CONSIGNEE_NUMBER_FORMAT: {
    broken: ['074418290', '12-345678', '12-3456789A', 'same', '1234-56789'],
    met: [...NUMBERS, 'SAME', '00-0000000'],
  },
  PARTIES_IMPORTER_NUMBER_REQUIRED: { broken: [''], met: ['07-4418290'] },
  PARTIES_IMPORTER_NUMBER_FORMAT: { broken: ['SAME', '00-0000000', '074418290'], met: NUMBERS },
  PARTIES_REFERENCE_LONG: { broken: ['R'.repeat(21)], met: ['R'.repeat(20)] },
  PARTIES_FIRMS_FORMAT: { broken: ['Y29', 'Y2922', 'y292'], met: ['Y292'] },
  ...addressCases('CONSIGNEE', 'parties.ultimate_consignee'),
  ...addressCases('IMPORTER', 'parties.importer_of_record'),
  ...otherPartyCases('SELLER'),
  ...otherPartyCases('SHIPPER'),
  ...otherPartyCases('MANUFACTURER'),
  PARTIES_MANUFACTURER_CODE_FORMAT: { broken: ['TW', 'tw12', 'T'.repeat(16)], met: ['TWHSI118TAI'] },
  PARTIES_PROFILE_REQUIRED: {
    broken: [{ parties: {} }, { parties: { importer_of_record: { name: '', country: 'US' } } }],
    met: ['Y292'],
  },
  PARTIES_TRANSPORT_REQUIRED: {
    broken: [{ shipment_origin: {} }, { shipment_origin: { missing_documents: [], mode_of_transport: '' } }],
    met: ['11'],
  },
}
