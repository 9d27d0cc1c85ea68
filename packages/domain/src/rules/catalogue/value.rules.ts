import { isNonNegative, isWhole } from '../numbers.ts'
import type { LineRule } from '../rule.ts'
import { lineGroup } from '../rule-shapes.ts'

const SECTION = 'specification 2§5, quantities and values (data layer)'
const { matches, required, rule } = lineGroup({ layer: 'data', group: 'line-values', source: SECTION })

/** The named page line-values. */
export const valueRules: readonly LineRule[] = [
  rule({
    id: 'VALUES_MANIFEST_QTY_NUMBER',
    at: 'manifest_qty',
    reads: ['manifest_qty'],
    holds: ({ manifest_qty }) => isNonNegative(manifest_qty),
    message: 'Manifest Quantity must be zero or more',
  }),
  matches({
    id: 'VALUES_UNIT_FORMAT',
    at: 'net_uom',
    pattern: /^[A-Z0-9]{1,4}$/,
    message: 'Unit must be 1 to 4 letters or digits',
  }),
  rule({
    id: 'VALUES_UNIT_X_NO_QUANTITY',
    at: 'net_qty',
    reads: ['net_qty', 'net_uom'],
    when: ({ net_uom }) => net_uom === 'X',
    holds: () => false,
    message: 'Net Quantity is not allowed with unit X',
  }),
  rule({
    id: 'VALUES_ENTERED_VALUE_WHOLE',
    at: 'entered_value',
    source: `CBP Form 7501 block 36A; ${SECTION}`,
    reads: ['entered_value'],
    holds: ({ entered_value }) => isWhole(entered_value),
    message: 'Entered Value must be in whole dollars',
  }),
  rule({
    id: 'VALUES_CHARGE_CODES',
    at: 'charges_breakdown',
    reads: ['charges_breakdown'],
    holds: ({ charges_breakdown }) => charges_breakdown.every(({ code }) => /^C\d{3}$/.test(code ?? '')),
    message: 'Charge code must be C and 3 digits (e.g., C490)',
  }),
  rule({
    id: 'VALUES_CHARGE_AMOUNTS',
    at: 'charges_breakdown',
    reads: ['charges_breakdown'],
    holds: ({ charges_breakdown }) => charges_breakdown.every(({ amount }) => isWhole(amount ?? '')),
    message: 'Charge amounts must be in whole dollars',
  }),
  required({
    id: 'VALUES_RELATIONSHIP_REQUIRED',
    at: 'relationship',
    source: `CBP Form 7501 block 36C; ${SECTION}`,
    message: 'Relationship must be Yes (Y) or No (N)',
  }),
]
