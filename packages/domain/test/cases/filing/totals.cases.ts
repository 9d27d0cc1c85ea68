import { TOTAL_FIELDS, type TotalField, totalsOf } from '../../../src/calculations/totals.ts'
import { centsText, toCents } from '../../../src/money/cents.ts'
import { sampleEntry } from '../../filing/sample-entry.ts'
import type { Cases, CaseTable } from '../cases.ts'

const changedByACent = (total: TotalField): string =>
  centsText(toCents(totalsOf(sampleEntry())[total].amount) + 1n)

const totalCases = (total: TotalField): Cases => ({
  breaks: {
    [`a ${total} of $500.00 is not what the rows come to`]: { [total]: '500.00' },
    [`a ${total} changed by a cent would be signed and not sent`]: { [total]: changedByACent(total) },
  },
  meets: {
    [`a ${total} that nobody gave is for the form to ask`]: { [total]: '' },
    [`a ${total} that is the sum of its rows`]: {},
  },
})

/** The cases of `totals.rules.ts`. */
export const TOTALS_CASES: CaseTable = Object.fromEntries(
  TOTAL_FIELDS.map((total) => [`FILING_${total.toUpperCase()}`, totalCases(total)]),
)
