import { feeRowOf, openAgriculturalFees, proposeFees } from '@edfe/domain/calculations'
import type { DraftData, FeeRow } from '@edfe/domain/entry'
import { centsText } from '@edfe/domain/money'

/** The fees that an entry owes as far as their rates are known. `times` multiplies the agricultural ones; '' leaves them out. */
export const feeRowsOf = (draft: DraftData, times = '1'): FeeRow[] => [
  ...proposeFees(draft).map((proposal, index) => feeRowOf(proposal, `${index}`)),
  ...openAgriculturalFees(draft.line_items ?? [], () => false).flatMap(({ fee: { code }, amount }) =>
    amount && times
      ? [
          {
            id: code,
            fee_type: 'Other Fee',
            class_code: code,
            amount: centsText(amount * BigInt(times)),
          } as const,
        ]
      : [],
  ),
]
