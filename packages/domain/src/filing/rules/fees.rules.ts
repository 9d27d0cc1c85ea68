import {
  agriculturalAmounts,
  agriculturalFeesOf,
  type OpenAgriculturalFee,
  OWING_FIELDS,
  type OwingField,
  openAgriculturalFees,
} from '../../calculations/agricultural-fees.ts'
import { hasHmf } from '../../calculations/line-fees.ts'
import { defineMessage, listedParts, type Message } from '../../messages/index.ts'
import { dollarsText, sumCents, toCents } from '../../money/cents.ts'
import {
  AGRICULTURAL_FEES,
  agriculturalFees,
  agriculturalRate,
  collectsAgriculturalFees,
  isAgriculturalFee,
  isOfFeeChapter,
} from '../../reference/agricultural-fees.ts'
import { isInformalEntryType } from '../../reference/entry-types.ts'
import { AGRICULTURAL_FEE_TOLERANCE, HMF_DE_MINIMIS, LINE_FEE_LIMIT } from '../../reference/filing-limits.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { feeClass, feeRecord, isDutyRow } from '../mapping/fee-rows.ts'
import { type FilingRule, type FilingRuleId, filingFeeRule, filingRule } from './filing-rule.ts'

/** Fee rows by class, with lines as far as a rule reads them. */
type FeesAnd<Name extends keyof FilingLine> = Pick<FilingContext, 'fees'> & {
  lines: readonly Pick<FilingLine, Name>[]
}

const expected = (
  { expectedFees }: Pick<FilingContext, 'expectedFees'>,
  classCode: string,
): bigint | undefined => expectedFees.get(classCode)

const amountRule = (classCode: string, id: FilingRuleId, name: string, source: string): FilingRule =>
  filingRule({
    at: 'fee_summary',
    id,
    source,
    message: `The ${name} is not the one that CBP computes.`,
    mayRead: ['fees', 'expectedFees'],
    holds: (context) => {
      const given = context.fees.get(classCode)
      return given === undefined || given === (expected(context, classCode) ?? 0n)
    },
    detail: 'It must be {amount}.',
    params: (context) => ({ amount: dollarsText(expected(context, classCode) ?? 0n) }),
  })

const missingRule = (
  classCode: string,
  id: FilingRuleId,
  name: string,
  source: string,
  severity: 'error' | 'warning' = 'warning',
): FilingRule =>
  filingRule({
    at: 'fee_summary',
    id,
    severity,
    source,
    message: `CBP expects a ${name} on this entry.`,
    mayRead: ['fees', 'expectedFees'],
    holds: (context) => context.fees.has(classCode) || expected(context, classCode) === undefined,
    detail: 'Add a fee row of {amount}, unless the goods are exempt.',
    params: (context) => ({ amount: dollarsText(expected(context, classCode) ?? 0n) }),
  })

/** Temporary importations pay no agricultural fee (condition 679). */
const TIB = '23'

const MAIL_NOTE = 'CBP AE chapter, July 2026, usage note p'
const FEE_NOTES = 'CBP AE chapter, July 2026, usage notes m to q'

export const FEES_FILING_RULES: FilingRule[] = [
  filingFeeRule({
    id: 'FILING_FEE_CLASS',
    at: 'class_code',
    source: 'CBP AE chapter, July 2026, table 6',
    message: 'CBP does not accept this kind of fee on an entry summary.',
    detail: "For 'Other Fee', choose its class in step 5.",
    mayRead: ['fee_type', 'class_code', 'amount'],
    entry: ['entryType'],
    holds: (row, _, { entryType }) =>
      isDutyRow(row) || toCents(row.amount) === 0n || feeRecord(feeClass(row, entryType)) !== undefined,
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_FEE_LIMIT',
    source: 'CBP AE chapter, July 2026, record 62',
    message:
      'A fee may be at most $999,999.99. Only the processing and the harbor maintenance fee of an entry may be more.',
    detail: 'Divide the goods among several entries.',
    mayRead: ['fees'],
    holds: ({ fees }) =>
      [...fees].every(([code, amount]) => code === '499' || code === '501' || amount <= LINE_FEE_LIMIT),
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_MPF_CLASS',
    source: 'CBP ACE error dictionary, conditions 632, 636 and 637',
    message: 'Formal entries pay the merchandise processing fee as class 499, informal ones as class 311.',
    mayRead: ['fees', 'entryType'],
    holds: ({ fees, entryType }) => !fees.has(isInformalEntryType(entryType) ? '499' : '311'),
  }),
  amountRule('499', 'FILING_MPF_AMOUNT', 'merchandise processing fee', FEE_NOTES),
  amountRule('311', 'FILING_MPF_INFORMAL', 'informal merchandise processing fee', FEE_NOTES),
  missingRule(
    '499',
    'FILING_MPF_MISSING',
    'merchandise processing fee',
    `${FEE_NOTES}; condition 633`,
    'error',
  ),
  missingRule(
    '311',
    'FILING_MPF_INFORMAL_MISSING',
    'merchandise processing fee',
    `${FEE_NOTES}; condition 636`,
    'error',
  ),
  amountRule('496', 'FILING_MAIL_FEE', 'dutiable mail fee', MAIL_NOTE),
  missingRule('496', 'FILING_MAIL_FEE_MISSING', 'dutiable mail fee', MAIL_NOTE),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_HMF_NOT_ALLOWED',
    source: 'CBP ACE error dictionary, conditions 481 and 482',
    message: 'The harbor maintenance fee is due on goods by vessel only, and not on this entry type.',
    mayRead: ['fees', 'entryType', 'mode'],
    holds: ({ fees, entryType, mode }) => !fees.has('501') || hasHmf(entryType, mode),
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_HMF_AMOUNT',
    source: 'CBP ACE error dictionary, condition 601',
    message: 'The harbor maintenance fee is not the one that CBP computes, to the cent.',
    mayRead: ['fees', 'entryType', 'mode'],
    ofLines: ['fees'],
    holds: (context) => {
      const given = context.fees.get('501')
      return given === undefined || !hasHmf(context.entryType, context.mode) || given === hmfSum(context)
    },
    detail: "It must be {amount}, the sum of 0.125 % of each line's whole-dollar value.",
    params: (context) => ({ amount: dollarsText(hmfSum(context)) }),
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_HMF_DE_MINIMIS',
    source: 'CBP ACE error dictionary, condition 602',
    message:
      'A harbor maintenance fee of $3.00 or less is not collected when nothing else is owed. Remove the row.',
    mayRead: ['fees', 'expectedFees'],
    ofLines: ['fees'],
    holds: (context) =>
      !context.fees.has('501') ||
      hmfSum(context) === 0n ||
      expected(context, '501') !== undefined ||
      context.fees.size > 1,
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_HMF_REQUIRED',
    source: 'CBP ACE error dictionary, condition 600',
    message: 'Goods that come by border waterway pay the harbor maintenance fee.',
    mayRead: ['mode', 'fees'],
    ofLines: ['fees', 'duty_amount', 'ir_tax_amount'],
    holds: (context) => {
      if (context.mode !== '12' || context.fees.has('501')) return true
      const sum = hmfSum(context)
      return sum === 0n || (sum <= HMF_DE_MINIMIS && !owesElse(context))
    },
    detail: 'Add a fee row of {amount}.',
    params: (context) => ({ amount: dollarsText(hmfSum(context)) }),
  }),
  missingRule('501', 'FILING_HMF_MISSING', 'harbor maintenance fee', FEE_NOTES),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_AGRICULTURAL_FEE',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 657; 7 CFR',
    message: 'These goods may owe an agricultural fee: {fees}.',
    mayRead: ['fees', 'entryType'],
    ofLines: [...OWING_FIELDS, 'stack'],
    holds: (context) => context.entryType === TIB || possibleFees(context).length === 0,
    detail:
      "Add it in step 5, calculated at the rate in the regulation, or say on the line's detail page why the goods are exempt.",
    params: (context) => ({
      fees: listedParts(possibleFees(context).map(feeMessage)),
    }),
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_AGRICULTURAL_FEE_MISSING',
    source: 'CBP ACE error dictionary, condition 657; 7 CFR',
    message: 'These goods owe an agricultural fee that the entry does not have: {fees}.',
    mayRead: ['fees', 'entryType'],
    ofLines: [...OWING_FIELDS, 'stack'],
    holds: (context) => owedFees(context).length === 0,
    detail:
      'Add it in step 5, which proposes its amount, or state the exemption on the detail page of the line.',
    params: (context) => ({ fees: listedParts(owedFees(context).map(feeMessage)) }),
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_AGRICULTURAL_FEE_AMOUNT',
    source: 'CBP ACE error dictionary, conditions 661 and 663; 7 CFR',
    message:
      'The agricultural fee of class {class} differs by more than $3.00 from the {amount} that CBP computes by the weight of its lines.',
    mayRead: ['fees', 'entryType'],
    ofLines: [...OWING_FIELDS, 'stack'],
    holds: (context) => wrongFee(context) === undefined,
    detail: 'Correct the amount in step 5, or the weights in step 4.',
    params: (context) => {
      const fee = wrongFee(context)
      return { class: fee?.code ?? '', amount: dollarsText(fee?.amount ?? 0n) }
    },
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_AGRICULTURAL_FEE_NO_GOODS',
    source: 'CBP ACE error dictionary, condition 655; 7 CFR',
    message: 'No line of this entry is in a chapter whose goods owe the fee of class {class}.',
    mayRead: ['fees'],
    ofLines: ['hts'],
    holds: (context) => feeOfOtherGoods(context) === undefined,
    detail: 'CBP refuses a fee on other goods. Remove it in step 5, or correct the HTSUS numbers in step 4.',
    params: (context) => ({ class: feeOfOtherGoods(context) ?? '' }),
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_AGRICULTURAL_FEE_NOT_OWED',
    // Only a warning: the regulations change more often than the list of their tariff numbers.
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 655; 7 CFR',
    message: 'No line of this entry has goods that owe the {fee} fee, class {class}.',
    mayRead: ['fees'],
    ofLines: ['hts'],
    holds: (context) => feeWithoutGoods(context) === undefined,
    detail: 'CBP refuses a fee on other goods. Remove it in step 5, or correct the HTSUS numbers in step 4.',
    params: (context) => {
      const fee = feeWithoutGoods(context)
      return { fee: fee?.name ?? '', class: fee?.code ?? '' }
    },
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_FEE_EXEMPTION',
    source: 'CBP ACE error dictionary, condition 653',
    message: 'The lines that may owe the fee of class {class} claim an exemption from it.',
    mayRead: ['fees'],
    ofLines: [...OWING_FIELDS, 'hts'],
    holds: (context) => exemptedFee(context) === undefined,
    detail: 'Remove the fee in step 5, or the exemption on the detail page of the line.',
    params: (context) => ({ class: exemptedFee(context) ?? '' }),
  }),
]

/** The first agricultural fee of step 5 whose goods no line has, although some line is in their chapter. */
const feeWithoutGoods = ({ lines, fees }: FeesAnd<'hts'>) =>
  AGRICULTURAL_FEES.find(
    ({ code }) =>
      fees.has(code) &&
      lines.some(({ hts }) => isOfFeeChapter(code, hts)) &&
      !lines.some(({ hts }) => agriculturalFees(hts).some((fee) => fee.code === code)),
  )

/** The class of an agricultural fee of step 5 for which no line is in the right chapter. */
const feeOfOtherGoods = ({ lines, fees }: FeesAnd<'hts'>): string | undefined =>
  [...fees.keys()].find(
    (code) => isAgriculturalFee(code) && !lines.some(({ hts }) => isOfFeeChapter(code, hts)),
  )

/** The class of a fee that every line which may owe it claims to be exempt from. */
const exemptedFee = ({ lines, fees }: FeesAnd<OwingField | 'hts'>): string | undefined =>
  [...fees.keys()].find((code) => {
    const owing = lines.filter(({ hts }) => agriculturalFees(hts).some((fee) => fee.code === code))
    return (
      owing.length > 0 && owing.every((line) => agriculturalFeesOf(line).every((fee) => fee.code !== code))
    )
  })

/** An agricultural fee that goods may owe; its law is as the regulation has it. */
export const openFee = defineMessage<{
  name: Message
  code: string
  law: string
  lines: string
  count: number
}>({
  id: 'fee.open-agricultural',
  defaultMessage: '{name}, class {code}, {count, plural, one {line} other {lines}} {lines} ({law})',
})

const feeMessage = ({ fee: { name, code, law }, lines }: OpenAgriculturalFee): Message =>
  openFee({ name, code, law, lines: lines.join(', '), count: lines.length })

type OwingLines = FeesAnd<OwingField | 'stack'> & Pick<FilingContext, 'entryType'>

/**
 * True if CBP asks for the fee on a line: its rate is known and comes to an amount. A heading of chapter 98
 * may free the goods from it.
 */
const isAskedFor = (line: OwingLines['lines'][number], code: string): boolean =>
  agriculturalFeesOf(line).some((fee) => fee.code === code) &&
  agriculturalRate(code, line.htsus ?? '') !== undefined &&
  agriculturalAmounts([line], code)[0] !== 0n &&
  !line.stack.some(({ hts }) => hts.startsWith('98'))

/** The fees that lines owe at a known rate, and that the entry lacks. */
const owedFees = (context: OwingLines): OpenAgriculturalFee[] =>
  collectsAgriculturalFees(context.entryType)
    ? openFees(context).filter(({ fee }) => context.lines.some((line) => isAskedFor(line, fee.code)))
    : []

/** The fees that lines may owe and that the entry lacks, but for those that they do owe. */
function possibleFees(context: OwingLines): OpenAgriculturalFee[] {
  const owed = new Set(owedFees(context).map(({ fee }) => fee.code))
  return openFees(context).filter(({ fee }) => !owed.has(fee.code))
}

/** A fee of step 5 that is apart from what the weight of all its lines gives, with that amount. */
function wrongFee({ lines, fees, entryType }: OwingLines): { code: string; amount: bigint } | undefined {
  if (!collectsAgriculturalFees(entryType)) return undefined
  for (const [code, given] of fees) {
    const amounts = agriculturalAmounts(lines, code)
    const known = amounts.flatMap((own) => own ?? [])
    const amount = sumCents(known)
    const difference = given - amount
    const isApart = difference > AGRICULTURAL_FEE_TOLERANCE || difference < -AGRICULTURAL_FEE_TOLERANCE
    if (known.length === amounts.length && amount > 0n && isApart) return { code, amount }
  }
  return undefined
}

const openFees = ({ lines, fees }: FeesAnd<OwingField>): OpenAgriculturalFee[] =>
  openAgriculturalFees(lines, (code) => fees.has(code))

const hmfSum = ({ lines }: Pick<FeesAnd<'fees'>, 'lines'>) =>
  sumCents(lines.map(({ fees }) => fees.hmf ?? 0n))

const owesElse = ({ fees, lines }: FeesAnd<'duty_amount' | 'ir_tax_amount'>): boolean =>
  [...fees.keys()].some((code) => code !== '501') ||
  lines.some((line) => toCents(line.duty_amount) > 0n || toCents(line.ir_tax_amount) > 0n)
