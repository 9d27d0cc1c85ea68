import { amount, asked, type FieldCases, type FieldCaseTable, letters } from './field-cases.ts'

const CHECKBOX = 'Declaration checkbox is required'

/** The step Totals & Declarations. */
export const totalsStep: FieldCaseTable = {
  'totals_declarations.total_entered_value': amount('Total entered value', 2, 'non-negative'),
  'totals_declarations.total_duty': amount('Total duty', 2, 'non-negative'),
  'totals_declarations.total_tax': amount('Total tax', 2, 'non-negative', false),
  'totals_declarations.total_other': amount('Total other', 2, 'non-negative', false),
  'totals_declarations.grand_total': amount('Grand total', 2, 'non-negative'),
  'totals_declarations.declaration_ior_agent': { meets: [true], breaks: { [CHECKBOX]: [false] } },
  'totals_declarations.declaration_purchase_agreement': { meets: [true], breaks: { [CHECKBOX]: [false] } },
  'totals_declarations.declarant_name': asked('Declarant name'),
  'totals_declarations.declarant_title': asked('Declarant title'),
  'totals_declarations.declarant_signature': asked('Declarant signature'),
  'totals_declarations.declarant_date': {
    meets: ['03/05/2026', '02/29/2024', '2026-03-05'],
    breaks: {
      'Date is required': [''],
      'Date must be in MM/DD/YYYY format': ['02/30/2026', '13/01/2026', 'today'],
      'Date cannot be in the future': ['03/06/2026', '01/01/2030'],
    },
  },
  'totals_declarations.broker_name': asked('Broker Name'),
  'totals_declarations.broker_address_line1': asked('Broker Address'),
  'totals_declarations.broker_city': asked('Broker City'),
  'totals_declarations.broker_state': {
    meets: ['CA', 'ca', 'PR'],
    breaks: { 'Broker State is required': [''], 'State must be a valid 2-letter code': ['C', 'CAL', '12'] },
  },
  'totals_declarations.broker_zip': {
    meets: ['90021', '90021-1234'],
    breaks: {
      'Broker ZIP code is required': [''],
      'ZIP code must be 5 digits or 5+4 format': ['9002', '900211', '90021-123', '90021-12345', 'ABCDE'],
    },
  },
  'totals_declarations.broker_phone': {
    meets: ['(213) 555-0121', '2135550121', '213-555-0121'],
    breaks: {
      'Broker Phone is required': [''],
      'Phone must be in (###) ###-#### format': ['213-555-012', '(213)555-01211', 'phone'],
    },
  },
  'totals_declarations.file_reference_no': {
    meets: ['', letters(25)],
    breaks: { 'File reference must be 25 characters or less': [letters(26)] },
  },
  'totals_declarations.fee_summary.0.fee_type': {
    meets: ['AD', 'CVD', 'MPF', 'HMF', 'Mail Fee', 'Tea Fee', 'Beef Fee', 'Other Fee'],
    breaks: { 'Fee type is required': [''] },
  },
  'totals_declarations.fee_summary.0.amount': amount('Fee amount', 2, 'non-negative'),
}

const rate = (name: string): FieldCases => ({
  meets: ['', '0', '3.9', '999.9999'],
  breaks: {
    [`${name} rate must be zero or more`]: ['-0.1', 'free'],
    [`${name} rate cannot be more than 999.9999`]: ['1000', '1200', '1,200'],
  },
})

/** The page calculations. */
export const calculationsPage: FieldCaseTable = {
  'line_items.0.hts_rate': rate('HTSUS'),
  'line_items.0.adcvd_rate': rate('AD/CVD'),
  'line_items.0.second_case_rate': {
    meets: ['', '0', '3.9', '999.9999'],
    breaks: {
      'Rate of the second case must be zero or more': ['-0.1', 'free'],
      'Rate of the second case cannot be more than 999.9999': ['1000', '1,200'],
    },
  },
  'line_items.0.irc_rate': rate('IRC'),
  'line_items.0.visa_numbers': {
    meets: ['', letters(50)],
    breaks: { 'Visa numbers must be 50 characters or less': [letters(51)] },
  },
  'totals_declarations.fee_summary': {
    meets: [[{ id: 'f', fee_type: 'HMF', code: 'HMF', amount: '3.00' }]],
    breaks: {},
  },
  'totals_declarations.fee_summary.0.amount': {
    given: { 'totals_declarations.fee_summary': [{ id: 'f', fee_type: 'HMF', code: 'HMF', amount: '3' }] },
    meets: ['0', '2.99', '3.00'],
    breaks: { 'A lone HMF fee must not exceed $3': ['3.01', '4'] },
  },
}

/** The page declaration. */
export const declarationPage: FieldCaseTable = {
  'totals_declarations.declaration_ior_agent': {
    meets: [true],
    breaks: { 'Declaration text must be accepted per Block 40': [false] },
  },
  'totals_declarations.declarant_name': {
    meets: ['Ruth Okafor'],
    breaks: { 'Declarant name is required before submission': [''] },
  },
  'totals_declarations.declarant_signature': {
    meets: ['Ruth Okafor'],
    breaks: {
      'Electronic signature required per Block 45': [''],
      'Electronic signature must exactly match the declarant name': [
        'ruth okafor',
        'Ruth  Okafor',
        'Ruth Okafo',
        'R. Okafor',
      ],
    },
  },
}

/** The page review. */
export const reviewPage: FieldCaseTable = {
  'totals_declarations.total_entered_value': {
    meets: ['12129', '12129.50', '12128.50'],
    breaks: { 'Total entered value must equal the sum of the line values': ['12129.51', '12128.49'] },
  },
  'totals_declarations.grand_total': {
    meets: ['530.20', '530.70', '529.70'],
    breaks: { 'Grand total must equal duty plus tax plus other': ['530.71', '529.69'] },
  },
  'header.summary_date': {
    given: { 'header.entry_date': '2026-02-24' },
    meets: ['02/24/2026', '03/05/2026'],
    breaks: { 'Summary date cannot be before the entry date': ['02/23/2026'] },
  },
}
