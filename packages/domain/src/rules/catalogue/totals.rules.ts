import { parseDay } from '../../calendar/index.ts'
import type { EntryFieldName } from '../fields/index.ts'
import { entryFields } from '../fields/index.ts'
import { hasPlaces, isNonNegative } from '../numbers.ts'
import { type EntryRule, entryRule, type FeeRule, feeRule, type RuleId } from '../rule.ts'
import { entryShapes, feeShapes } from '../rule-shapes.ts'

const { required, matches, atMost } = entryShapes
const source = 'specification 2§5, totals and declaration (step 5 form)'

type TotalName = Extract<
  EntryFieldName,
  'totalEnteredValue' | 'totalDuty' | 'totalTax' | 'totalOther' | 'grandTotal'
>

function totalRules(at: TotalName, id: string, isRequired: boolean): EntryRule[] {
  const { label, block } = entryFields[at]
  const text = { at, reading: 'form', source: `CBP Form 7501 block ${block}; ${source}` } as const
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

const tickRule = (at: 'declaresRole' | 'declaresPurchase', id: RuleId): EntryRule =>
  entryRule({
    id,
    at,
    reading: 'form',
    source: `CBP Form 7501 block 40; ${source}`,
    reads: [at],
    holds: (facts) => facts[at],
    message: 'Declaration checkbox is required',
  })

const given = (at: TextName, id: RuleId, message: string): EntryRule =>
  required({
    id,
    at,
    reading: 'form',
    source: `CBP Form 7501 block ${entryFields[at].block}; ${source}`,
    message,
  })

type TextName =
  | 'declarantName'
  | 'declarantTitle'
  | 'signature'
  | 'declarantDate'
  | 'brokerName'
  | 'brokerPhone'
  | 'brokerAddress1'
  | 'brokerCity'
  | 'brokerState'
  | 'brokerZip'

const DAY_TEXT = /^\d{2}\/\d{2}\/\d{4}$/

const declarantRules: readonly EntryRule[] = [
  tickRule('declaresRole', 'DECLARATION_ROLE_TICKED'),
  tickRule('declaresPurchase', 'DECLARATION_PURCHASE_TICKED'),
  given('declarantName', 'DECLARATION_NAME_REQUIRED', 'Declarant name is required'),
  given('declarantTitle', 'DECLARATION_TITLE_REQUIRED', 'Declarant title is required'),
  given('signature', 'DECLARATION_SIGNATURE_REQUIRED', 'Declarant signature is required'),
  given('declarantDate', 'DECLARATION_DATE_REQUIRED', 'Date is required'),
  entryRule({
    id: 'DECLARATION_DATE_FORMAT',
    at: 'declarantDate',
    reading: 'form',
    source: `CBP Form 7501 block 45; ${source}`,
    reads: ['declarantDate'],
    holds: ({ declarantDate }) => DAY_TEXT.test(declarantDate) && parseDay(declarantDate) !== undefined,
    message: 'Date must be in MM/DD/YYYY format',
  }),
  entryRule({
    id: 'DECLARATION_DATE_NOT_FUTURE',
    at: 'declarantDate',
    reading: 'form',
    source: `CBP Form 7501 block 45; ${source}`,
    reads: ['declarantDate'],
    holds: ({ declarantDate }, { today }) => (parseDay(declarantDate) ?? today) <= today,
    message: 'Date cannot be in the future',
  }),
]

const brokerRules: readonly EntryRule[] = [
  given('brokerName', 'DECLARATION_BROKER_NAME_REQUIRED', 'Broker Name is required'),
  given('brokerPhone', 'DECLARATION_BROKER_PHONE_REQUIRED', 'Broker Phone is required'),
  matches({
    id: 'DECLARATION_BROKER_PHONE_FORMAT',
    at: 'brokerPhone',
    reading: 'form',
    source: `CBP Form 7501 block 46; ${source}`,
    pattern: /^\(\d{3}\) \d{3}-\d{4}$/,
    message: 'Phone must be in (###) ###-#### format',
  }),
  given('brokerAddress1', 'DECLARATION_BROKER_ADDRESS_REQUIRED', 'Broker Address is required'),
  given('brokerCity', 'DECLARATION_BROKER_CITY_REQUIRED', 'Broker City is required'),
  given('brokerState', 'DECLARATION_BROKER_STATE_REQUIRED', 'Broker State is required'),
  matches({
    id: 'DECLARATION_BROKER_STATE_FORMAT',
    at: 'brokerState',
    reading: 'form',
    source: `CBP Form 7501 block 46; ${source}`,
    pattern: /^[A-Z]{2}$/,
    message: 'State must be a valid 2-letter code',
  }),
  given('brokerZip', 'DECLARATION_BROKER_ZIP_REQUIRED', 'Broker ZIP code is required'),
  matches({
    id: 'DECLARATION_BROKER_ZIP_FORMAT',
    at: 'brokerZip',
    reading: 'form',
    source: `CBP Form 7501 block 46; ${source}`,
    pattern: /^\d{5}(-\d{4})?$/,
    message: 'ZIP code must be 5 digits or 5+4 format',
  }),
  atMost(25, {
    id: 'DECLARATION_FILE_REFERENCE_LONG',
    at: 'fileReference',
    reading: 'form',
    source: `CBP Form 7501 block 47; ${source}`,
    message: 'File reference must be 25 characters or less',
  }),
]

const fee = { reading: 'form', source: `CBP Form 7501 block 43; ${source}` } as const

/** Each fee row of step 5. */
export const feeFormRules: readonly FeeRule[] = [
  feeShapes.required({
    ...fee,
    id: 'DUTIES_FEE_TYPE_REQUIRED',
    at: 'feeType',
    message: 'Fee type is required',
  }),
  feeShapes.required({
    ...fee,
    id: 'DUTIES_FEE_CODE_REQUIRED',
    at: 'feeCode',
    message: 'Fee code is required',
  }),
  feeShapes.required({
    ...fee,
    id: 'DUTIES_FEE_AMOUNT_REQUIRED',
    at: 'feeAmount',
    message: 'Fee amount is required',
  }),
  feeRule({
    ...fee,
    id: 'DUTIES_FEE_AMOUNT_NUMBER',
    at: 'feeAmount',
    reads: ['feeAmount'],
    holds: ({ feeAmount }) => isNonNegative(feeAmount),
    message: 'Fee amount must be a non-negative number',
  }),
  feeRule({
    ...fee,
    id: 'DUTIES_FEE_AMOUNT_DECIMALS',
    at: 'feeAmount',
    reads: ['feeAmount'],
    holds: ({ feeAmount }) => hasPlaces(feeAmount, 2),
    message: 'Fee amount must have up to 2 decimal places',
  }),
]

/** Step 5, blocks 39-47, but for the fee rows. */
export const totalsFormRules: readonly EntryRule[] = [
  ...totalRules('totalEnteredValue', 'TOTAL_ENTERED_VALUE', true),
  ...totalRules('totalDuty', 'TOTAL_DUTY', true),
  ...totalRules('totalTax', 'TOTAL_TAX', false),
  ...totalRules('totalOther', 'TOTAL_OTHER', false),
  ...totalRules('grandTotal', 'GRAND_TOTAL', true),
  ...declarantRules,
  ...brokerRules,
]
