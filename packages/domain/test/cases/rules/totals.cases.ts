import type { FeeRow } from '../../../src/entry/draft.ts'
import type { Cases, CaseTable } from '../cases.ts'

const required = (value: string): Cases => ({ breaks: ['', ' '], meets: [value] })
const nonNegative: Cases = { breaks: ['-1', 'none', '1,000.00'], meets: ['0', '530.20'] }
const twoDecimals: Cases = { breaks: ['1.234'], meets: ['1', '1.23'] }

const total = (id: string, isRequired: boolean): CaseTable => ({
  ...(isRequired && { [`DUTIES_${id}_REQUIRED`]: required('0.00') }),
  [`DUTIES_${id}_NUMBER`]: nonNegative,
  [`DUTIES_${id}_DECIMALS`]: twoDecimals,
})

const fee = (type: string, amount: string) => ({ id: 'fee-1', fee_type: type, code: type, amount })
const fees = (...rows: FeeRow[]) => ({ fee_summary: rows })

export const feeCases: CaseTable = {
  DUTIES_FEE_TYPE_REQUIRED: required('MPF'),
  DUTIES_FEE_CODE_REQUIRED: required('MPF'),
  DUTIES_FEE_AMOUNT_REQUIRED: required('42.01'),
  DUTIES_FEE_AMOUNT_NUMBER: nonNegative,
  DUTIES_FEE_AMOUNT_DECIMALS: twoDecimals,
  DUTIES_FEE_CODE_KNOWN: {
    breaks: [
      fees({ id: 'fee-1', fee_type: 'Sugar', code: 'SUG', amount: '1' }),
      fees({ id: 'fee-1', fee_type: 'MPF', code: 'XYZ', amount: '1' }),
    ],
    meets: [fees(fee('MPF', '1')), fees({ ...fee('Beef Fee', '1'), code: 'COL' }), fees(fee('AD', '1'))],
  },
  DUTIES_FEE_CODE_OF_TYPE: {
    breaks: [
      fees({ ...fee('MPF', '1'), code: 'HMF' }),
      fees({ ...fee('Tea Fee', '1'), code: 'MPF' }),
      fees({ ...fee('AD', '1'), code: 'OTHER' }),
    ],
    meets: ['OTHER', 'ETF', 'MER', 'COL'].map((code) => fees({ ...fee('Beef Fee', '1'), code })),
  },
  DUTIES_LONE_HMF: {
    breaks: [fees(fee('HMF', '3.01')), fees(fee('HMF', '13.13'), fee('AD', '5'))],
    meets: [
      fees(fee('HMF', '3.00')),
      fees(fee('HMF', '15.16'), fee('MPF', '42.01')),
      fees(fee('MPF', '42.01')),
    ],
  },
}

export const feeCbpCases: CaseTable = {
  DUTIES_LONE_HMF: { under: 'cbp', meets: [fees(fee('HMF', '15.16'))] },
}

export const totalsCases: CaseTable = {
  DUTIES_DEFERRAL_KNOWN: { breaks: ['3', 'Y'], meets: ['1', '2'] },
  DUTIES_RECONCILIATION_KNOWN: { breaks: ['000', '008', 'value'], meets: ['001', '007'] },
  DUTIES_DEFERRAL_ENTRY_TYPE: {
    given: { deferred_tax_code: '1' },
    breaks: [{ entry_type: '11' }, { entry_type: '12' }],
    meets: [{ entry_type: '01' }],
  },
  DUTIES_DEFERRAL_NO_TAX: {
    given: { deferred_tax_code: '2' },
    breaks: [{ ir_tax_amount: '0' }],
    meets: [{ ir_tax_amount: '12.50' }],
  },
  ...total('TOTAL_ENTERED_VALUE', true),
  ...total('TOTAL_DUTY', true),
  ...total('TOTAL_TAX', false),
  ...total('TOTAL_OTHER', false),
  ...total('GRAND_TOTAL', true),
  DECLARATION_ROLE_TICKED: { breaks: [false], meets: [true] },
  DECLARATION_PURCHASE_TICKED: { breaks: [false], meets: [true] },
  DECLARATION_NAME_REQUIRED: required('Ruth Okafor'),
  DECLARATION_TITLE_REQUIRED: required('Import Manager'),
  DECLARATION_SIGNATURE_REQUIRED: required('Ruth Okafor'),
  DECLARATION_DATE_REQUIRED: required('03/05/2026'),
  DECLARATION_DATE_FORMAT: { breaks: ['2026-03-05', '3/5/2026', '02/30/2026'], meets: ['03/05/2026'] },
  DECLARATION_DATE_NOT_FUTURE: { breaks: ['03/06/2026'], meets: ['03/05/2026'] },
  DECLARATION_BROKER_NAME_REQUIRED: required('Alder & Finch'),
  DECLARATION_BROKER_PHONE_REQUIRED: required('(213) 555-0121'),
  DECLARATION_BROKER_PHONE_FORMAT: {
    breaks: ['213-555-0121', '2135550121', '(213)555-0121'],
    meets: ['(213) 555-0121'],
  },
  DECLARATION_BROKER_ADDRESS_REQUIRED: required('1420 E 7th St'),
  DECLARATION_BROKER_CITY_REQUIRED: required('Los Angeles'),
  DECLARATION_BROKER_STATE_REQUIRED: required('CA'),
  DECLARATION_BROKER_STATE_FORMAT: { breaks: ['Cal', 'ca'], meets: ['CA'] },
  DECLARATION_BROKER_ZIP_REQUIRED: required('90021'),
  DECLARATION_BROKER_ZIP_FORMAT: {
    breaks: ['9002', '900211234', '90021-12'],
    meets: ['90021', '90021-1234'],
  },
  DECLARATION_FILE_REFERENCE_LONG: { longest: 25 },
}

export const reviewCases: CaseTable = {
  DECLARATION_ACCEPTED: { breaks: [false, { declaration_purchase_agreement: false }], meets: [true] },
  DECLARATION_NAMED: required('Ruth Okafor'),
  DECLARATION_SIGNED: required('Ruth Okafor'),
  DECLARATION_SIGNATURE_MATCHES: { breaks: ['ruth okafor', 'R. Okafor'], meets: ['Ruth Okafor'] },
  DECLARATION_ROLE_AUTHORIZED: { breaks: ['auditor', 'viewer'], meets: ['preparer', 'approver', 'admin'] },
  REVIEW_SUMMARY_NOT_BEFORE_ENTRY: { breaks: ['2026-02-23'], meets: ['2026-02-24'] },
  REVIEW_WEIGHT_POSITIVE: {
    breaks: [{ gross_weight_kg: '0' }, { gross_weight_kg: '' }],
    meets: [{ gross_weight_kg: '0.001' }],
  },
  REVIEW_ENTERED_VALUE_SUM: { breaks: ['12129.51', '12128.49'], meets: ['12129.50', '12128.50', '12129'] },
  REVIEW_GRAND_TOTAL_SUM: {
    breaks: ['530.71', '529.69', { total_other: '' }],
    meets: ['530.70', '529.70', '530.20'],
  },
}

export const reviewCbpCases: CaseTable = {
  REVIEW_SUMMARY_NOT_BEFORE_ENTRY: { under: 'cbp', meets: ['2026-02-23'] },
}
