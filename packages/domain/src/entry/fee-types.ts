import type { FeeRow } from './draft.ts'
import type { FeeType } from './fields/fee.ts'

/**
 * The codes of a fee type: the data layer's code (specification 2§5) and CBP's accounting class. The classes
 * of AD, CVD and tea are on the printed form only (Form 7501 instructions, block 39). 'Other Fee' is any
 * other fee of table 6 of AE, such as cotton; the person gives its class.
 */
export const FEE_TYPE_CODES: Readonly<Record<FeeType, { code: string; class_code: string }>> = {
  AD: { code: 'AD', class_code: '012' },
  CVD: { code: 'CVD', class_code: '013' },
  MPF: { code: 'MPF', class_code: '499' },
  HMF: { code: 'HMF', class_code: '501' },
  'Mail Fee': { code: 'OTHER', class_code: '496' },
  'Tea Fee': { code: 'OTHER', class_code: '038' },
  'Beef Fee': { code: 'OTHER', class_code: '053' },
  'Other Fee': { code: 'OTHER', class_code: '' },
}

/** The fees whose amount follows from the lines and the transport; step 5 proposes them again. */
export const CALCULATED_FEES: readonly FeeType[] = ['AD', 'CVD', 'MPF', 'HMF', 'Mail Fee']

export const isFeeType = (text: string): text is FeeType => Object.hasOwn(FEE_TYPE_CODES, text)

/** The fee codes of the data layer (specification 2§5, calculations). */
export const FEE_CODES: readonly string[] = ['MPF', 'HMF', 'ETF', 'MER', 'COL', 'OTHER']

/** The codes that no fee type has for itself: a fee of a commodity is one of them. */
const COMMODITY_CODES: readonly string[] = ['OTHER', 'ETF', 'MER', 'COL']

/** The codes that a row of a fee type may have, the usual one first; any fee code while no type is chosen. */
export function feeCodesOf(feeType: string | undefined): readonly string[] {
  if (!feeType || !isFeeType(feeType)) return FEE_CODES
  const { code } = FEE_TYPE_CODES[feeType]
  return code === 'OTHER' ? COMMODITY_CODES : [code]
}

/** The data layer's code of a fee row: what was chosen, else the usual one of its type. */
export const feeCode = (row: Pick<FeeRow, 'fee_type' | 'code'>): string =>
  row.code || (row.fee_type && isFeeType(row.fee_type) ? FEE_TYPE_CODES[row.fee_type].code : '')
