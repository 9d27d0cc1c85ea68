import { isDutyRow } from '../../calculations/totals.ts'
import { parseDay } from '../../calendar/index.ts'
import { FEE_CODES, feeCodesOf } from '../../entry/fee-types.ts'
import { US_PHONE } from '../../entry/field-formats.ts'
import type { EntryFieldName } from '../../entry/field-table.ts'
import { entryTable } from '../../entry/field-table.ts'
import { hasPlaces, isNonNegative } from '../numbers.ts'
import { type EntryRule, entryRule, type FeeRule, feeRule, type RuleId } from '../rule.ts'
import { entryShapes, feeShapes } from '../rule-shapes.ts'

const { required, matches, atMost } = entryShapes
const source = 'specification 2§5, totals and declaration (step 5 form)'

type TotalName = Extract<
  EntryFieldName,
  'total_entered_value' | 'total_duty' | 'total_tax' | 'total_other' | 'grand_total'
>

function totalRules(at: TotalName, id: string, isRequired: boolean): EntryRule[] {
  const { label, block } = entryTable[at]
  const text = { at, layer: 'form', source: `CBP Form 7501 block ${block}; ${source}` } as const
  const given = required({ ...text, id: `DUTIES_${id}_REQUIRED` as RuleId, message: `${label} is required` })
  return [
    ...(isRequired ? [given] : []),
    entryRule({
      ...text,
      id: `DUTIES_${id}_NUMBER` as RuleId,
      reads: [at],
      holds: (facts) => isNonNegative(facts[at]),
      message: `${label} must be a non-negative number`,
    }),
    entryRule({
      ...text,
      id: `DUTIES_${id}_DECIMALS` as RuleId,
      reads: [at],
      holds: (facts) => hasPlaces(facts[at], 2),
      message: `${label} must have up to 2 decimal places`,
    }),
  ]
}

const tickRule = (at: 'declaration_ior_agent' | 'declaration_purchase_agreement', id: RuleId): EntryRule =>
  entryRule({
    id,
    at,
    layer: 'form',
    source: `CBP Form 7501 block 40; ${source}`,
    reads: [at],
    holds: (facts) => facts[at],
    message: 'Declaration checkbox is required',
  })

const given = (at: TextName, id: RuleId, message: string): EntryRule =>
  required({
    id,
    at,
    layer: 'form',
    source: `CBP Form 7501 block ${entryTable[at].block}; ${source}`,
    message,
  })

type TextName =
  | 'declarant_name'
  | 'declarant_title'
  | 'declarant_signature'
  | 'declarant_date'
  | 'broker_name'
  | 'broker_phone'
  | 'broker_address_line1'
  | 'broker_city'
  | 'broker_state'
  | 'broker_zip'

const DAY_TEXT = /^\d{2}\/\d{2}\/\d{4}$/

const declarantRules: readonly EntryRule[] = [
  tickRule('declaration_ior_agent', 'DECLARATION_ROLE_TICKED'),
  tickRule('declaration_purchase_agreement', 'DECLARATION_PURCHASE_TICKED'),
  given('declarant_name', 'DECLARATION_NAME_REQUIRED', 'Declarant name is required'),
  given('declarant_title', 'DECLARATION_TITLE_REQUIRED', 'Declarant title is required'),
  given('declarant_signature', 'DECLARATION_SIGNATURE_REQUIRED', 'Declarant signature is required'),
  given('declarant_date', 'DECLARATION_DATE_REQUIRED', 'Date is required'),
  entryRule({
    id: 'DECLARATION_DATE_FORMAT',
    at: 'declarant_date',
    layer: 'form',
    source: `CBP Form 7501 block 45; ${source}`,
    reads: ['declarant_date'],
    holds: ({ declarant_date }) => DAY_TEXT.test(declarant_date) && parseDay(declarant_date) !== undefined,
    message: 'Date must be in MM/DD/YYYY format',
  }),
  entryRule({
    id: 'DECLARATION_DATE_NOT_FUTURE',
    at: 'declarant_date',
    layer: 'form',
    source: `CBP Form 7501 block 45; ${source}`,
    reads: ['declarant_date'],
    holds: ({ declarant_date }, { today }) => (parseDay(declarant_date) ?? today) <= today,
    message: 'Date cannot be in the future',
  }),
]

const brokerRules: readonly EntryRule[] = [
  given('broker_name', 'DECLARATION_BROKER_NAME_REQUIRED', 'Broker Name is required'),
  given('broker_phone', 'DECLARATION_BROKER_PHONE_REQUIRED', 'Broker Phone is required'),
  matches({
    id: 'DECLARATION_BROKER_PHONE_FORMAT',
    at: 'broker_phone',
    layer: 'form',
    source: `CBP Form 7501 block 46; ${source}`,
    pattern: US_PHONE,
    message: 'Phone must be in (###) ###-#### format',
  }),
  given('broker_address_line1', 'DECLARATION_BROKER_ADDRESS_REQUIRED', 'Broker Address is required'),
  given('broker_city', 'DECLARATION_BROKER_CITY_REQUIRED', 'Broker City is required'),
  given('broker_state', 'DECLARATION_BROKER_STATE_REQUIRED', 'Broker State is required'),
  matches({
    id: 'DECLARATION_BROKER_STATE_FORMAT',
    at: 'broker_state',
    layer: 'form',
    source: `CBP Form 7501 block 46; ${source}`,
    pattern: /^[A-Z]{2}$/,
    message: 'State must be a valid 2-letter code',
  }),
  given('broker_zip', 'DECLARATION_BROKER_ZIP_REQUIRED', 'Broker ZIP code is required'),
  matches({
    id: 'DECLARATION_BROKER_ZIP_FORMAT',
    at: 'broker_zip',
    layer: 'form',
    source: `CBP Form 7501 block 46; ${source}`,
    pattern: /^\d{5}(-\d{4})?$/,
    message: 'ZIP code must be 5 digits or 5+4 format',
  }),
  atMost(25, {
    id: 'DECLARATION_FILE_REFERENCE_LONG',
    at: 'file_reference_no',
    layer: 'form',
    source: `CBP Form 7501 block 47; ${source}`,
    message: 'File reference must be 25 characters or less',
  }),
]

const fee = { layer: 'form', source: `CBP Form 7501 block 43; ${source}` } as const

/** Each fee row of step 5. */
export const feeFormRules: readonly FeeRule[] = [
  feeShapes.required({
    ...fee,
    id: 'DUTIES_FEE_TYPE_REQUIRED',
    at: 'fee_type',
    message: 'Fee type is required',
  }),
  feeShapes.required({
    ...fee,
    id: 'DUTIES_FEE_CODE_REQUIRED',
    at: 'code',
    message: 'Fee code is required',
  }),
  feeRule({
    ...fee,
    source: 'specification 2§5, calculations',
    id: 'DUTIES_FEE_CODE_KNOWN',
    at: 'code',
    reads: ['code'],
    mayRead: ['fee_type'],
    when: ({ fee_type }) => !isDutyRow({ fee_type }),
    holds: ({ code }) => FEE_CODES.includes(code),
    message: 'Fee code must be one of MPF, HMF, ETF, MER, COL, OTHER',
  }),
  feeRule({
    ...fee,
    source: 'specification 2§5, calculations',
    id: 'DUTIES_FEE_CODE_OF_TYPE',
    at: 'code',
    reads: ['code', 'fee_type'],
    when: ({ fee_type, code }) => isDutyRow({ fee_type }) || FEE_CODES.includes(code),
    holds: ({ fee_type, code }) => feeCodesOf(fee_type).includes(code),
    message: 'A fee of type {type} has the code {codes}',
    params: ({ fee_type }) => ({ type: fee_type, codes: feeCodesOf(fee_type).join(', ') }),
  }),
  feeShapes.required({
    ...fee,
    id: 'DUTIES_FEE_AMOUNT_REQUIRED',
    at: 'amount',
    message: 'Fee amount is required',
  }),
  feeRule({
    ...fee,
    id: 'DUTIES_FEE_AMOUNT_NUMBER',
    at: 'amount',
    reads: ['amount'],
    holds: ({ amount }) => isNonNegative(amount),
    message: 'Fee amount must be a non-negative number',
  }),
  feeRule({
    ...fee,
    id: 'DUTIES_FEE_AMOUNT_DECIMALS',
    at: 'amount',
    reads: ['amount'],
    holds: ({ amount }) => hasPlaces(amount, 2),
    message: 'Fee amount must have up to 2 decimal places',
  }),
]

/** Step 5, blocks 39-47, but for the fee rows. */
export const totalsFormRules: readonly EntryRule[] = [
  ...totalRules('total_entered_value', 'TOTAL_ENTERED_VALUE', true),
  ...totalRules('total_duty', 'TOTAL_DUTY', true),
  ...totalRules('total_tax', 'TOTAL_TAX', false),
  ...totalRules('total_other', 'TOTAL_OTHER', false),
  ...totalRules('grand_total', 'GRAND_TOTAL', true),
  ...declarantRules,
  ...brokerRules,
]
