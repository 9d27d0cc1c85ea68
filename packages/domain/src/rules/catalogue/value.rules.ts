import { isNonNegative, isWhole } from '../numbers.ts'
import { type LineRule, lineRule } from '../rule.ts'
import { lineShapes } from '../rule-shapes.ts'

const source = 'specification 2§5, quantities and values (data layer)'
const data = { reading: 'data', group: 'line-values', source } as const
const { required, matches } = lineShapes

/** The named page line-values. */
export const valueRules: readonly LineRule[] = [
  lineRule({
    ...data,
    id: 'VALUES_MANIFEST_QTY_NUMBER',
    at: 'manifestQty',
    reads: ['manifestQty'],
    holds: ({ manifestQty }) => isNonNegative(manifestQty),
    message: 'Manifest Quantity must be zero or more',
  }),
  matches({
    ...data,
    id: 'VALUES_UNIT_FORMAT',
    at: 'netUom',
    pattern: /^[A-Z0-9]{1,4}$/,
    message: 'Unit must be 1 to 4 letters or digits',
  }),
  lineRule({
    ...data,
    id: 'VALUES_UNIT_X_NO_QUANTITY',
    at: 'netQty',
    reads: ['netQty', 'netUom'],
    when: ({ netUom }) => netUom === 'X',
    holds: () => false,
    message: 'Net Quantity is not allowed with unit X',
  }),
  lineRule({
    ...data,
    id: 'VALUES_ENTERED_VALUE_WHOLE',
    at: 'enteredValue',
    source: `CBP Form 7501 block 36A; ${source}`,
    reads: ['enteredValue'],
    holds: ({ enteredValue }) => isWhole(enteredValue),
    message: 'Entered Value must be in whole dollars',
  }),
  lineRule({
    ...data,
    id: 'VALUES_CHARGE_CODES',
    at: 'chargeList',
    reads: ['chargeList'],
    holds: ({ chargeList }) => chargeList.every(({ code }) => /^C\d{3}$/.test(code ?? '')),
    message: 'Charge code must be C and 3 digits (e.g., C490)',
  }),
  lineRule({
    ...data,
    id: 'VALUES_CHARGE_AMOUNTS',
    at: 'chargeList',
    reads: ['chargeList'],
    holds: ({ chargeList }) => chargeList.every(({ amount }) => isWhole(amount ?? '')),
    message: 'Charge amounts must be in whole dollars',
  }),
  required({
    ...data,
    id: 'VALUES_RELATIONSHIP_REQUIRED',
    at: 'relationship',
    source: `CBP Form 7501 block 36C; ${source}`,
    message: 'Relationship must be Yes (Y) or No (N)',
  }),
]
