import { asked, digits, email, type FieldCaseTable, phone } from './field-cases.ts'

/** The step Entry Header. */
export const headerStep: FieldCaseTable = {
  'header.entry_number': {
    meets: ['B7603245276', 'B76-0324527-6', 'b76-0324527-6', 'B76 0324527 6 and more'],
    breaks: {
      'Entry Number must be 11 characters (3-char filer code + 7-digit number + 1 check digit). Format: XXX-NNNNNNN-D':
        ['B760324527', 'B76'],
      'Entry number must be 7 digits': ['B76A3245276', 'B76032452A6'],
      "Entry Number check digit mismatch; expected '6' per 7501 Appendix 1": [
        'B7603245270',
        'B7603245275',
        'B7603245277',
      ],
    },
  },
  'header.entry_type': {
    meets: [
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '11',
      '12',
      '21',
      '22',
      '23',
      '24',
      '25',
      '26',
      '31',
      '32',
      '34',
      '38',
      '51',
      '52',
      '61',
      '62',
      '63',
      '1',
    ],
    breaks: {
      'Entry type is required': ['', ' '],
      'Entry type must be one of 01-08, 11, 12, 21-26, 31, 32, 34, 38, 51, 52, 61-63': [
        '00',
        '09',
        '10',
        '13',
        '20',
        '27',
        '30',
        '33',
        '35',
        '37',
        '39',
        '50',
        '53',
        '60',
        '64',
        '99',
        '001',
        'AB',
      ],
    },
  },
  'header.surety_no': {
    meets: ['999', '054', '54', '1'],
    breaks: { 'Surety number is required': [''], 'Surety number must be 3 digits': ['9999', 'A12', '1.2'] },
  },
  'header.bond_type': {
    meets: ['0', '8', '9'],
    breaks: { 'Bond type is required': [''], 'Bond type must be 0, 8 or 9': ['1', '7', '00', 'X'] },
  },
  'header.port_code': {
    meets: ['2704', 'NY10', 'ny10'],
    breaks: {
      'Port code is required': ['', ' '],
      'Port code must be 4 letters or digits': ['270', '27044', '27-4', '27 4'],
    },
  },
  'header.summary_date': {
    meets: ['2026-03-05', '03/05/2026', '02/24/2026'],
    breaks: {
      'Summary date is required': [''],
      'Summary date must be a valid date (MM/DD/YYYY)': [
        '02/30/2026',
        '13/01/2026',
        '00/10/2026',
        'tomorrow',
      ],
      'Summary date cannot be in the future': ['03/06/2026', '2027-01-01'],
    },
  },
  'header.entry_date': [
    {
      meets: ['2026-03-05', '02/28/2026', '03/05/2025'],
      breaks: {
        'Entry date is required': [''],
        'Entry date must be a valid date (MM/DD/YYYY)': ['02/29/2026', '2026-13-01', '2/2026'],
        'Entry date cannot be in the future': ['03/06/2026'],
        'Entry date cannot be more than 1 year ago': ['03/04/2025', '2020-01-01'],
      },
    },
    {
      given: { 'header.summary_date': '2026-03-03' },
      meets: ['03/03/2026', '03/02/2026'],
      breaks: { 'Entry date cannot be after the summary date': ['03/04/2026', '03/05/2026'] },
    },
  ],
}

/** The page bond. */
export const bondPage: FieldCaseTable = {
  'bond_information.bond_number': {
    meets: [digits(9), '000000000'],
    breaks: {
      'Bond number is required': [''],
      'Bond number must be 9 digits': [digits(8), digits(10), '12345678A'],
    },
  },
  'bond_information.bond_type_detail': [
    {
      meets: ['continuous'],
      breaks: {
        'Bond coverage is required': [''],
        'Bond coverage must be single, continuous or term': ['other'],
        'Bond coverage must agree with the bond type of Block 5 (0 single, 8 continuous, 9 term)': [
          'single',
          'term',
        ],
      },
    },
    {
      given: { 'header.bond_type': '9' },
      meets: ['term'],
      breaks: {
        'Bond coverage must agree with the bond type of Block 5 (0 single, 8 continuous, 9 term)': [
          'continuous',
        ],
      },
    },
    { given: { 'header.bond_type': '0' }, meets: ['single'] },
  ],
  'bond_information.bond_amount': {
    meets: ['12129', '12129.00', '50000'],
    breaks: {
      'Bond amount is required': [''],
      'Bond amount must be a positive number': ['0', '-1', 'much'],
      'Bond amount must be at least the entry value': ['12128.99', '1'],
    },
  },
  'bond_information.surety_company': asked('Surety company'),
  'bond_information.surety_address': asked('Surety address'),
  'bond_information.contact_name': asked('Surety contact name'),
  'bond_information.contact_email': [
    asked('Surety contact email', 'ana@harbor.example'),
    email('Surety contact email'),
  ],
  'bond_information.contact_phone': [asked('Surety contact phone', '5550121'), phone('Surety contact')],
}
