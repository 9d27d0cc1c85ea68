import type { CaseTable } from '../cases.ts'

const FTZ = { importing_carrier: 'FTZ 0050' }
const mode = (code: string) => ({ mode_of_transport: code })
const withoutUnladingPort = (...codes: string[]) =>
  codes.map((code) => ({ ...mode(code), us_port_unlading: '' }))
const country = (breaks: readonly string[]) => ({ breaks, meets: ['TW'] })

/** Step 2 asks for the countries of the metal only of goods that contain it. */
const METAL = { contains_metal: 'Y' }

export const shipmentCases: CaseTable = {
  SHIPMENT_MODE_REQUIRED: { breaks: [''], meets: ['11'] },
  SHIPMENT_MODE_CODE: { breaks: ['1', '09', '100', 'AB'], meets: ['10', '99'] },
  SHIPMENT_FTZ_NUMBER_REQUIRED: { breaks: ['FTZ', 'ftz ', 'FTZ-'], meets: ['FTZ0050', 'EVER LUCID'] },
  SHIPMENT_FTZ_NUMBER_FORMAT: { breaks: ['FTZ 50', 'FTZ 00505', 'FTZ ABCD'], meets: ['FTZ0050', 'FTZ 0050'] },
  SHIPMENT_CARRIER_SHORT: { breaks: ['E'], meets: ['EV'] },
  SHIPMENT_CARRIER_LONG: { longest: 50 },
  SHIPMENT_IMPORT_DATE_REQUIRED: {
    breaks: [''],
    meets: ['2026-02-24', { ...FTZ, import_date: '' }],
  },
  SHIPMENT_IMPORT_DATE_VALID: { breaks: ['2026-02-30', '24.02.2026'], meets: ['2026-02-24'] },
  SHIPMENT_IMPORT_DATE_NOT_FUTURE: { breaks: ['2026-03-06'], meets: ['2026-03-05'] },
  SHIPMENT_IMPORT_DATE_WITHIN_90_DAYS: {
    under: 'cbp',
    breaks: ['2026-06-04'],
    meets: ['2026-06-03', '2026-03-06'],
  },
  SHIPMENT_IMPORT_DATE_5_YEARS: { breaks: ['2021-03-04'], meets: ['2021-03-05'] },
  SHIPMENT_IMPORT_DATE_10_YEARS: { breaks: ['2016-03-04'], meets: ['2016-03-05'] },
  SHIPMENT_BILL_SHORT: { breaks: ['EG'], meets: ['EGL'] },
  SHIPMENT_BILL_LONG: { breaks: ['EGLV12345678901234567'], meets: ['EGLV1234567890123456'] },
  SHIPMENT_BILL_CARRIER_CODE: {
    breaks: ['ZZZU123', '1GLV123', 'EG1V123'],
    meets: ['EGLV123', { ...mode('40'), bill_of_lading: '12345678901' }],
  },
  SHIPMENT_BILL_FORMAT: {
    breaks: ['EGLV142600318457', 'EGL1', 'EGLV', 'EGLV12A'],
    meets: ['EGLV1', 'EGLV14260031845', { ...mode('40'), bill_of_lading: '12345678901' }],
  },
  SHIPMENT_AIR_WAYBILL_FORMAT: {
    given: mode('41'),
    breaks: ['1234567890', 'EGLV14260031845', '123456789012'],
    meets: ['12345678901', '123-45678901'],
  },
  SHIPMENT_FOREIGN_PORT_REQUIRED: {
    breaks: ['', { ...mode('19'), foreign_port_lading: '' }],
    meets: ['58309', { ...mode('20'), foreign_port_lading: '' }, { ...FTZ, foreign_port_lading: '' }],
  },
  SHIPMENT_FOREIGN_PORT_LENGTH: { breaks: ['5830', '583090'], meets: ['58309'] },
  SHIPMENT_FOREIGN_PORT_DIGITS: {
    breaks: ['5830A'],
    meets: ['58309', { ...mode('30'), foreign_port_lading: '5830A' }],
  },
  SHIPMENT_FOREIGN_PORT_FORMAT: {
    given: mode('40'),
    breaks: ['AB', 'ABCDEF'],
    meets: ['KHH', '58309', 'MULTI'],
  },
  SHIPMENT_FOREIGN_PORT_NOT_LISTED: { breaks: ['99999'], meets: ['58309'] },
  SHIPMENT_UNLADING_PORT_REQUIRED: [
    {
      breaks: ['', ...withoutUnladingPort('12', '20', '21', '29', '40', '41')],
      meets: ['2709', ...withoutUnladingPort('30', '50', '60', '70'), { ...FTZ, us_port_unlading: '' }],
    },
    {
      under: 'cbp',
      breaks: ['', ...withoutUnladingPort('10', '11', '40', '41')],
      meets: withoutUnladingPort('12', '20', '21', '30', '31', '32', '33', '34', '50', '60', '70'),
    },
  ],
  SHIPMENT_UNLADING_PORT_DIGITS: {
    breaks: ['270', '27099', 'NY10'],
    meets: ['2709', { ...mode('30'), us_port_unlading: 'NY10' }],
  },
  SHIPMENT_UNLADING_PORT_RECORD_REQUIRED: {
    given: mode('30'),
    breaks: [''],
    meets: ['2709', { ...FTZ, us_port_unlading: '' }],
  },
  SHIPMENT_UNLADING_PORT_FORMAT: { given: mode('30'), breaks: ['NY10', '270'], meets: ['2709'] },
  SHIPMENT_UNLADING_PORT_NOT_LISTED: { breaks: ['9999'], meets: ['2709'] },
  SHIPMENT_EXPORT_DATE_REQUIRED: {
    breaks: [''],
    meets: ['2026-02-04', { ...FTZ, export_date: '' }],
  },
  SHIPMENT_EXPORT_DATE_VALID: {
    breaks: ['2026-02-31'],
    meets: ['2026-02-04', { ...FTZ, export_date: 'later' }],
  },
  SHIPMENT_EXPORT_DATE_NOT_FUTURE: {
    breaks: ['2026-03-06'],
    meets: ['2026-03-05', { ...FTZ, export_date: '2026-03-06' }],
  },
  SHIPMENT_EXPORT_BEFORE_IMPORT: {
    breaks: ['2026-02-24', '2026-02-25'],
    meets: ['2026-02-23', { ...FTZ, export_date: '2026-02-25' }],
  },
  SHIPMENT_EXPORT_NOT_AFTER_IMPORT: {
    under: 'cbp',
    breaks: ['2026-02-25'],
    meets: ['2026-02-23', '2026-02-24', { ...FTZ, export_date: '2026-02-25' }],
  },
  SHIPMENT_IT_NUMBER_REQUIRED: {
    breaks: [{ it_date: '2026-02-25', it_number: '' }],
    meets: [{ it_date: '2026-02-25', it_number: '601284735' }],
  },
  SHIPMENT_IT_NUMBER_SHORT: { breaks: ['60'], meets: ['601'] },
  SHIPMENT_IT_NUMBER_LONG: { longest: 20 },
  SHIPMENT_IT_NUMBER_CHARACTERS: { breaks: ['601/2', '601 2'], meets: ['601-284735', 'V60'] },
  SHIPMENT_IT_DATE_REQUIRED: {
    breaks: [{ it_number: '601284735', it_date: '' }],
    meets: [{ it_number: '601284735', it_date: '2026-02-25' }],
  },
  SHIPMENT_IT_DATE_VALID: { breaks: ['2026-02-30'], meets: ['2026-02-25'] },
  SHIPMENT_IT_DATE_NOT_FUTURE: { breaks: ['2026-03-06'], meets: ['2026-03-05'] },
  SHIPMENT_IT_NOT_BEFORE_IMPORT: { breaks: ['2026-02-23'], meets: ['2026-02-24'] },
  SHIPMENT_MODE_LISTED: { breaks: ['13', '22', '42', '99'], meets: ['10', '34', '41', '70'] },
  SHIPMENT_CARRIER_CHARACTERS: {
    breaks: ['EVER & LUCID', 'MSC/ZOE'],
    meets: ['EVER LUCID', 'FTZ0050', 'X-PRESS 1'],
  },
  SHIPMENT_ORIGIN_REQUIRED: { breaks: [''], meets: ['TW'] },
  SHIPMENT_ORIGIN_LENGTH: country(['T', 'TWN']),
  SHIPMENT_ORIGIN_LETTERS: country(['tw', 'T1']),
  SHIPMENT_INCOTERM_FORMAT: { breaks: ['FO', 'F0B', 'fob'], meets: ['FOB'] },
  SHIPMENT_INCOTERM_KNOWN: { breaks: ['XYZ'], meets: ['FOB', 'DPU', 'DAT'] },
  SHIPMENT_ETA_FORMAT: { breaks: ['soon', '2026-02-30'], meets: ['2026-02-24', '2027-01-01'] },
  SHIPMENT_ETA_TIME_FORMAT: { breaks: ['2400', '1460', '930', '2 PM'], meets: ['0000', '1430', '2359'] },
  SHIPMENT_ORIGIN_KNOWN: { breaks: ['QQ', 'QQQ'], meets: ['TW', 'TWN', 'MULTI'] },
  SHIPMENT_EXPORTING_COUNTRY_REQUIRED: {
    breaks: [''],
    meets: ['TW', { ...FTZ, exporting_country: '' }],
  },
  SHIPMENT_EXPORTING_COUNTRY_LENGTH: country(['T', 'TWN']),
  SHIPMENT_EXPORTING_COUNTRY_LETTERS: country(['tw', '12']),
  SHIPMENT_EXPORTING_COUNTRY_KNOWN: country(['QQ']),
  SHIPMENT_MELT_COUNTRY_LENGTH: { given: METAL, ...country(['T', 'N/A']) },
  SHIPMENT_MELT_COUNTRY_LETTERS: { given: METAL, ...country(['tw']) },
  SHIPMENT_PRIMARY_SMELT_LENGTH: { given: METAL, ...country(['T', 'N/A']) },
  SHIPMENT_PRIMARY_SMELT_LETTERS: { given: METAL, ...country(['tw']) },
  SHIPMENT_SECONDARY_SMELT_LENGTH: { given: METAL, breaks: ['T', 'TWN'], meets: ['TW', 'N/A'] },
  SHIPMENT_SECONDARY_SMELT_LETTERS: { given: METAL, breaks: ['tw', 'n/a'], meets: ['TW', 'N/A'] },
  SHIPMENT_CAST_COUNTRY_LENGTH: { given: METAL, ...country(['T', 'N/A']) },
  SHIPMENT_CAST_COUNTRY_LETTERS: { given: METAL, ...country(['tw']) },
  SHIPMENT_MANUFACTURER_ID_SHORT: { breaks: ['TW'], meets: ['TWH'] },
  SHIPMENT_MANUFACTURER_ID_LONG: { longest: 15 },
  SHIPMENT_MANUFACTURER_ID_CHARACTERS: { breaks: ['twhsi118tai', 'TW HSI'], meets: ['TWHSI118TAI', 'TW-1'] },
  SHIPMENT_MISSING_DOCUMENTS_TWO: { breaks: [['01', '10', '16']], meets: [['01', '10'], ['01']] },
  SHIPMENT_MISSING_DOCUMENTS_KNOWN: { breaks: [['01', '11'], ['1']], meets: [['01', '98'], ['26']] },
  SHIPMENT_MISSING_DOCUMENTS_99: {
    breaks: [['99'], ['99', '99']],
    meets: [
      ['99', '01'],
      ['01', '10'],
    ],
  },
}

export const shipmentCbpCases: CaseTable = {
  SHIPMENT_IMPORT_DATE_NOT_FUTURE: { under: 'cbp', meets: ['2026-03-10'] },
  SHIPMENT_EXPORT_DATE_NOT_FUTURE: { under: 'cbp', meets: ['2026-03-10'] },
  SHIPMENT_EXPORT_BEFORE_IMPORT: { under: 'cbp', meets: ['2026-02-24'] },
  SHIPMENT_BILL_FORMAT: {
    under: 'cbp',

    meets: ['HLCUSHA2401ABCD', 'MEDUAB123456', 'ONEYSH1AB1234500', 'MAEU123456789012'],
  },
}
