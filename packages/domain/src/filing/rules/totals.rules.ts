import { TOTAL_FIELDS, type TotalField } from '../../calculations/totals.ts'
import { entryTable } from '../../entry/field-table.ts'
import { dollarsText, toCents } from '../../money/cents.ts'
import { type FilingRule, filingRule } from './filing-rule.ts'

/**
 * What is signed is what is filed: customs gets the sums of lines and fee rows, so a total that was given and differs
 * from its sum by a cent would be signed and never sent.
 */
const totalRule = (at: TotalField): FilingRule =>
  filingRule({
    id: `FILING_${at.toUpperCase()}`,
    at,
    source: `CBP Form 7501 block ${entryTable[at].block}; CBP AE chapter, July 2026, records 50, 62, 89 and 90`,
    message: `${entryTable[at].label} must be the sum of its lines and fee rows.`,
    mayRead: ['draft', 'totals'],
    holds: ({ draft, totals }) => {
      const given = draft.totals_declarations?.[at]
      return !given || toCents(given) === toCents(totals[at].amount)
    },
    detail: 'They add up to {sum}. Open step 5, which calculates the totals, or correct the wrong row.',
    params: ({ totals }) => ({ sum: dollarsText(toCents(totals[at].amount)) }),
  })

export const TOTALS_FILING_RULES: readonly FilingRule[] = TOTAL_FIELDS.map(totalRule)
