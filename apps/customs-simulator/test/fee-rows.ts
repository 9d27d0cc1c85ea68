import { feeRowOf, openAgriculturalFees, proposeFees } from '@edfe/domain/calculations'
import type { DraftData, FeeRow } from '@edfe/domain/entry'
import { centsText } from '@edfe/domain/money'

/**
 * The fees that an entry owes as far as their rates are known, and 0.00 for agricultural ones without a rate, as for goods that the
 * regulation does not name. `times` multiplies the agricultural ones; '' leaves them out.
 */
export const feeRowsOf = (draft: DraftData, times = '1'): FeeRow[] => [
  ...proposeFees(draft).map((proposal, index) => feeRowOf(proposal, `${index}`)),
  ...openAgriculturalFees(draft.line_items ?? [], () => false).flatMap(({ fee: { code }, amount, rate }) => {
    if (!times || (!amount && rate)) return []
    const own = centsText((amount ?? 0n) * BigInt(times))
    return [{ id: code, fee_type: 'Other Fee', class_code: code, amount: own } as const]
  }),
]
