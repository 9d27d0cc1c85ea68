import { amount, type FieldCaseTable, letters } from './field-cases.ts'

/** The step Line Items. */
export const linesStep: FieldCaseTable = {
  line_items: { meets: [], breaks: { 'At least one line item is required': [[]] } },
  'line_items.0.description': {
    meets: ['L', letters(200)],
    breaks: {
      'Description is required': ['', '  '],
      'Description must be 200 characters or less': [letters(201)],
    },
  },
  'line_items.0.htsus': {
    meets: ['9405.41.8440', '6201.19.1010'],
    breaks: {
      'HTSUS Number is required': [''],
      'HTSUS Number must be in format XXXX.XX.XXXX (e.g., 6201.19.1010)': [
        '9405.41.84.4',
        '9405.41',
        '9405.41.844',
        'ABCD.EF.GHIJ',
      ],
    },
  },
  'line_items.0.adcvd_case_number': {
    meets: ['', 'A-570-967', 'A570967'],
    breaks: {
      'AD/CVD Case Number must be in format A-XXX-XXX (e.g., A-570-967)': [
        'C-570-968',
        'B-570-967',
        'A-57-967',
        'A-570-96',
        'A-5700-967',
      ],
    },
  },
  'line_items.0.gross_weight_kg': amount('Gross Weight', 3, 'positive'),
  'line_items.0.manifest_qty': { meets: ['1', '0'], breaks: { 'Manifest Quantity is required': [''] } },
  'line_items.0.net_qty': amount('Net Quantity', 3, 'positive'),
  'line_items.0.net_uom': {
    meets: ['PCS', 'KG', 'L', 'M', 'M2', 'M3', 'CTN', 'BOX', 'PKG'],
    breaks: { 'Unit is required': [''] },
  },
  'line_items.0.entered_value': amount('Entered Value', 2, 'positive'),
  'line_items.0.charges': amount('Charges', 2, 'non-negative', false),
  'line_items.0.relationship': {
    meets: ['Y', 'N', ''],
    breaks: { 'Relationship must be Yes (Y), No (N), or empty': ['X', 'Yes', '1'] },
  },
  'line_items.0.duty_amount': amount('Duty Amount', 2, 'non-negative'),
  'line_items.0.ir_tax_amount': amount('I.R. Tax Amount', 2, 'non-negative'),
}

/** The page line-values. */
export const lineValuesPage: FieldCaseTable = {
  'line_items.0.manifest_qty': {
    meets: ['0', '1', '1.5'],
    breaks: { 'Manifest Quantity must be zero or more': ['-1', 'ten'] },
  },
  'line_items.0.net_uom': {
    meets: ['K', 'KGGG', 'M2'],
    breaks: { 'Unit must be 1 to 4 letters or digits': ['KGGGG', 'K-G'] },
  },
  'line_items.0.entered_value': {
    meets: ['12129', '12129.00'],
    breaks: { 'Entered Value must be in whole dollars': ['12129.50', '0.01'] },
  },
  'line_items.0.charges_breakdown': {
    meets: [[], [{ code: 'C490', amount: '12' }]],
    breaks: {
      'Charge code must be C and 3 digits (e.g., C490)': [
        [{ code: 'C49', amount: '12' }],
        [{ code: 'C4900', amount: '12' }],
        [{ code: 'D490', amount: '12' }],
      ],
      'Charge amounts must be in whole dollars': [
        [{ code: 'C490', amount: 'five' }],
        [{ code: 'C490' }],
        [{ code: 'C490', amount: '-5' }],
      ],
    },
  },
  'line_items.0.relationship': {
    meets: ['Y', 'N'],
    breaks: { 'Relationship must be Yes (Y) or No (N)': [''] },
  },
}
