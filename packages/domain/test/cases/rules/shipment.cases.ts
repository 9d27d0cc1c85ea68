import { CBP_PROFILE } from '../../../src/profile/index.ts'
import type { CaseTable } from './rule-cases.ts'

const SHIP = 'shipment_origin'
const FTZ = { [`${SHIP}.importing_carrier`]: 'FTZ 0050' }
const mode = (code: string) => ({ [`${SHIP}.mode_of_transport`]: code })
const country = (broken: readonly string[]) => ({ broken, met: ['TW'] })

/** Step 2 asks for the countries of the metal only of goods that contain it. */
const METAL = { [`${SHIP}.contains_metal`]: 'Y' }

export const shipmentCases: CaseTable = {
  SHIPMENT_MODE_REQUIRED: { broken: [''], met: ['11'] },
  SHIPMENT_MODE_CODE: { broken: ['1', '09', '100', 'AB'], met: ['10', '99'] },
  SHIPMENT_FTZ_NUMBER_REQUIRED: { broken: ['FTZ', 'ftz ', 'FTZ-'], met: ['FTZ0050', 'EVER LUCID'] },
  SHIPMENT_FTZ_NUMBER_FORMAT: { broken: ['FTZ 50', 'FTZ 00505', 'FTZ ABCD'], met: ['FTZ0050', 'FTZ 0050'] },
  SHIPMENT_CARRIER_SHORT: { broken: ['E'], met: ['EV'] },
  SHIPMENT_CARRIER_LONG: { broken: ['E'.repeat(51)], met: ['E'.repeat(50)] },
  SHIPMENT_IMPORT_DATE_REQUIRED: {
    broken: [''],
    met: ['2026-02-24', { ...FTZ, [`${SHIP}.import_date`]: '' }],
  },
  SHIPMENT_IMPORT_DATE_VALID: { broken: ['2026-02-30', '24.02.2026'], met: ['2026-02-24'] },
  SHIPMENT_IMPORT_DATE_NOT_FUTURE: { broken: ['2026-03-06'], met: ['2026-03-05'] },
  SHIPMENT_IMPORT_DATE_WITHIN_90_DAYS: {
    ctx: { profile: CBP_PROFILE },
    broken: ['2026-06-04'],
    met: ['2026-06-03', '2026-03-06'],
  },
  SHIPMENT_IMPORT_DATE_5_YEARS: { broken: ['2021-03-04'], met: ['2021-03-05'] },
  SHIPMENT_IMPORT_DATE_10_YEARS: { broken: ['2016-03-04'], met: ['2016-03-05'] },
  SHIPMENT_BILL_SHORT: { broken: ['EG'], met: ['EGL'] },
  SHIPMENT_BILL_LONG: { broken: ['EGLV12345678901234567'], met: ['EGLV1234567890123456'] },
  SHIPMENT_BILL_CARRIER_CODE: {
    broken: ['ZZZU123', '1GLV123', 'EG1V123'],
    met: ['EGLV123', { ...mode('40'), [`${SHIP}.bill_of_lading`]: '12345678901' }],
  },
  SHIPMENT_BILL_FORMAT: {
    broken: ['EGLV142600318457', 'EGL1', 'EGLV', 'EGLV12A'],
    met: ['EGLV1', 'EGLV14260031845', { ...mode('40'), [`${SHIP}.bill_of_lading`]: '12345678901' }],
  },
  SHIPMENT_AIR_WAYBILL_FORMAT: {
    given: mode('41'),
    broken: ['1234567890', 'EGLV14260031845', '123456789012'],
    met: ['12345678901', '123-45678901'],
  },
  SHIPMENT_FOREIGN_PORT_REQUIRED: {
    broken: ['', { ...mode('19'), [`${SHIP}.foreign_port_lading`]: '' }],
    met: [
      '58309',
      { ...mode('20'), [`${SHIP}.foreign_port_lading`]: '' },
      { ...FTZ, [`${SHIP}.foreign_port_lading`]: '' },
    ],
  },
  SHIPMENT_FOREIGN_PORT_LENGTH: { broken: ['5830', '583090'], met: ['58309'] },
  SHIPMENT_FOREIGN_PORT_DIGITS: {
    broken: ['5830A'],
    met: ['58309', { ...mode('30'), [`${SHIP}.foreign_port_lading`]: '5830A' }],
  },
  SHIPMENT_FOREIGN_PORT_FORMAT: {
    given: mode('40'),
    broken: ['AB', 'ABCDEF'],
    met: ['KHH', '58309', 'MULTI'],
  },
  SHIPMENT_FOREIGN_PORT_NOT_LISTED: { broken: ['99999'], met: ['58309'] },
  SHIPMENT_UNLADING_PORT_REQUIRED: {
    broken: [
      '',
      ...['20', '29', '40', '41'].map((code) => ({ ...mode(code), [`${SHIP}.us_port_unlading`]: '' })),
    ],
    met: [
      '2709',
      ...['30', '50', '60', '70'].map((code) => ({ ...mode(code), [`${SHIP}.us_port_unlading`]: '' })),
      { ...FTZ, [`${SHIP}.us_port_unlading`]: '' },
    ],
  },
  SHIPMENT_UNLADING_PORT_DIGITS: {
    broken: ['270', '27099', 'NY10'],
    met: ['2709', { ...mode('30'), [`${SHIP}.us_port_unlading`]: 'NY10' }],
  },
  SHIPMENT_UNLADING_PORT_RECORD_REQUIRED: {
    given: mode('30'),
    broken: [''],
    met: ['2709', { ...FTZ, [`${SHIP}.us_port_unlading`]: '' }],
  },
  SHIPMENT_UNLADING_PORT_FORMAT: { given: mode('30'), broken: ['NY10', '270'], met: ['2709'] },
  SHIPMENT_UNLADING_PORT_NOT_LISTED: { broken: ['9999'], met: ['2709'] },
  SHIPMENT_EXPORT_DATE_REQUIRED: {
    broken: [''],
    met: ['2026-02-04', { ...FTZ, [`${SHIP}.export_date`]: '' }],
  },
  SHIPMENT_EXPORT_DATE_VALID: {
    broken: ['2026-02-31'],
    met: ['2026-02-04', { ...FTZ, [`${SHIP}.export_date`]: 'later' }],
  },
  SHIPMENT_EXPORT_DATE_NOT_FUTURE: {
    broken: ['2026-03-06'],
    met: ['2026-03-05', { ...FTZ, [`${SHIP}.export_date`]: '2026-03-06' }],
  },
  SHIPMENT_EXPORT_BEFORE_IMPORT: {
    broken: ['2026-02-24', '2026-02-25'],
    met: ['2026-02-23', { ...FTZ, [`${SHIP}.export_date`]: '2026-02-25' }],
  },
  SHIPMENT_EXPORT_NOT_AFTER_IMPORT: {
    ctx: { profile: CBP_PROFILE },
    broken: ['2026-02-25'],
    met: ['2026-02-23', '2026-02-24', { ...FTZ, [`${SHIP}.export_date`]: '2026-02-25' }],
  },
  SHIPMENT_IT_NUMBER_REQUIRED: {
    broken: [{ [`${SHIP}.it_date`]: '2026-02-25', [`${SHIP}.it_number`]: '' }],
    met: [{ [`${SHIP}.it_date`]: '2026-02-25', [`${SHIP}.it_number`]: '601284735' }],
  },
  SHIPMENT_IT_NUMBER_SHORT: { broken: ['60'], met: ['601'] },
  SHIPMENT_IT_NUMBER_LONG: { broken: ['6'.repeat(21)], met: ['6'.repeat(20)] },
  SHIPMENT_IT_NUMBER_CHARACTERS: { broken: ['601/2', '601 2'], met: ['601-284735', 'V60'] },
  SHIPMENT_IT_DATE_REQUIRED: {
    broken: [{ [`${SHIP}.it_number`]: '601284735', [`${SHIP}.it_date`]: '' }],
    met: [{ [`${SHIP}.it_number`]: '601284735', [`${SHIP}.it_date`]: '2026-02-25' }],
  },
  SHIPMENT_IT_DATE_VALID: { broken: ['2026-02-30'], met: ['2026-02-25'] },
  SHIPMENT_IT_DATE_NOT_FUTURE: { broken: ['2026-03-06'], met: ['2026-03-05'] },
  SHIPMENT_IT_NOT_BEFORE_IMPORT: { broken: ['2026-02-23'], met: ['2026-02-24'] },
  SHIPMENT_MODE_LISTED: { broken: ['13', '22', '42', '99'], met: ['10', '34', '41', '70'] },
  SHIPMENT_CARRIER_CHARACTERS: {
    broken: ['EVER & LUCID', 'MSC/ZOE'],
    met: ['EVER LUCID', 'FTZ0050', 'X-PRESS 1'],
  },
  SHIPMENT_ORIGIN_REQUIRED: { broken: [''], met: ['TW'] },
  SHIPMENT_ORIGIN_LENGTH: country(['T', 'TWN']),
  SHIPMENT_ORIGIN_LETTERS: country(['tw', 'T1']),
  SHIPMENT_INCOTERM_FORMAT: { broken: ['FO', 'F0B', 'fob'], met: ['FOB'] },
  SHIPMENT_INCOTERM_KNOWN: { broken: ['XYZ'], met: ['FOB', 'DPU', 'DAT'] },
  SHIPMENT_ETA_FORMAT: { broken: ['soon', '2026-02-30'], met: ['2026-02-24', '2027-01-01'] },
  SHIPMENT_ORIGIN_KNOWN: { broken: ['QQ', 'QQQ'], met: ['TW', 'TWN', 'MULTI'] },
  SHIPMENT_EXPORTING_COUNTRY_REQUIRED: {
    broken: [''],
    met: ['TW', { ...FTZ, [`${SHIP}.exporting_country`]: '' }],
  },
  SHIPMENT_EXPORTING_COUNTRY_LENGTH: country(['T', 'TWN']),
  SHIPMENT_EXPORTING_COUNTRY_LETTERS: country(['tw', '12']),
  SHIPMENT_EXPORTING_COUNTRY_KNOWN: country(['QQ']),
  SHIPMENT_MELT_COUNTRY_LENGTH: { given: METAL, ...country(['T', 'N/A']) },
  SHIPMENT_MELT_COUNTRY_LETTERS: { given: METAL, ...country(['tw']) },
  SHIPMENT_PRIMARY_SMELT_LENGTH: { given: METAL, ...country(['T', 'N/A']) },
  SHIPMENT_PRIMARY_SMELT_LETTERS: { given: METAL, ...country(['tw']) },
  SHIPMENT_SECONDARY_SMELT_LENGTH: { given: METAL, broken: ['T', 'TWN'], met: ['TW', 'N/A'] },
  SHIPMENT_SECONDARY_SMELT_LETTERS: { given: METAL, broken: ['tw', 'n/a'], met: ['TW', 'N/A'] },
  SHIPMENT_CAST_COUNTRY_LENGTH: { given: METAL, ...country(['T', 'N/A']) },
  SHIPMENT_CAST_COUNTRY_LETTERS: { given: METAL, ...country(['tw']) },
  SHIPMENT_MANUFACTURER_ID_SHORT: { broken: ['TW'], met: ['TWH'] },
  SHIPMENT_MANUFACTURER_ID_LONG: { broken: ['T'.repeat(16)], met: ['T'.repeat(15)] },
  SHIPMENT_MANUFACTURER_ID_CHARACTERS: { broken: ['twhsi118tai', 'TW HSI'], met: ['TWHSI118TAI', 'TW-1'] },
  SHIPMENT_MISSING_DOCUMENTS_TWO: { broken: [['01', '10', '16']], met: [['01', '10'], ['01']] },
  SHIPMENT_MISSING_DOCUMENTS_KNOWN: { broken: [['01', '11'], ['1']], met: [['01', '98'], ['26']] },
  SHIPMENT_MISSING_DOCUMENTS_99: {
    broken: [['99'], ['99', '99']],
    met: [
      ['99', '01'],
      ['01', '10'],
    ],
  },
}

export const shipmentCbpCases: CaseTable = {
  SHIPMENT_IMPORT_DATE_NOT_FUTURE: { ctx: { profile: CBP_PROFILE }, broken: [], met: ['2026-03-10'] },
  SHIPMENT_EXPORT_DATE_NOT_FUTURE: { ctx: { profile: CBP_PROFILE }, broken: [], met: ['2026-03-10'] },
  SHIPMENT_EXPORT_BEFORE_IMPORT: { ctx: { profile: CBP_PROFILE }, broken: [], met: ['2026-02-24'] },
  SHIPMENT_BILL_FORMAT: {
    ctx: { profile: CBP_PROFILE },
    broken: [],
    met: ['HLCUSHA2401ABCD', 'MEDUAB123456', 'ONEYSH1AB1234500', 'MAEU123456789012'],
  },
}
