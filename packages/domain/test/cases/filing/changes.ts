import type { FeeRow } from '../../../src/entry/draft.ts'
import type { Values } from '../cases.ts'

/** The fee rows of step 5. */
export const fees = (...rows: Partial<FeeRow>[]): Values => ({
  fee_summary: rows.map((row, index) => ({ id: String(index), ...row })),
})

export const MPF = { fee_type: 'MPF', class_code: '499', amount: '42.01' }
export const HMF = { fee_type: 'HMF', class_code: '501', amount: '15.16' }

/** A case at 10 percent of the 12,129 dollars of the sample entry. */
export const CASE = {
  adcvd_case_number: 'A-583-851-000',
  adcvd_case_role: 'all_others',
  adcvd_rate: '10',
  adcvd_amount: '1212.90',
}
export const UNDER_CASE = { entry_type: '03', ...CASE }

/** An informal entry within its limit. */
export const informal = { entry_type: '11', entered_value: '1200' }
