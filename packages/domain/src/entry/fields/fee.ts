import { choice, code, money, rowId, text } from '../field.ts'
import { trim } from '../field-formats.ts'

export const FEE_TYPES = ['AD', 'CVD', 'MPF', 'HMF', 'Mail Fee', 'Tea Fee', 'Beef Fee', 'Other Fee'] as const
export type FeeType = (typeof FEE_TYPES)[number]

/** A fee row of step 5. `code` is the data layer's, `class_code` CBP's accounting class (499, 501, 053 ...). */
export const feeFields = {
  id: rowId(),
  fee_type: choice({
    label: 'Fee type',
    hint: 'Block 43',
    block: '43',
    lookup: 'fee-types',
    values: FEE_TYPES,
    closed: true,
    canonical: { about: 'The fee.' },
  }),
  code: choice({
    label: 'Code',
    hint: 'Block 43. Follows the fee type',
    block: '43',
    alsoOn: 'calculations',
    upper: true,
    canonical: { about: 'Fee code; the usual one of the fee type when none was chosen.' },
    column: true,
  }),
  amount: money({
    label: 'Amount',
    hint: 'Block 43. US dollars',
    block: '43',
    alsoOn: 'calculations',
    canonical: { name: 'amount_usd', about: 'US dollars.' },
    column: 'amount_usd',
  }),
  class_code: code({
    label: 'Class code',
    hint: "CBP's accounting class, 3 digits",
    block: '43',
    page: 'calculations',
    maxLength: 3,
    optional: true,
    format: trim,
    canonical: { about: 'Accounting class of CBP.' },
    column: true,
  }),
  note: text({
    label: 'Note',
    hint: 'Why the fee is due',
    page: 'calculations',
    maxLength: 200,
    optional: true,
    limit: 1000,
    canonical: { about: 'A note.' },
    column: true,
  }),
} as const
