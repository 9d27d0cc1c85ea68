import { TOTAL_FIELDS, type TotalField, totalsOf } from '../../../src/calculations/totals.ts'
import { centsText, toCents } from '../../../src/money/cents.ts'
import { breaks, type Change, meets, type Trial, totals } from './changes.ts'

const changedByACent =
  (total: TotalField): Change =>
  (draft) =>
    totals({ [total]: centsText(toCents(totalsOf(draft)[total].amount) + 1n) })(draft)

/** The cases of `totals.rules.ts`. */
export const TOTALS_TRIALS: Trial[] = [
  ...TOTAL_FIELDS.flatMap((total) => {
    const rule = `FILING_${total.toUpperCase()}`
    return [
      breaks(rule, `a ${total} of $500.00 is not what the rows come to`, totals({ [total]: '500.00' })),
      breaks(rule, `a ${total} changed by a cent would be signed and not sent`, changedByACent(total)),
      meets(rule, `a ${total} that nobody gave is for the form to ask`, totals({ [total]: '' })),
      meets(rule, `a ${total} that is the sum of its rows`, () => undefined),
    ]
  }),
]
