import { isDutyRow } from '../../calculations/totals.ts'
import { parseDay } from '../../calendar/index.ts'
import { FEE_CODES, feeCodesOf } from '../../entry/fee-types.ts'
import { US_PHONE } from '../../entry/field-formats.ts'
import type { EntryFieldName } from '../../entry/field-table.ts'
import { entryTable } from '../../entry/field-table.ts'
import { hasPlaces, isNonNegative } from '../numbers.ts'
import type { EntryRule, FeeRule, RuleId } from '../rule.ts'
import { byBlock, entryGroup, feeGroup } from '../rule-shapes.ts'

const SECTION = 'specification 2§5, totals and declaration (step 5 form)'
const form = entryGroup({ layer: 'form', source: byBlock(SECTION) })
const fees = feeGroup({ layer: 'form', source: byBlock(SECTION) })

type TotalName = Extract<
  EntryFieldName,
  'total_entered_value' | 'total_duty' | 'total_tax' | 'total_other' | 'grand_total'
>

function totalRules(at: TotalName, id: string, isRequired: boolean): EntryRule[] {
  const { label } = entryTable[at]
  const given = form.required({ at, id: `DUTIES_${id}_REQUIRED` as RuleId, message: `${label} is required` })
  return [
    ...(isRequired ? [given] : []),
    form.rule({
      at,
      id: `DUTIES_${id}_NUMBER` as RuleId,
      reads: [at],
      holds: (facts) => isNonNegative(facts[at]),
      message: `${label} must be a non-negative number`,
    }),
    form.rule({
      at,
      id: `DUTIES_${id}_DECIMALS` as RuleId,
      reads: [at],
      holds: (facts) => hasPlaces(facts[at], 2),
      message: `${label} must have up to 2 decimal places`,
    }),
  ]
}

const tickRule = (at: 'declaration_ior_agent' | 'declaration_purchase_agreement', id: RuleId): EntryRule =>
  form.rule({
    id,
    at,
    reads: [at],
    holds: (facts) => facts[at],
    message: 'Declaration checkbox is required',
  })

const given = (at: TextName, id: RuleId, message: string): EntryRule =>
  form.required({
    id,
    at,
    source: `CBP Form 7501 block ${entryTable[at].block}; ${SECTION}`,
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
  form.rule({
    id: 'DECLARATION_DATE_FORMAT',
    at: 'declarant_date',
    reads: ['declarant_date'],
    holds: ({ declarant_date }) => DAY_TEXT.test(declarant_date) && parseDay(declarant_date) !== undefined,
    message: 'Date must be in MM/DD/YYYY format',
  }),
  form.rule({
    id: 'DECLARATION_DATE_NOT_FUTURE',
    at: 'declarant_date',
    reads: ['declarant_date'],
    holds: ({ declarant_date }, { today }) => (parseDay(declarant_date) ?? today) <= today,
    message: 'Date cannot be in the future',
  }),
]

const brokerRules: readonly EntryRule[] = [
  given('broker_name', 'DECLARATION_BROKER_NAME_REQUIRED', 'Broker Name is required'),
  given('broker_phone', 'DECLARATION_BROKER_PHONE_REQUIRED', 'Broker Phone is required'),
  form.matches({
    id: 'DECLARATION_BROKER_PHONE_FORMAT',
    at: 'broker_phone',
    pattern: US_PHONE,
    message: 'Phone must be in (###) ###-#### format',
  }),
  given('broker_address_line1', 'DECLARATION_BROKER_ADDRESS_REQUIRED', 'Broker Address is required'),
  given('broker_city', 'DECLARATION_BROKER_CITY_REQUIRED', 'Broker City is required'),
  given('broker_state', 'DECLARATION_BROKER_STATE_REQUIRED', 'Broker State is required'),
  form.matches({
    id: 'DECLARATION_BROKER_STATE_FORMAT',
    at: 'broker_state',
    pattern: /^[A-Z]{2}$/,
    message: 'State must be a valid 2-letter code',
  }),
  given('broker_zip', 'DECLARATION_BROKER_ZIP_REQUIRED', 'Broker ZIP code is required'),
  form.matches({
    id: 'DECLARATION_BROKER_ZIP_FORMAT',
    at: 'broker_zip',
    pattern: /^\d{5}(-\d{4})?$/,
    message: 'ZIP code must be 5 digits or 5+4 format',
  }),
  form.atMost(25, {
    id: 'DECLARATION_FILE_REFERENCE_LONG',
    at: 'file_reference_no',
    message: 'File reference must be 25 characters or less',
  }),
]

/** Each fee row of step 5. */
export const feeFormRules: readonly FeeRule[] = [
  fees.required({
    id: 'DUTIES_FEE_TYPE_REQUIRED',
    at: 'fee_type',
    message: 'Fee type is required',
  }),
  fees.required({
    id: 'DUTIES_FEE_CODE_REQUIRED',
    at: 'code',
    message: 'Fee code is required',
  }),
  fees.rule({
    source: 'specification 2§5, calculations',
    id: 'DUTIES_FEE_CODE_KNOWN',
    at: 'code',
    reads: ['code'],
    mayRead: ['fee_type'],
    when: ({ fee_type }) => !isDutyRow({ fee_type }),
    holds: ({ code }) => FEE_CODES.includes(code),
    message: 'Fee code must be one of MPF, HMF, ETF, MER, COL, OTHER',
  }),
  fees.rule({
    source: 'specification 2§5, calculations',
    id: 'DUTIES_FEE_CODE_OF_TYPE',
    at: 'code',
    reads: ['code', 'fee_type'],
    when: ({ fee_type, code }) => isDutyRow({ fee_type }) || FEE_CODES.includes(code),
    holds: ({ fee_type, code }) => feeCodesOf(fee_type).includes(code),
    message: 'A fee of type {type} has the code {codes}',
    params: ({ fee_type }) => ({ type: fee_type, codes: feeCodesOf(fee_type).join(', ') }),
  }),
  fees.required({
    id: 'DUTIES_FEE_AMOUNT_REQUIRED',
    at: 'amount',
    message: 'Fee amount is required',
  }),
  fees.rule({
    id: 'DUTIES_FEE_AMOUNT_NUMBER',
    at: 'amount',
    reads: ['amount'],
    holds: ({ amount }) => isNonNegative(amount),
    message: 'Fee amount must be a non-negative number',
  }),
  fees.rule({
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
