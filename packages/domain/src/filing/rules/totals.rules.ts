import { TOTAL_FIELDS, type TotalField } from '../../calculations/totals.ts'
import { entryTable } from '../../entry/field-table.ts'
import { dollarsText, toCents } from '../../money/cents.ts'
import { type FilingRule, filingRule } from './filing-rule.ts'

/**
 * The totals that are signed are those that are filed: customs gets the sums of lines and fee rows, so a total that was given and differs
 * from its sum by a cent would be signed and never sent.
 */
const totalRule = (at: TotalField): FilingRule =>
  filingRule({
    id: `FILING_${at.toUpperCase()}`,
    at,
    source: `CBP Form 7501 block ${entryTable[at].block}; CBP AE chapter, July 2026, records 50, 62, 89 and 90`,
    message: `${entryTable[at].label} must be the sum of its lines and fee rows.`,
    detail: 'They add up to {sum}. Open step 5, which calculates the totals, or correct the wrong row.',
    reads: [at],
    mayRead: ['totals'],
    holds: (facts) => toCents(facts[at]) === toCents(facts.totals[at].amount),
    params: ({ totals }) => ({ sum: dollarsText(toCents(totals[at].amount)) }),
  })

export const TOTALS_FILING_RULES: readonly FilingRule[] = TOTAL_FIELDS.map(totalRule)
