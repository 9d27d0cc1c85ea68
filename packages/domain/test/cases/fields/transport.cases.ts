import { digits, type FieldCaseTable, letters } from './field-cases.ts'

const CARRIER = 'Importing carrier may hold only letters, digits, hyphens and spaces'
const OCEAN_BILL = 'Bill of lading must be 4 letters followed by 1 to 11 digits.'
const AIR = { 'shipment_origin.mode_of_transport': '40' }

/** The page transport. */
export const transportPage: FieldCaseTable = {
  'shipment_origin.importing_carrier': {
    meets: ['EVER LUCID', 'X-PRESS 1', 'FTZ 0050'],
    breaks: { [CARRIER]: ['EVER & LUCID', 'MSC/ZOE', 'M.V. ONE'] },
  },
  'shipment_origin.mode_of_transport': {
    meets: ['10', '11', '12', '20', '21', '30', '31', '32', '33', '34', '40', '41', '50', '60', '70'],
    breaks: {
      'Mode of transport must be one of 10, 11, 12, 20, 21, 30-34, 40, 41, 50, 60, 70': [
        '13',
        '22',
        '35',
        '42',
        '71',
      ],
    },
  },
  'shipment_origin.country_of_origin': {
    meets: ['TW', 'TWN', 'MULTI'],
    breaks: { 'Country of origin is not a known country code': ['QQ', 'QQQ'] },
  },
  'shipment_origin.import_date': {
    meets: ['03/05/2016', '03/05/2026'],
    breaks: { 'Import date cannot be more than 10 years ago': ['03/04/2016'] },
  },
  'shipment_origin.bill_of_lading': [
    {
      meets: ['EGLV1', `EGLV${digits(11)}`],
      warns: { [OCEAN_BILL]: ['EGLV', `EGLV${digits(12)}`, 'EGLV12A', 'EG1V12'] },
    },
    {
      given: AIR,
      meets: [digits(11)],
      breaks: { 'Air waybill must be 11 digits.': [digits(10), digits(12)] },
    },
  ],
  'shipment_origin.eta': {
    meets: ['', '02/24/2026', '01/01/2027'],
    breaks: { 'Invalid date format': ['soon', '02/30/2026'] },
  },
  'shipment_origin.eta_time': {
    meets: ['', '0000', '1430', '2359'],
    breaks: {
      'Time of arrival must be 4 digits of the 24-hour clock, such as 1430': ['2400', '1460', '930', '2 PM'],
    },
  },
  'shipment_origin.it_number': {
    meets: ['601', '601 2', 'V60-1'],
    breaks: { 'IT number may hold only letters, digits and hyphens': ['601/2', '601_2'] },
  },
  'shipment_origin.it_date': {
    given: { 'shipment_origin.it_number': '601284735' },
    meets: ['02/24/2026', '03/05/2026'],
    breaks: { 'IT date cannot be before the import date': ['02/23/2026'] },
  },
  'shipment_origin.foreign_port_lading': {
    given: AIR,
    meets: ['', 'KHH', '58309', 'MULTI'],
    breaks: { 'Foreign port of lading must be 3 to 5 letters or digits, or MULTI': ['AB', 'ABCDEF', 'K-H'] },
  },
  'shipment_origin.us_port_unlading': {
    meets: ['2709'],
    breaks: {
      'U.S. port of unlading is required': [''],
      'U.S. port code must be 4 digits': ['270', '27099', 'NY10'],
    },
  },
  'shipment_origin.incoterm': {
    meets: ['FOB', 'fob', 'FOBX', 'DDP', ''],
    breaks: { 'Incoterm must be 3 letters': ['FO', 'F0B'] },
    warns: { 'Incoterm is not one of the terms in use': ['XYZ'] },
  },
}

const EXPORT_DATE = 'Date of export is required for entry types 21 to 24 and for a warehouse withdrawal'

/** The page export. */
export const exportPage: FieldCaseTable = {
  'export_details.export_date': [
    ...['21', '22', '23', '24'].map((type) => ({
      given: { 'header.entry_type': type },
      meets: ['02/24/2026', '03/05/2026'],
      breaks: { [EXPORT_DATE]: [''], 'Date of export cannot be before the import date': ['02/23/2026'] },
    })),
    {
      meets: ['', '02/24/2026'],
      breaks: { 'Date of export must be a valid date (MM/DD/YYYY)': ['02/30/2026', 'soon'] },
    },
    {
      given: { 'export_details.warehouse_withdrawal': true, 'export_details.warehouse_reference': 'WH-1' },
      meets: ['02/24/2026'],
      breaks: { [EXPORT_DATE]: [''] },
    },
  ],
  'export_details.warehouse_reference': {
    given: { 'export_details.warehouse_withdrawal': true },
    meets: ['WH1', letters(40)],
    breaks: {
      'Warehouse reference is required with a warehouse withdrawal': [''],
      'Warehouse reference must be at least 3 characters': ['WH'],
      'Warehouse reference must be 40 characters or less': [letters(41)],
    },
  },
  'export_details.additional_movement': {
    meets: ['', letters(1000)],
    breaks: { 'Additional movement notes must be 1,000 characters or less': [letters(1001)] },
  },
}

const METAL = { 'trade_remedies.section232_applicable': true, 'trade_remedies.material_scope': 'steel' }
const METAL_COUNTRIES = {
  country_melt_pour: 'Country of melt and pour',
  primary_country_smelt: 'Primary country of smelt',
  country_cast: 'Country of cast',
}

/** The page trade-remedies. */
export const remediesPage: FieldCaseTable = {
  'trade_remedies.material_scope': {
    given: { 'trade_remedies.section232_applicable': true },
    meets: ['steel', 'aluminum', 'both'],
    breaks: {
      'Material is required when section 232 applies': [''],
      'Material must be steel, aluminum or both': ['zinc', 'STEEL'],
    },
  },
  'trade_remedies.secondary_country_smelt': {
    given: METAL,
    meets: ['', 'TW', 'N/A'],
    breaks: { 'Secondary country of smelt is not a known country code': ['QQ'] },
  },
  ...Object.fromEntries(
    Object.entries(METAL_COUNTRIES).map(([field, name]) => [
      `trade_remedies.${field}`,
      {
        given: METAL,
        meets: ['', 'TW'],
        breaks: { [`${name} is not a known country code`]: ['QQ', 'N/A'] },
      },
    ]),
  ),
}
