import { type FieldCaseTable, letters } from './field-cases.ts'

const MAKER = { name: 'Hsin Kuang', address_line1: '118 Xinyi Rd', city: 'Taipei', country: 'TW' }
const maker = { 'line_items.0.manufacturer': MAKER }

/** The page lines. */
export const linesPage: FieldCaseTable = {
  'line_items.0.line_number': {
    meets: [1, 999],
    breaks: { 'Line number must be from 1 to 999': [0, 1000] },
  },
  'line_items.0.description': {
    meets: ['Lamp', letters(500)],
    breaks: {
      'Description must be at least 4 characters': ['LED'],
      'Description must be 500 characters or less': [letters(501)],
    },
  },
  'line_items.0.htsus': {
    meets: ['9405.41.84.40', '9405.41.8440'],
    breaks: {
      'HTSUS Number must have 10 digits (NNNN.NN.NN.NN)': ['9405.41.84', '9405.41.84.4', '9405.41.844A'],
    },
  },
  'line_items.0.origin_country': {
    meets: ['', 'TW', 'TWN'],
    breaks: { 'Line country of origin is not a known country code': ['QQ', 'QQQ', 'T'] },
  },
  'line_items.0.currency_code': {
    meets: ['USD', 'usd', ''],
    breaks: { 'Currency must be 3 letters': ['US', 'USDX', 'U5D'] },
  },
  'line_items.0.adcvd_case_number': {
    given: { 'line_items.0.adcvd_case_role': 'exporter' },
    meets: ['', 'A-570-967-000', 'C-570-968-001'],
    breaks: {
      'AD/CVD case must be A- or C- with 3-3-3 digits (e.g., A-570-967-000)': [
        'A-570-967',
        'B-570-967-000',
        'A-570-967-00',
        'A-570-967-0000',
      ],
    },
  },
  'line_items.0.adcvd_case_role': {
    given: { 'line_items.0.adcvd_case_number': 'A-570-967-000' },
    meets: ['manufacturer', 'exporter', 'all_others'],
    breaks: { 'AD/CVD case role is required with a case number': [''] },
  },
  'line_items.0.second_case_number': {
    meets: ['', 'A-570-967-000', 'C-570-968-001'],
    breaks: {
      'The second case must be A- or C- with 3-3-3 digits (e.g., C-570-968-000)': [
        'C-570-968',
        'B-570-967-000',
        'C-570-968-0000',
      ],
    },
  },
  'line_items.0.category_number': {
    meets: ['', '1', '334'],
    breaks: { 'Category number must be 1 to 3 characters': ['3344'] },
  },
  'line_items.0.product_claim': { meets: ['', 'C', 'F', 'G', 'H', 'M'] },
  'line_items.0.net_cost': { meets: ['', 'Y'] },
  'line_items.0.fee_exemption': { meets: ['', '1', '2'] },
  'line_items.0.visa_number': {
    meets: ['', '6TW', letters(15)],
    breaks: { 'Visa number must be 3 to 15 characters': ['6T', letters(16)] },
  },
  'line_items.0.other_fee_ids': {
    meets: ['', letters(10), `${letters(10)}, ${letters(10)}`],
    breaks: {
      'Other fee IDs must be up to 10 characters each, separated by commas': [
        letters(11),
        `A, ${letters(11)}`,
      ],
    },
  },
  'line_items.0.spi': {
    meets: ['', 'A', 'KR', 'S+X'],
    breaks: { 'Special program indicator must be 1 to 3 characters': ['USMC'] },
  },
  'line_items.0.manufacturer.name': {
    given: maker,
    meets: ['HK'],
    breaks: { 'Manufacturer name must be at least 2 characters': ['', 'H'] },
  },
  'line_items.0.manufacturer.address_line1': {
    given: maker,
    meets: ['1 A'],
    breaks: { 'Manufacturer address must be at least 3 characters': ['', '1A'] },
  },
  'line_items.0.manufacturer.city': {
    given: maker,
    meets: ['Ii'],
    breaks: { 'Manufacturer city must be at least 2 characters': ['', 'I'] },
  },
  'line_items.0.manufacturer.country': {
    given: maker,
    meets: ['TW', 'DE'],
    breaks: { 'Manufacturer country must be a 2-letter country code': ['', 'T', 'QQ'] },
  },
  'line_items.0.manufacturer.province': ['US', 'CA'].map((code) => ({
    given: { 'line_items.0.manufacturer': { ...MAKER, country: code } },
    meets: ['CA', 'Ontario'],
    breaks: { 'Manufacturer state or province is required for the United States and Canada': [''] },
  })),
  'line_items.0.manufacturer_mid': {
    meets: ['', 'TWH', letters(15), 'TW-1'],
    breaks: {
      'Manufacturer ID must be 3 to 15 uppercase letters, numbers, and hyphens': ['TW', letters(16)],
    },
  },
  'line_items.0.special_handling': {
    meets: ['', 'PNC', 'EPC', 'APH', 'PNC,APH'],
    breaks: {
      'Special handling code invalid.': ['ABC', 'PNC,XYZ'],
      'Special handling codes PNC and EPC cannot be used together': ['PNC,EPC'],
    },
  },
  'line_items.0.pga_flags': [
    { meets: [[], ['FD1']], breaks: { 'PGA requirements not met for this commodity.': [['FD2']] } },
    {
      given: { 'line_items.0.license_numbers': [{ number: 'AB123456' }] },
      meets: [['FD2']],
    },
  ],
  'line_items.0.license_numbers': [
    ...['1901', '2009', '2106'].map((heading) => ({
      given: { 'line_items.0.htsus': `${heading}.90.9999`, 'line_items.0.special_handling': 'PNC' },
      meets: [[{ number: 'AB123456' }]],
      breaks: {
        'Food of this HTSUS number needs a prior-notice number (2 letters and 6 digits)': [
          [],
          [{ number: 'A1234567' }],
          [{ number: 'AB12345' }],
          [{ number: 'AB1234567' }],
        ],
      },
    })),
    {
      given: { 'line_items.0.htsus': '3808.91.2501', 'line_items.0.special_handling': 'EPC' },
      meets: [[{ number: '12-34-5' }]],
      breaks: {
        'Pesticide of this HTSUS number needs an EPA number (NN-NN-N)': [[], [{ number: '12345' }]],
      },
    },
  ],
  'line_items.0.permit_info': ['0601', '0602'].map((heading) => ({
    given: { 'line_items.0.htsus': `${heading}.10.1500`, 'line_items.0.special_handling': 'APH' },
    meets: [[{ number: 'P123456' }]],
    breaks: {
      'Live plants of this HTSUS number needs a permit number (P and 6 digits)': [
        [],
        [{ number: 'P12345' }],
        [{ number: 'P1234567' }],
        [{ number: 'Q123456' }],
      ],
    },
  })),
}
