import type { Cases, CaseTable } from '../cases.ts'

const required = (value: string): Cases => ({ breaks: ['', '  '], meets: [value] })
const positive: Cases = { breaks: ['0', '0.000', '-1', 'ten', '1,000'], meets: ['0.001', '1248'] }
const nonNegative: Cases = { breaks: ['-0.01', 'none', '$5'], meets: ['0', '473.03'] }
const decimals = (places: 2 | 3): Cases => ({
  breaks: [`1.${'1'.repeat(places + 1)}`],
  meets: ['1', `1.${'1'.repeat(places)}`],
})

export const lineFormCases: CaseTable = {
  LINES_REQUIRED: { breaks: [[]], meets: [[{ id: 'line-1', line_number: 1 }]] },
  LINE_DESCRIPTION_REQUIRED: required('LED lamps'),
  LINE_DESCRIPTION_LONG: { longest: 200 },
  LINE_HTSUS_REQUIRED: required('9405.41.8440'),
  LINE_HTSUS_FORMAT: { breaks: ['9405418440', '9405.41.84.40', '9405.41'], meets: ['6201.19.1010'] },
  LINE_ADCVD_CASE_FORM_FORMAT: {
    breaks: ['A570967', 'B-570-967', 'C-570-967', 'A-57-0967'],
    meets: ['A-570-967', 'A-570-967-000', 'C-570-968-001'],
  },
  LINE_GROSS_WEIGHT_REQUIRED: required('1248'),
  LINE_GROSS_WEIGHT_NUMBER: positive,
  LINE_GROSS_WEIGHT_DECIMALS: decimals(3),
  LINE_MANIFEST_QTY_REQUIRED: required('65'),
  LINE_NET_QTY_REQUIRED: { breaks: [''], meets: ['65', { net_uom: 'X', net_qty: '' }] },
  LINE_NET_QTY_NUMBER: positive,
  LINE_NET_QTY_DECIMALS: decimals(3),
  LINE_NET_UOM_REQUIRED: required('PCS'),
  LINE_ENTERED_VALUE_REQUIRED: required('12129'),
  LINE_ENTERED_VALUE_NUMBER: positive,
  LINE_ENTERED_VALUE_DECIMALS: decimals(2),
  LINE_CHARGES_NUMBER: nonNegative,
  LINE_CHARGES_DECIMALS: decimals(2),
  LINE_RELATIONSHIP_CODE: { breaks: ['yes', 'y', 'X'], meets: ['Y', 'N'] },
  LINE_DUTY_REQUIRED: required('0'),
  LINE_DUTY_NUMBER: nonNegative,
  LINE_DUTY_DECIMALS: decimals(2),
  LINE_IR_TAX_REQUIRED: required('0.00'),
  LINE_IR_TAX_NUMBER: nonNegative,
  LINE_IR_TAX_DECIMALS: decimals(2),
}

const MAKER = { name: 'Hsin Kuang Lighting', address_line1: '118 Xinyi Rd', city: 'Taipei', country: 'TW' }
const maker = (change: object) => ({ manufacturer: { ...MAKER, ...change } })
const line = (number: number, change: object) => ({ id: `line-${number}`, line_number: number, ...change })

export const lineDetailCases: CaseTable = {
  LINE_NUMBER_RANGE: { breaks: ['0', '1000'], meets: ['1', '999'] },
  LINE_NUMBER_UNIQUE: {
    breaks: [{ line_items: [line(1, {}), line(1, {})] }],
    meets: [{ line_items: [line(1, {}), line(2, {})] }],
  },
  LINE_DESCRIPTION_SHORT: { breaks: ['LED'], meets: ['Lamp'] },
  LINE_DESCRIPTION_RECORD_LONG: { longest: 500 },
  LINE_HTS_TEN_DIGITS: { breaks: ['9405.41', '9405.41.844A'], meets: ['9405.41.84.40', '9405.41.8440'] },
  LINE_ORIGIN_KNOWN: { breaks: ['QQ', 'MULTI'], meets: ['TW', 'TWN'] },
  LINE_CURRENCY_FORMAT: { breaks: ['US', 'usd'], meets: ['USD'] },
  LINE_ADCVD_CASE_FORMAT: {
    breaks: ['A-570-967', 'B-570-967-000'],
    meets: ['A-570-967-000', 'C-570-968-001'],
  },
  LINE_ADCVD_ROLE_REQUIRED: {
    breaks: [{ adcvd_case_number: 'A-570-967-000' }],
    meets: ['', { adcvd_case_number: 'A-570-967-000', adcvd_case_role: 'exporter' }],
  },
  LINE_ADCVD_ROLE_KNOWN: { breaks: ['broker'], meets: ['manufacturer', 'exporter', 'all_others'] },
  LINE_SECOND_CASE_FORMAT: { breaks: ['C-570-968', 'B-570-967-000'], meets: ['C-570-968-000'] },
  LINE_CATEGORY_FORMAT: { breaks: ['3401'], meets: ['3', '340'] },
  LINE_VISA_FORMAT: { breaks: ['6T', '6'.repeat(16)], meets: ['6TW', '6'.repeat(15)] },
  LINE_PRODUCT_CLAIM_KNOWN: { breaks: ['X', 'f1'], meets: ['C', 'F', 'M'] },
  LINE_NET_COST_KNOWN: { breaks: ['N', 'X'], meets: ['Y'] },
  LINE_FEE_EXEMPTION_KNOWN: { breaks: ['3', 'X'], meets: ['1', '2'] },
  LINE_OTHER_FEE_IDS_FORMAT: { breaks: ['12345678901', '053,,056'], meets: ['053', '053, 056'] },
  LINE_SPI_FORMAT: { breaks: ['JOXX'], meets: ['A', 'JO', 'S+'] },
  LINE_MAKER_NAME: {
    breaks: [maker({ name: 'H' }), maker({ name: '' })],
    meets: [maker({}), { manufacturer: {} }],
  },
  LINE_MAKER_ADDRESS: { breaks: [maker({ address_line1: '11' })], meets: [maker({}), { manufacturer: {} }] },
  LINE_MAKER_CITY: { breaks: [maker({ city: 'T' })], meets: [maker({}), { manufacturer: {} }] },
  LINE_MAKER_COUNTRY: { breaks: [maker({ country: 'TWN' }), maker({ country: '' })], meets: [maker({})] },
  LINE_MAKER_PROVINCE: {
    breaks: [maker({ country: 'US' }), maker({ country: 'CA' })],
    meets: [maker({}), maker({ country: 'CA', province: 'ON' })],
  },
  LINE_MID_FORMAT: { breaks: ['TW', 'twhsi118tai'], meets: ['TWHSI118TAI'] },
  LINE_MID_MATCHES: {
    given: maker({}),
    breaks: ['TWHSI999TAI', { manufacturer_mid: '', manufacturer_id: 'TWKUA118TAI' }],
    meets: ['TWHSI118TAI', { manufacturer_mid: '', manufacturer_id: '' }, { manufacturer: {} }],
  },
  LINE_MID_SHARED: {
    breaks: [
      {
        line_items: [
          line(1, { manufacturer_mid: 'TWHSI118TAI', ...maker({}) }),
          line(2, { manufacturer_mid: 'TWHSI118TAI', ...maker({ name: 'Hsi Tung' }) }),
        ],
      },
    ],
    meets: [
      {
        line_items: [
          line(1, { manufacturer_mid: 'TWHSI118TAI', ...maker({}) }),
          line(2, { manufacturer_mid: 'TWHSI118TAI', ...maker({}) }),
        ],
      },
    ],
  },
}

const FOOD = { htsus: '2106.90.9998' }
const PESTICIDE = { htsus: '3808.91.2501' }
const PLANT = { htsus: '0602.90.3050' }
const OTHER = { htsus: '9405.41.8440' }
const license = (number: string) => ({ license_numbers: [{ requirement_id: 'R1', number }] })
const permit = (number: string) => ({ permit_info: [{ requirement_id: 'R1', number }] })

export const agencyCases: CaseTable = {
  LINE_SPECIAL_HANDLING_KNOWN: { breaks: ['ABC', 'PNC,XYZ'], meets: ['PNC', 'EPC', 'APH', 'PNC,APH'] },
  LINE_SPECIAL_HANDLING_CONFLICT: { breaks: ['PNC,EPC'], meets: ['PNC', 'EPC,APH'] },
  LINE_FOOD_NUMBER: {
    breaks: [FOOD, { ...FOOD, ...license('AB12345') }, { htsus: '1901.20.1500' }, { htsus: '2009.11.0020' }],
    meets: [{ ...FOOD, ...license('AB123456') }, OTHER],
  },
  LINE_FOOD_CODE: {
    breaks: [FOOD, { ...FOOD, special_handling: 'EPC' }],
    meets: [{ ...FOOD, special_handling: 'PNC' }],
  },
  LINE_PESTICIDE_NUMBER: {
    breaks: [PESTICIDE, { ...PESTICIDE, ...license('12-34') }],
    meets: [{ ...PESTICIDE, ...license('12-34-5') }, OTHER],
  },
  LINE_PESTICIDE_CODE: { breaks: [PESTICIDE], meets: [{ ...PESTICIDE, special_handling: 'EPC' }] },
  LINE_PLANT_NUMBER: {
    breaks: [PLANT, { ...PLANT, ...permit('123456') }, { htsus: '0601.10.1500' }],
    meets: [{ ...PLANT, ...permit('P123456') }, OTHER],
  },
  LINE_PLANT_CODE: { breaks: [PLANT], meets: [{ ...PLANT, special_handling: 'APH' }] },
  LINE_PGA_NUMBER_REQUIRED: {
    given: { pga_flags: ['FD1'] },
    breaks: [license('')],
    meets: [license('AB123456'), { license_numbers: [] }],
  },
  LINE_PGA_REQUIREMENTS: {
    given: { pga_flags: ['FD2'] },
    breaks: [{ license_numbers: [] }],
    meets: [license('AB123456'), { pga_flags: ['FD1'] }],
  },
}

export const valueCases: CaseTable = {
  VALUES_MANIFEST_QTY_NUMBER: { breaks: ['-1', 'many'], meets: ['0', '65'] },
  VALUES_UNIT_FORMAT: { breaks: ['PIECE', 'M-2'], meets: ['M2', 'X', 'PFL'] },
  VALUES_UNIT_X_NO_QUANTITY: { breaks: [{ net_uom: 'X', net_qty: '5' }], meets: ['65'] },
  VALUES_ENTERED_VALUE_WHOLE: { breaks: ['123.50', '0.01'], meets: ['123', '123.00'] },
  VALUES_CHARGE_CODES: {
    breaks: [[{ code: '490', amount: '5' }], [{ code: 'C49', amount: '5' }], [{ amount: '5' }]],
    meets: [[{ code: 'C490', amount: '5' }]],
  },
  VALUES_CHARGE_AMOUNTS: {
    breaks: [[{ code: 'C490', amount: '5.50' }], [{ code: 'C490' }], [{ code: 'C490', amount: '-5' }]],
    meets: [[{ code: 'C490', amount: '5' }]],
  },
  VALUES_RELATIONSHIP_REQUIRED: required('N'),
  VALUES_WORKSHEET_DIFFERS: {
    given: { invoice: { currency_code: 'EUR', foreign_value: '11194.28', exchange_rate: '1.0835' } },
    breaks: ['12126', '12131'],
    meets: ['12129', '12128', { entered_value: '12029', 'valuation.international_freight': '100' }],
  },
  VALUES_RATE_DAY: {
    given: { export_date: '2026-02-10', 'invoice.exchange_rate': '1.0835' },
    breaks: ['2026-02-11'],
    meets: ['2026-02-10', '2026-01-01', { export_date: '', 'invoice.effective_at': '2026-02-11' }],
  },
  VALUES_WORKSHEET_DUTY_RATE: {
    given: { 'invoice.foreign_value': '12129', incoterm: 'DDP' },
    breaks: [''],
    meets: ['0', '27.5', { 'valuation.terms_of_sale': 'FOB' }],
  },
  VALUES_WORKSHEET_FREIGHT: {
    given: { incoterm: 'FOB' },
    breaks: ['820'],
    meets: ['0', { 'valuation.terms_of_sale': 'CIF', 'valuation.international_freight': '820' }],
  },
}

const rate: Cases = { breaks: ['-1', '3.9%'], meets: ['0', '3.9'] }
const cap: Cases = { breaks: ['1000'], meets: ['999.9999', '0'] }

export const dutyCases: CaseTable = {
  DUTIES_HTS_RATE_NUMBER: rate,
  DUTIES_HTS_RATE_CAP: cap,
  DUTIES_ADCVD_RATE_NUMBER: rate,
  DUTIES_ADCVD_RATE_CAP: cap,
  DUTIES_IRC_RATE_NUMBER: rate,
  DUTIES_IRC_RATE_CAP: cap,
  DUTIES_ADCVD_AMOUNT_NUMBER: nonNegative,
  DUTIES_ADCVD_RATE_KIND_KNOWN: { breaks: ['X', 'percent'], meets: ['A', 'S'] },
  DUTIES_ADCVD_CLAIM_KNOWN: { breaks: ['X', 'CASH'], meets: ['B', 'C'] },
  DUTIES_ADCVD_BOND_CASE: {
    given: { adcvd_claim: 'B' },
    breaks: [{ adcvd_case_number: '' }],
    meets: [{ adcvd_case_number: 'A-570-967' }, { adcvd_claim: 'C', adcvd_case_number: '' }],
  },
  DUTIES_ADCVD_BOND_SURETY: {
    given: { adcvd_claim: 'B' },
    breaks: [{ surety_no: '999' }, { surety_no: '998' }],
    meets: [{ surety_no: '054' }, { adcvd_claim: 'C', surety_no: '999' }],
  },
  DUTIES_SECOND_CASE_RATE_NUMBER: rate,
  DUTIES_SECOND_CASE_RATE_CAP: cap,
  DUTIES_SECOND_CASE_AMOUNT_NUMBER: nonNegative,
  DUTIES_SECOND_CASE_RATE_KIND_KNOWN: { breaks: ['X', 'percent'], meets: ['A', 'S'] },
  DUTIES_SECOND_CASE_CLAIM_KNOWN: { breaks: ['X', 'CASH'], meets: ['B', 'C'] },
  DUTIES_SECOND_CASE_BOND_CASE: {
    given: { second_case_claim: 'B' },
    breaks: [{ second_case_number: '' }],
    meets: [{ second_case_number: 'C-570-968-000' }, { second_case_claim: 'C', second_case_number: '' }],
  },
  DUTIES_SECOND_CASE_BOND_SURETY: {
    given: { second_case_claim: 'B' },
    breaks: [{ surety_no: '999' }],
    meets: [{ surety_no: '054' }],
  },
  DUTIES_VISA_NUMBERS_LONG: { longest: 50 },
}
