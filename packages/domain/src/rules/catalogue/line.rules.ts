import type { LineFieldName } from '../../entry/field-table.ts'
import { lineTable } from '../../entry/field-table.ts'
import { hasPlaces, isNonNegative, isPositive } from '../numbers.ts'
import type { EntryRule, LineRule } from '../rule.ts'
import { byBlock, entryGroup, lineGroup } from '../rule-shapes.ts'

const SECTION = 'specification 2§5, lines (step 4 form)'
const form = { layer: 'form', source: byBlock(SECTION) } as const
const { atMost, ofText, required, rule } = lineGroup(form)

type NumberField = Extract<
  LineFieldName,
  'gross_weight_kg' | 'net_qty' | 'entered_value' | 'charges' | 'duty_amount' | 'ir_tax_amount'
>

/** A number's sign and decimals, in words that open with the field's label. */
function numberFormat(
  at: NumberField,
  id: string,
  sign: 'positive' | 'non-negative',
  places: 2 | 3,
): LineRule[] {
  const { label } = lineTable[at]
  const number = { at, id: `LINE_${id}_NUMBER`, message: `${label} must be a ${sign} number` } as const
  const decimals = {
    at,
    id: `LINE_${id}_DECIMALS`,
    message: `${label} must have up to ${places} decimal places`,
  } as const
  return [
    ofText(number, sign === 'positive' ? isPositive : isNonNegative),
    ofText(decimals, (amount) => hasPlaces(amount, places)),
  ]
}

/** LINES_REQUIRED: of the form and of the final review alike. */
export const linesRequired: EntryRule = entryGroup(form).rule({
  id: 'LINES_REQUIRED',
  at: 'line_items',
  reads: [],
  mayRead: ['line_items'],
  holds: ({ line_items }) => line_items.length > 0,
  message: 'At least one line item is required',
})

const goodsRules: readonly LineRule[] = [
  required({
    id: 'LINE_DESCRIPTION_REQUIRED',
    at: 'description',
    message: 'Description is required',
  }),
  atMost(200, {
    id: 'LINE_DESCRIPTION_LONG',
    at: 'description',
    formOnly: true,
    message: 'Description must be 200 characters or less',
  }),
  required({
    id: 'LINE_HTSUS_REQUIRED',
    at: 'htsus',
    message: 'HTSUS Number is required',
  }),
  rule({
    id: 'LINE_HTSUS_FORMAT',
    at: 'htsus',
    formOnly: true,
    reads: ['htsus'],
    holds: ({ htsus }) => /^\d{4}\.\d{2}\.\d{4}$/.test(htsus),
    message: 'HTSUS Number must be in format XXXX.XX.XXXX (e.g., 6201.19.1010)',
  }),
  rule({
    id: 'LINE_ADCVD_CASE_FORM_FORMAT',
    at: 'adcvd_case_number',
    formOnly: true,
    source: `CBP Form 7501 block 33B; ${SECTION}; the data layer's A- or C- with 3-3-3 digits is taken as well`,
    reads: ['adcvd_case_number'],
    holds: ({ adcvd_case_number }) => /^(A-\d{3}-\d{3}|[AC]-\d{3}-\d{3}-\d{3})$/.test(adcvd_case_number),
    message: 'AD/CVD Case Number must be in format A-XXX-XXX (e.g., A-570-967)',
  }),
]

const quantityRules: readonly LineRule[] = [
  required({
    id: 'LINE_GROSS_WEIGHT_REQUIRED',
    at: 'gross_weight_kg',
    message: 'Gross Weight is required',
  }),
  ...numberFormat('gross_weight_kg', 'GROSS_WEIGHT', 'positive', 3),
  required({
    id: 'LINE_MANIFEST_QTY_REQUIRED',
    at: 'manifest_qty',
    message: 'Manifest Quantity is required',
  }),
  rule({
    id: 'LINE_NET_QTY_REQUIRED',
    at: 'net_qty',
    source: `CBP Form 7501 block 35; ${SECTION}; unit X takes no quantity`,
    reads: [],
    mayRead: ['net_qty', 'net_uom'],
    when: ({ net_uom }) => net_uom !== 'X',
    holds: ({ net_qty }) => net_qty !== '',
    message: 'Net Quantity is required',
  }),
  ...numberFormat('net_qty', 'NET_QTY', 'positive', 3),
  required({
    id: 'LINE_NET_UOM_REQUIRED',
    at: 'net_uom',
    message: 'Unit is required',
  }),
]

const valueRules: readonly LineRule[] = [
  required({
    id: 'LINE_ENTERED_VALUE_REQUIRED',
    at: 'entered_value',
    message: 'Entered Value is required',
  }),
  ...numberFormat('entered_value', 'ENTERED_VALUE', 'positive', 2),
  ...numberFormat('charges', 'CHARGES', 'non-negative', 2),
  rule({
    id: 'LINE_RELATIONSHIP_CODE',
    at: 'relationship',
    reads: ['relationship'],
    holds: ({ relationship }) => relationship === 'Y' || relationship === 'N',
    message: 'Relationship must be Yes (Y), No (N), or empty',
  }),
  required({
    id: 'LINE_DUTY_REQUIRED',
    at: 'duty_amount',
    message: 'Duty Amount is required',
  }),
  ...numberFormat('duty_amount', 'DUTY', 'non-negative', 2),
  required({
    id: 'LINE_IR_TAX_REQUIRED',
    at: 'ir_tax_amount',
    message: 'I.R. Tax Amount is required',
  }),
  ...numberFormat('ir_tax_amount', 'IR_TAX', 'non-negative', 2),
]

/** Step 4 as the numbered form reads it. */
export const lineFormRules: readonly LineRule[] = [...goodsRules, ...quantityRules, ...valueRules]
