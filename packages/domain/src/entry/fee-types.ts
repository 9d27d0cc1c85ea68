import type { FeeRow } from './draft.ts'
import type { FeeType } from './fields/totals.ts'

/**
 * What a fee type brings along: the data layer's code (specification 2§5) and CBP's accounting class.
 * The classes of AD, CVD and tea stand on the printed form only (Form 7501 instructions, block 39).
 */
export const FEE_TYPE_CODES: Readonly<Record<FeeType, { code: string; class_code: string }>> = {
  AD: { code: 'AD', class_code: '012' },
  CVD: { code: 'CVD', class_code: '013' },
  MPF: { code: 'MPF', class_code: '499' },
  HMF: { code: 'HMF', class_code: '501' },
  'Tea Fee': { code: 'OTHER', class_code: '038' },
  'Beef Fee': { code: 'OTHER', class_code: '053' },
}

export const isFeeType = (text: string): text is FeeType => Object.hasOwn(FEE_TYPE_CODES, text)

/** The data layer's code of a fee row: that of its type, else what was typed. */
export const feeCode = (row: Pick<FeeRow, 'fee_type' | 'code'>): string =>
  row.fee_type && isFeeType(row.fee_type) ? FEE_TYPE_CODES[row.fee_type].code : (row.code ?? '')

/** The fee codes of the data layer (specification 2§5, calculations). */
export const FEE_CODES: readonly string[] = ['MPF', 'HMF', 'ETF', 'MER', 'COL', 'OTHER']
