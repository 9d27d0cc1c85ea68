import { hasHmf } from '../../calculations/line-fees.ts'
import { dollarsText, sumCents, toCents } from '../../money/cents.ts'
import { isInformalEntryType } from '../../reference/entry-types.ts'
import { HMF_DE_MINIMIS, LINE_FEE_LIMIT } from '../../reference/filing-limits.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { feeClass, feeRecord, isDutyRow } from '../mapping/fee-rows.ts'
import { type FilingRule, type FilingRuleId, filingFeeRule, filingRule } from './filing-rule.ts'

/** Fee rows by class, with lines as far as a rule reads them. */
export type FeesAnd<Name extends keyof FilingLine> = Pick<FilingContext, 'fees'> & {
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

const MAIL_NOTE = 'CBP AE chapter, July 2026, usage note p; conditions 248, 250 and 730'
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
  missingRule('496', 'FILING_MAIL_FEE_MISSING', 'dutiable mail fee', MAIL_NOTE, 'error'),
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
]

const hmfSum = ({ lines }: Pick<FeesAnd<'fees'>, 'lines'>) =>
  sumCents(lines.map(({ fees }) => fees.hmf ?? 0n))

const owesElse = ({ fees, lines }: FeesAnd<'duty_amount' | 'ir_tax_amount'>): boolean =>
  [...fees.keys()].some((code) => code !== '501') ||
  lines.some((line) => toCents(line.duty_amount) > 0n || toCents(line.ir_tax_amount) > 0n)
