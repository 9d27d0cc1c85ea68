import { CBP_PROFILE } from '../../../src/profile/index.ts'
import type { CaseTable, RuleCases } from './rule-cases.ts'

const T = 'totals_declarations'
const required = (value: string): RuleCases => ({ broken: ['', ' '], met: [value] })
const nonNegative: RuleCases = { broken: ['-1', 'none', '1,000.00'], met: ['0', '530.20'] }
const twoDecimals: RuleCases = { broken: ['1.234'], met: ['1', '1.23'] }

const total = (id: string, isRequired: boolean): CaseTable => ({
  ...(isRequired && { [`DUTIES_${id}_REQUIRED`]: required('0.00') }),
  [`DUTIES_${id}_NUMBER`]: nonNegative,
  [`DUTIES_${id}_DECIMALS`]: twoDecimals,
})

const fee = (type: string, amount: string) => ({ id: 'fee-1', fee_type: type, code: type, amount })
const fees = (...rows: object[]) => ({ [`${T}.fee_summary`]: rows })

export const feeCases: CaseTable = {
  DUTIES_FEE_TYPE_REQUIRED: required('MPF'),
  DUTIES_FEE_CODE_REQUIRED: required('MPF'),
  DUTIES_FEE_AMOUNT_REQUIRED: required('42.01'),
  DUTIES_FEE_AMOUNT_NUMBER: nonNegative,
  DUTIES_FEE_AMOUNT_DECIMALS: twoDecimals,
  DUTIES_FEE_CODE_KNOWN: {
    broken: [
      fees({ id: 'fee-1', fee_type: 'Sugar', code: 'SUG', amount: '1' }),
      fees({ id: 'fee-1', fee_type: 'MPF', code: 'XYZ', amount: '1' }),
    ],
    met: [fees(fee('MPF', '1')), fees({ ...fee('Beef Fee', '1'), code: 'COL' }), fees(fee('AD', '1'))],
  },
  DUTIES_FEE_CODE_OF_TYPE: {
    broken: [
      fees({ ...fee('MPF', '1'), code: 'HMF' }),
      fees({ ...fee('Tea Fee', '1'), code: 'MPF' }),
      fees({ ...fee('AD', '1'), code: 'OTHER' }),
    ],
    met: ['OTHER', 'ETF', 'MER', 'COL'].map((code) => fees({ ...fee('Beef Fee', '1'), code })),
  },
  DUTIES_LONE_HMF: {
    broken: [fees(fee('HMF', '3.01')), fees(fee('HMF', '13.13'), fee('AD', '5'))],
    met: [
      fees(fee('HMF', '3.00')),
      fees(fee('HMF', '15.16'), fee('MPF', '42.01')),
      fees(fee('MPF', '42.01')),
    ],
  },
}

export const feeCbpCases: CaseTable = {
  DUTIES_LONE_HMF: { ctx: { profile: CBP_PROFILE }, broken: [], met: [fees(fee('HMF', '15.16'))] },
}

export const totalsCases: CaseTable = {
  DUTIES_DEFERRAL_KNOWN: { broken: ['3', 'Y'], met: ['1', '2'] },
  DUTIES_RECONCILIATION_KNOWN: { broken: ['000', '008', 'value'], met: ['001', '007'] },
  DUTIES_DEFERRAL_ENTRY_TYPE: {
    given: { 'totals_declarations.deferred_tax_code': '1' },
    broken: [{ 'header.entry_type': '11' }, { 'header.entry_type': '12' }],
    met: [{ 'header.entry_type': '01' }],
  },
  DUTIES_DEFERRAL_NO_TAX: {
    given: { 'totals_declarations.deferred_tax_code': '2' },
    broken: [{ 'line_items.0.ir_tax_amount': '0' }],
    met: [{ 'line_items.0.ir_tax_amount': '12.50' }],
  },
  ...total('TOTAL_ENTERED_VALUE', true),
  ...total('TOTAL_DUTY', true),
  ...total('TOTAL_TAX', false),
  ...total('TOTAL_OTHER', false),
  ...total('GRAND_TOTAL', true),
  DECLARATION_ROLE_TICKED: { broken: [false], met: [true] },
  DECLARATION_PURCHASE_TICKED: { broken: [false], met: [true] },
  DECLARATION_NAME_REQUIRED: required('Ruth Okafor'),
  DECLARATION_TITLE_REQUIRED: required('Import Manager'),
  DECLARATION_SIGNATURE_REQUIRED: required('Ruth Okafor'),
  DECLARATION_DATE_REQUIRED: required('03/05/2026'),
  DECLARATION_DATE_FORMAT: { broken: ['2026-03-05', '3/5/2026', '02/30/2026'], met: ['03/05/2026'] },
  DECLARATION_DATE_NOT_FUTURE: { broken: ['03/06/2026'], met: ['03/05/2026'] },
  DECLARATION_BROKER_NAME_REQUIRED: required('Alder & Finch'),
  DECLARATION_BROKER_PHONE_REQUIRED: required('(213) 555-0121'),
  DECLARATION_BROKER_PHONE_FORMAT: {
    broken: ['213-555-0121', '2135550121', '(213)555-0121'],
    met: ['(213) 555-0121'],
  },
  DECLARATION_BROKER_ADDRESS_REQUIRED: required('1420 E 7th St'),
  DECLARATION_BROKER_CITY_REQUIRED: required('Los Angeles'),
  DECLARATION_BROKER_STATE_REQUIRED: required('CA'),
  DECLARATION_BROKER_STATE_FORMAT: { broken: ['Cal', 'ca'], met: ['CA'] },
  DECLARATION_BROKER_ZIP_REQUIRED: required('90021'),
  DECLARATION_BROKER_ZIP_FORMAT: { broken: ['9002', '900211234', '90021-12'], met: ['90021', '90021-1234'] },
  DECLARATION_FILE_REFERENCE_LONG: { broken: ['F'.repeat(26)], met: ['F'.repeat(25)] },
}

export const reviewCases: CaseTable = {
  DECLARATION_ACCEPTED: { broken: [false, { [`${T}.declaration_purchase_agreement`]: false }], met: [true] },
  DECLARATION_NAMED: required('Ruth Okafor'),
  DECLARATION_SIGNED: required('Ruth Okafor'),
  DECLARATION_SIGNATURE_MATCHES: { broken: ['ruth okafor', 'R. Okafor'], met: ['Ruth Okafor'] },
  DECLARATION_ROLE_AUTHORIZED: { broken: ['auditor', 'viewer'], met: ['preparer', 'approver', 'admin'] },
  REVIEW_SUMMARY_NOT_BEFORE_ENTRY: { broken: ['2026-02-23'], met: ['2026-02-24'] },
  REVIEW_WEIGHT_POSITIVE: {
    broken: [{ 'line_items.0.gross_weight_kg': '0' }, { 'line_items.0.gross_weight_kg': '' }],
    met: [{ 'line_items.0.gross_weight_kg': '0.001' }],
  },
  REVIEW_ENTERED_VALUE_SUM: { broken: ['12129.51', '12128.49'], met: ['12129.50', '12128.50', '12129'] },
  REVIEW_GRAND_TOTAL_SUM: {
    broken: ['530.71', '529.69', { [`${T}.total_other`]: '' }],
    met: ['530.70', '529.70', '530.20'],
  },
}

export const reviewCbpCases: CaseTable = {
  REVIEW_SUMMARY_NOT_BEFORE_ENTRY: { ctx: { profile: CBP_PROFILE }, broken: [], met: ['2026-02-23'] },
}
