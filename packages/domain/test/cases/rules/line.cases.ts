import type { CaseTable, RuleCases } from './rule-cases.ts'

const required = (value: string): RuleCases => ({ broken: ['', '  '], met: [value] })
const positive: RuleCases = { broken: ['0', '0.000', '-1', 'ten', '1,000'], met: ['0.001', '1248'] }
const nonNegative: RuleCases = { broken: ['-0.01', 'none', '$5'], met: ['0', '473.03'] }
const decimals = (places: 2 | 3): RuleCases => ({
  broken: [`1.${'1'.repeat(places + 1)}`],
  met: ['1', `1.${'1'.repeat(places)}`],
})

export const lineFormCases: CaseTable = {
  LINES_REQUIRED: { broken: [[]], met: [[{ id: 'line-1', line_number: 1 }]] },
  LINE_DESCRIPTION_REQUIRED: required('LED lamps'),
  LINE_DESCRIPTION_LONG: { broken: ['x'.repeat(201)], met: ['x'.repeat(200)] },
  LINE_HTSUS_REQUIRED: required('9405.41.8440'),
  LINE_HTSUS_FORMAT: { broken: ['9405418440', '9405.41.84.40', '9405.41'], met: ['6201.19.1010'] },
  LINE_ADCVD_CASE_FORM_FORMAT: {
    broken: ['A570967', 'B-570-967', 'C-570-967', 'A-57-0967'],
    met: ['A-570-967', 'A-570-967-000', 'C-570-968-001'],
  },
  LINE_GROSS_WEIGHT_REQUIRED: required('1248'),
  LINE_GROSS_WEIGHT_NUMBER: positive,
  LINE_GROSS_WEIGHT_DECIMALS: decimals(3),
  LINE_MANIFEST_QTY_REQUIRED: required('65'),
  LINE_NET_QTY_REQUIRED: { broken: [''], met: ['65', { net_uom: 'X', net_qty: '' }] },
  LINE_NET_QTY_NUMBER: positive,
  LINE_NET_QTY_DECIMALS: decimals(3),
  LINE_NET_UOM_REQUIRED: required('PCS'),
  LINE_ENTERED_VALUE_REQUIRED: required('12129'),
  LINE_ENTERED_VALUE_NUMBER: positive,
  LINE_ENTERED_VALUE_DECIMALS: decimals(2),
  LINE_CHARGES_NUMBER: nonNegative,
  LINE_CHARGES_DECIMALS: decimals(2),
  LINE_RELATIONSHIP_CODE: { broken: ['yes', 'y', 'X'], met: ['Y', 'N'] },
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
  LINE_NUMBER_RANGE: { broken: ['0', '1000'], met: ['1', '999'] },
  LINE_NUMBER_UNIQUE: {
    broken: [{ line_items: [line(1, {}), line(1, {})] }],
    met: [{ line_items: [line(1, {}), line(2, {})] }],
  },
  LINE_DESCRIPTION_SHORT: { broken: ['LED'], met: ['Lamp'] },
  LINE_DESCRIPTION_RECORD_LONG: { broken: ['x'.repeat(501)], met: ['x'.repeat(500)] },
  LINE_HTS_TEN_DIGITS: { broken: ['9405.41', '9405.41.844A'], met: ['9405.41.84.40', '9405.41.8440'] },
  LINE_ORIGIN_KNOWN: { broken: ['QQ', 'MULTI'], met: ['TW', 'TWN'] },
  LINE_CURRENCY_FORMAT: { broken: ['US', 'usd'], met: ['USD'] },
  LINE_ADCVD_CASE_FORMAT: { broken: ['A-570-967', 'B-570-967-000'], met: ['A-570-967-000', 'C-570-968-001'] },
  LINE_ADCVD_ROLE_REQUIRED: {
    broken: [{ adcvd_case_number: 'A-570-967-000' }],
    met: ['', { adcvd_case_number: 'A-570-967-000', adcvd_case_role: 'exporter' }],
  },
  LINE_ADCVD_ROLE_KNOWN: { broken: ['broker'], met: ['manufacturer', 'exporter', 'all_others'] },
  LINE_SECOND_CASE_FORMAT: { broken: ['C-570-968', 'B-570-967-000'], met: ['C-570-968-000'] },
  LINE_CATEGORY_FORMAT: { broken: ['3401'], met: ['3', '340'] },
  LINE_VISA_FORMAT: { broken: ['6T', '6'.repeat(16)], met: ['6TW', '6'.repeat(15)] },
  LINE_PRODUCT_CLAIM_KNOWN: { broken: ['X', 'f1'], met: ['C', 'F', 'M'] },
  LINE_FEE_EXEMPTION_KNOWN: { broken: ['3', 'X'], met: ['1', '2'] },
  LINE_OTHER_FEE_IDS_FORMAT: { broken: ['12345678901', '053,,056'], met: ['053', '053, 056'] },
  LINE_SPI_FORMAT: { broken: ['JOXX'], met: ['A', 'JO', 'S+'] },
  LINE_MAKER_NAME: {
    broken: [maker({ name: 'H' }), maker({ name: '' })],
    met: [maker({}), { manufacturer: {} }],
  },
  LINE_MAKER_ADDRESS: { broken: [maker({ address_line1: '11' })], met: [maker({}), { manufacturer: {} }] },
  LINE_MAKER_CITY: { broken: [maker({ city: 'T' })], met: [maker({}), { manufacturer: {} }] },
  LINE_MAKER_COUNTRY: { broken: [maker({ country: 'TWN' }), maker({ country: '' })], met: [maker({})] },
  LINE_MAKER_PROVINCE: {
    broken: [maker({ country: 'US' }), maker({ country: 'CA' })],
    met: [maker({}), maker({ country: 'CA', province: 'ON' })],
  },
  LINE_MID_FORMAT: { broken: ['TW', 'twhsi118tai'], met: ['TWHSI118TAI'] },
  LINE_MID_MATCHES: {
    given: maker({}),
    broken: ['TWHSI999TAI', { manufacturer_mid: '', 'shipment_origin.manufacturer_id': 'TWKUA118TAI' }],
    met: [
      'TWHSI118TAI',
      { manufacturer_mid: '', 'shipment_origin.manufacturer_id': '' },
      { manufacturer: {} },
    ],
  },
  LINE_MID_SHARED: {
    broken: [
      {
        line_items: [
          line(1, { manufacturer_mid: 'TWHSI118TAI', ...maker({}) }),
          line(2, { manufacturer_mid: 'TWHSI118TAI', ...maker({ name: 'Hsi Tung' }) }),
        ],
      },
    ],
    met: [
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
  LINE_SPECIAL_HANDLING_KNOWN: { broken: ['ABC', 'PNC,XYZ'], met: ['PNC', 'EPC', 'APH', 'PNC,APH'] },
  LINE_SPECIAL_HANDLING_CONFLICT: { broken: ['PNC,EPC'], met: ['PNC', 'EPC,APH'] },
  LINE_FOOD_NUMBER: {
    broken: [FOOD, { ...FOOD, ...license('AB12345') }, { htsus: '1901.20.1500' }, { htsus: '2009.11.0020' }],
    met: [{ ...FOOD, ...license('AB123456') }, OTHER],
  },
  LINE_FOOD_CODE: {
    broken: [FOOD, { ...FOOD, special_handling: 'EPC' }],
    met: [{ ...FOOD, special_handling: 'PNC' }],
  },
  LINE_PESTICIDE_NUMBER: {
    broken: [PESTICIDE, { ...PESTICIDE, ...license('12-34') }],
    met: [{ ...PESTICIDE, ...license('12-34-5') }, OTHER],
  },
  LINE_PESTICIDE_CODE: { broken: [PESTICIDE], met: [{ ...PESTICIDE, special_handling: 'EPC' }] },
  LINE_PLANT_NUMBER: {
    broken: [PLANT, { ...PLANT, ...permit('123456') }, { htsus: '0601.10.1500' }],
    met: [{ ...PLANT, ...permit('P123456') }, OTHER],
  },
  LINE_PLANT_CODE: { broken: [PLANT], met: [{ ...PLANT, special_handling: 'APH' }] },
  LINE_PGA_NUMBER_REQUIRED: {
    given: { pga_flags: ['FD1'] },
    broken: [license('')],
    met: [license('AB123456'), { license_numbers: [] }],
  },
  LINE_PGA_REQUIREMENTS: {
    given: { pga_flags: ['FD2'] },
    broken: [{ license_numbers: [] }],
    met: [license('AB123456'), { pga_flags: ['FD1'] }],
  },
}

export const valueCases: CaseTable = {
  VALUES_MANIFEST_QTY_NUMBER: { broken: ['-1', 'many'], met: ['0', '65'] },
  VALUES_UNIT_FORMAT: { broken: ['PIECE', 'M-2'], met: ['M2', 'X', 'PFL'] },
  VALUES_UNIT_X_NO_QUANTITY: { broken: [{ net_uom: 'X', net_qty: '5' }], met: ['65'] },
  VALUES_ENTERED_VALUE_WHOLE: { broken: ['123.50', '0.01'], met: ['123', '123.00'] },
  VALUES_CHARGE_CODES: {
    broken: [[{ code: '490', amount: '5' }], [{ code: 'C49', amount: '5' }], [{ amount: '5' }]],
    met: [[{ code: 'C490', amount: '5' }]],
  },
  VALUES_CHARGE_AMOUNTS: {
    broken: [[{ code: 'C490', amount: '5.50' }], [{ code: 'C490' }], [{ code: 'C490', amount: '-5' }]],
    met: [[{ code: 'C490', amount: '5' }]],
  },
  VALUES_RELATIONSHIP_REQUIRED: required('N'),
  VALUES_WORKSHEET_DIFFERS: {
    given: { invoice: { currency_code: 'EUR', foreign_value: '11194.28', exchange_rate: '1.0835' } },
    broken: ['12126', '12131'],
    met: ['12129', '12128', { entered_value: '12029', 'valuation.international_freight': '100' }],
  },
  VALUES_RATE_DAY: {
    given: { 'shipment_origin.export_date': '2026-02-10', 'invoice.exchange_rate': '1.0835' },
    broken: ['2026-02-11'],
    met: [
      '2026-02-10',
      '2026-01-01',
      { 'shipment_origin.export_date': '', 'invoice.effective_at': '2026-02-11' },
    ],
  },
  VALUES_WORKSHEET_DUTY_RATE: {
    given: { 'invoice.foreign_value': '12129', 'shipment_origin.incoterm': 'DDP' },
    broken: [''],
    met: ['0', '27.5', { 'valuation.terms_of_sale': 'FOB' }],
  },
  VALUES_WORKSHEET_FREIGHT: {
    given: { 'shipment_origin.incoterm': 'FOB' },
    broken: ['820'],
    met: ['0', { 'valuation.terms_of_sale': 'CIF', 'valuation.international_freight': '820' }],
  },
}

const rate: RuleCases = { broken: ['-1', '3.9%'], met: ['0', '3.9'] }
const cap: RuleCases = { broken: ['1000'], met: ['999.9999', '0'] }

export const dutyCases: CaseTable = {
  DUTIES_HTS_RATE_NUMBER: rate,
  DUTIES_HTS_RATE_CAP: cap,
  DUTIES_ADCVD_RATE_NUMBER: rate,
  DUTIES_ADCVD_RATE_CAP: cap,
  DUTIES_IRC_RATE_NUMBER: rate,
  DUTIES_IRC_RATE_CAP: cap,
  DUTIES_ADCVD_AMOUNT_NUMBER: nonNegative,
  DUTIES_ADCVD_RATE_KIND_KNOWN: { broken: ['X', 'percent'], met: ['A', 'S'] },
  DUTIES_ADCVD_CLAIM_KNOWN: { broken: ['X', 'CASH'], met: ['B', 'C'] },
  DUTIES_ADCVD_BOND_CASE: {
    given: { adcvd_claim: 'B' },
    broken: [{ adcvd_case_number: '' }],
    met: [{ adcvd_case_number: 'A-570-967' }, { adcvd_claim: 'C', adcvd_case_number: '' }],
  },
  DUTIES_ADCVD_BOND_SURETY: {
    given: { adcvd_claim: 'B' },
    broken: [{ 'header.surety_no': '999' }, { 'header.surety_no': '998' }],
    met: [{ 'header.surety_no': '054' }, { adcvd_claim: 'C', 'header.surety_no': '999' }],
  },
  DUTIES_SECOND_CASE_RATE_NUMBER: rate,
  DUTIES_SECOND_CASE_RATE_CAP: cap,
  DUTIES_SECOND_CASE_AMOUNT_NUMBER: nonNegative,
  DUTIES_SECOND_CASE_RATE_KIND_KNOWN: { broken: ['X', 'percent'], met: ['A', 'S'] },
  DUTIES_SECOND_CASE_CLAIM_KNOWN: { broken: ['X', 'CASH'], met: ['B', 'C'] },
  DUTIES_SECOND_CASE_BOND_CASE: {
    given: { second_case_claim: 'B' },
    broken: [{ second_case_number: '' }],
    met: [{ second_case_number: 'C-570-968-000' }, { second_case_claim: 'C', second_case_number: '' }],
  },
  DUTIES_SECOND_CASE_BOND_SURETY: {
    given: { second_case_claim: 'B' },
    broken: [{ 'header.surety_no': '999' }],
    met: [{ 'header.surety_no': '054' }],
  },
  DUTIES_VISA_NUMBERS_LONG: { broken: ['6'.repeat(51)], met: ['6'.repeat(50)] },
}
