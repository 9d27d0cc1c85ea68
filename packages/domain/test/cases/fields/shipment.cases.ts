import { COUNTRY_LETTERS, country, digits, type FieldCaseTable, letters } from './field-cases.ts'

const INVALID_DATE = 'Invalid date format'
const METAL = { 'shipment_origin.contains_metal': 'Y' }
const FTZ = { 'shipment_origin.importing_carrier': 'FTZ 0050' }
const mode = (code: string) => ({ 'shipment_origin.mode_of_transport': code })

/** The step Shipment & Origin. */
export const shipmentStep: FieldCaseTable = {
  'shipment_origin.importing_carrier': {
    meets: ['', 'EV', letters(50), 'FTZ 0050', 'FTZ0050', 'ftz 0050'],
    breaks: {
      'FTZ number is required when FTZ is selected': ['FTZ', 'ftz'],
      'FTZ number must be 4 digits': ['FTZ 050', 'FTZ 00500', 'FTZ ABCD'],
      'Importing carrier must be at least 2 characters': ['E'],
      'Importing carrier must be 50 characters or less': [letters(51)],
    },
  },
  'shipment_origin.mode_of_transport': {
    meets: ['10', '11', '12', '20', '21', '30', '31', '40', '41', '50', '60', '70', '99'],
    breaks: {
      'Mode of transport is required': [''],
      'Invalid mode of transport code': ['1', '09', '100', 'AB'],
    },
  },
  'shipment_origin.country_of_origin': country('Country of origin is required'),
  'shipment_origin.exporting_country': [
    country('Exporting country is required'),
    { given: FTZ, meets: ['', 'TW'] },
  ],
  'shipment_origin.import_date': [
    {
      meets: ['2026-03-05', '02/24/2026'],
      breaks: {
        'Import date is required': [''],
        [INVALID_DATE]: ['02/30/2026', 'soon', '2026-2-3x'],
        'Import date cannot be in the future': ['03/06/2026'],
        'Import date cannot be more than 5 years ago': ['03/04/2021', '1999-12-31'],
      },
    },
    { given: { 'shipment_origin.export_date': '2021-03-01' }, meets: ['03/05/2021'] },
    { given: FTZ, meets: [''] },
  ],
  'shipment_origin.export_date': [
    {
      meets: ['2026-02-23', '02/04/2026', '1999-12-31'],
      breaks: {
        'Export date is required': [''],
        [INVALID_DATE]: ['02/31/2026', 'later'],
        'Export date cannot be in the future': ['03/06/2026'],
        'Export date must be before import date': ['02/24/2026', '02/25/2026'],
      },
    },
    { given: FTZ, meets: ['', '03/06/2026', '02/25/2026'] },
  ],
  'shipment_origin.bill_of_lading': [
    {
      meets: ['', 'EGL', 'EGLV1', `EGLV${digits(16)}`, 'eglv14260031845'],
      breaks: {
        'Bill of lading/air waybill must be at least 3 characters': ['E', 'EG'],
        'Bill of lading/air waybill must be 20 characters or less': [`EGLV${digits(17)}`],
        'Invalid SCAC code for vessel transport': ['ZZZU123', '123456', 'EG1V123'],
      },
    },
    {
      given: mode('40'),
      meets: ['12345678901', '160-12345675', 'ZZZU123', ''],
      breaks: { 'Bill of lading/air waybill must be at least 3 characters': ['12'] },
    },
  ],
  'shipment_origin.manufacturer_id': {
    meets: ['', 'TWH', letters(15), 'TW-1', 'TW HSI', 'twhsi118tai'],
    breaks: {
      'Manufacturer ID must be at least 3 characters': ['T', 'TW'],
      'Manufacturer ID must be 15 characters or less': [letters(16)],
      'Manufacturer ID must contain only uppercase letters, numbers, and hyphens': ['TW_HSI', 'TW.HSI'],
    },
  },
  'shipment_origin.it_number': {
    given: { 'shipment_origin.it_date': '2026-02-25' },
    meets: ['601', digits(20), 'V60-1'],
    breaks: {
      'IT number is required when IT date is provided': [''],
      'IT number must be at least 3 characters': ['60'],
      'IT number must be 20 characters or less': [digits(21)],
    },
  },
  'shipment_origin.it_date': {
    given: { 'shipment_origin.it_number': '601284735' },
    meets: ['02/25/2026', '03/05/2026'],
    breaks: {
      'IT date is required when IT number is provided': [''],
      [INVALID_DATE]: ['02/30/2026', 'soon'],
      'IT date cannot be in the future': ['03/06/2026'],
    },
  },
  'shipment_origin.missing_documents': {
    meets: [[], ['01'], ['10', '16'], ['17', '19'], ['21', '22'], ['23', '26'], ['98'], ['99', '01']],
    breaks: {
      'A maximum of two codes may be used': [
        ['01', '10', '16'],
        ['99', '01', '10'],
      ],
      'Invalid missing document code: 11': [['11'], ['01', '11']],
      'Invalid missing document code: 00': [['00']],
      "Code '99' must be used with exactly one other code": [['99'], ['99', '99']],
    },
  },
  'shipment_origin.foreign_port_lading': [
    {
      meets: ['58309', '00000'],
      breaks: {
        'Foreign port of lading is required': [''],
        'Foreign port code must be 5 characters (Schedule K code)': ['5830', '583091'],
        'Foreign port code must be 5 digits': ['5830A', 'KAOHS'],
      },
    },
    { given: mode('19'), meets: ['58309'], breaks: { 'Foreign port of lading is required': [''] } },
    { given: mode('20'), meets: [''] },
    { given: mode('40'), meets: ['', 'KHH'] },
    { given: FTZ, meets: [''] },
  ],
  'shipment_origin.us_port_unlading': [
    {
      meets: ['2709', '0000'],
      breaks: {
        'U.S. port of unlading is required': [''],
        'U.S. port code must be 4 digits': ['270', '27099', 'NY10'],
      },
    },
    ...['10', '20', '29', '40', '41'].map((code) => ({
      given: mode(code),
      meets: ['2709'],
      breaks: { 'U.S. port of unlading is required': [''] },
    })),
    ...['30', '39', '42', '50', '60', '70'].map((code) => ({ given: mode(code), meets: [''] })),
    { given: FTZ, meets: [''] },
  ],
  'shipment_origin.country_of_melt_pour': { given: METAL, ...country() },
  'shipment_origin.primary_country_of_smelt': { given: METAL, ...country() },
  'shipment_origin.country_of_cast': { given: METAL, ...country() },
  'shipment_origin.secondary_country_of_smelt': {
    given: METAL,
    meets: ['', 'CN', 'N/A', 'n/a'],
    breaks: {
      'Country code must be 2 characters (ISO 3166-1 alpha-2) or N/A': ['C', 'CHN', 'NA/'],
      [COUNTRY_LETTERS]: ['C1'],
    },
  },
}
