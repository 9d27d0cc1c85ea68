import type { FieldTable } from './field.ts'
import { lineDetailFields } from './line-detail.fields.ts'

const step = 'line_items' as const

/** Step 4 as a whole, so that a finding about the lines themselves has a place. */
export const lineListFields = {
  lineItems: {
    path: 'line_items',
    label: 'Line items',
    hint: 'Blocks 31–38. One line or more, 999 at most',
    block: '31',
    step,
    kind: 'line-list',
  },
} as const satisfies FieldTable

/** Step 4, blocks 31-38: the numbered form's fields of one line, in page order. Paths are inside the line. */
export const lineFormFields = {
  lineNo: {
    path: 'line_number',
    label: 'Line number',
    hint: 'Block 31. 1 to 999',
    block: '31',
    step,
    kind: 'read-only',
  },
  description: {
    path: 'description',
    label: 'Description',
    hint: 'Block 32. 200 characters at most',
    block: '32',
    step,
    kind: 'text',
    maxLength: 200,
  },
  htsus: {
    path: 'htsus',
    label: 'HTSUS Number',
    hint: 'Block 33A. XXXX.XX.XXXX',
    block: '33A',
    step,
    kind: 'code',
    maxLength: 13,
  },
  adcvdCase: {
    path: 'adcvd_case_number',
    label: 'AD/CVD Case Number',
    hint: 'Block 33B. A-XXX-XXX',
    block: '33B',
    step,
    kind: 'code',
    maxLength: 13,
    optional: true,
    upper: true,
  },
  relationship: {
    path: 'relationship',
    label: 'Relationship',
    hint: 'Block 36C. Buyer and seller related?',
    block: '36C',
    step,
    kind: 'choice',
    optional: true,
  },
  grossWeight: {
    path: 'gross_weight_kg',
    label: 'Gross Weight',
    hint: 'Block 34A. Up to 3 decimals',
    block: '34A',
    step,
    kind: 'weight',
  },
  manifestQty: {
    path: 'manifest_qty',
    label: 'Manifest Quantity',
    hint: 'Block 34B. Cartons or pieces',
    block: '34B',
    step,
    kind: 'quantity',
  },
  netQty: {
    path: 'net_qty',
    label: 'Net Quantity',
    hint: 'Block 35. In HTSUS units',
    block: '35',
    step,
    kind: 'quantity',
  },
  netUom: {
    path: 'net_uom',
    label: 'Unit',
    hint: 'Block 35. The unit that HTSUS asks for',
    block: '35',
    step,
    kind: 'select',
    maxLength: 4,
    upper: true,
    lookup: 'units',
  },
  enteredValue: {
    path: 'entered_value',
    label: 'Entered Value',
    hint: 'Block 36A. US dollars',
    block: '36A',
    step,
    kind: 'money',
  },
  charges: {
    path: 'charges',
    label: 'Charges',
    hint: 'Block 36B. Freight. Needed above $1,250',
    block: '36B',
    step,
    kind: 'money',
    optional: true,
  },
  dutyAmount: {
    path: 'duty_amount',
    label: 'Duty Amount',
    hint: 'Block 38. Entered value times the rate',
    block: '38',
    step,
    kind: 'money',
  },
  irTaxAmount: {
    path: 'ir_tax_amount',
    label: 'I.R. Tax Amount',
    hint: 'Block 38. Zero if none',
    block: '38',
    step,
    kind: 'money',
  },
} as const satisfies FieldTable

export const lineFields = { ...lineFormFields, ...lineDetailFields } as const
