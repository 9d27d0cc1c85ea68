import { hasHmf } from '../../calculations/line-fees.ts'
import { dollarsText, sumCents, toCents } from '../../money/cents.ts'
import { isInformalEntryType } from '../../reference/entry-types.ts'
import { HMF_DE_MINIMIS } from '../../reference/filing-limits.ts'
import type { FilingContext } from '../filing-context.ts'
import { feeClass, feeRecord, isDutyRow } from '../parse/fee-rows.ts'
import { entryRule, type FilingRule } from './filing-rule.ts'

const FEE_ROWS = 'totals_declarations.fee_summary'

const expected = ({ expectedFees }: FilingContext, classCode: string): bigint | undefined =>
  expectedFees.get(classCode)

const amountRule = (classCode: string, id: `FILING_${string}`, name: string, source: string): FilingRule =>
  entryRule({
    path: FEE_ROWS,
    id,
    source,
    message: `The ${name} is not the one that customs computes.`,
    holds: (context) => {
      const given = context.fees.get(classCode)
      return given === undefined || given === (expected(context, classCode) ?? 0n)
    },
    detail: 'It must be {amount}.',
    params: (context) => ({ amount: dollarsText(expected(context, classCode) ?? 0n) }),
  })

const missingRule = (classCode: string, id: `FILING_${string}`, name: string, source: string): FilingRule =>
  entryRule({
    path: FEE_ROWS,
    id,
    severity: 'warning',
    source,
    message: `Customs expects a ${name} on this entry.`,
    holds: (context) => context.fees.has(classCode) || expected(context, classCode) === undefined,
    detail: 'Add a fee row of {amount}, unless the goods are exempt.',
    params: (context) => ({ amount: dollarsText(expected(context, classCode) ?? 0n) }),
  })

const FEE_NOTES = 'CBP AE chapter, July 2026, usage notes m to q'

export const FEES_FILING_RULES: FilingRule[] = [
  {
    path: FEE_ROWS,
    id: 'FILING_FEE_CLASS',
    source: 'CBP AE chapter, July 2026, table 6',
    message: 'Customs takes no fee of this kind on an entry summary.',
    broken: ({ draft, entryType }) =>
      (draft.totals_declarations?.fee_summary ?? []).flatMap((row, index) => {
        const isSendable =
          isDutyRow(row) || toCents(row.amount) === 0n || feeRecord(feeClass(row, entryType)) !== undefined
        return isSendable ? [] : [{ path: `${FEE_ROWS}.${index}.class_code` }]
      }),
  },
  entryRule({
    path: FEE_ROWS,
    id: 'FILING_MPF_CLASS',
    source: 'CBP ACE error dictionary, conditions 632, 636 and 637',
    message: 'Formal entries pay the merchandise processing fee as class 499, informal ones as class 311.',
    holds: ({ fees, entryType }) => !fees.has(isInformalEntryType(entryType) ? '499' : '311'),
  }),
  amountRule('499', 'FILING_MPF_AMOUNT', 'merchandise processing fee', FEE_NOTES),
  amountRule('311', 'FILING_MPF_INFORMAL', 'informal merchandise processing fee', FEE_NOTES),
  missingRule('499', 'FILING_MPF_MISSING', 'merchandise processing fee', FEE_NOTES),
  missingRule('311', 'FILING_MPF_INFORMAL_MISSING', 'merchandise processing fee', FEE_NOTES),
  entryRule({
    path: FEE_ROWS,
    id: 'FILING_HMF_NOT_ALLOWED',
    source: 'CBP ACE error dictionary, conditions 481 and 482',
    message: 'The harbor maintenance fee is due on goods by vessel only, and not on this entry type.',
    holds: ({ fees, entryType, mode }) => !fees.has('501') || hasHmf(entryType, mode),
  }),
  entryRule({
    path: FEE_ROWS,
    id: 'FILING_HMF_AMOUNT',
    source: 'CBP ACE error dictionary, condition 601',
    message: 'The harbor maintenance fee is not the one that customs computes, to the cent.',
    holds: (context) => {
      const given = context.fees.get('501')
      return given === undefined || !hasHmf(context.entryType, context.mode) || given === hmfSum(context)
    },
    detail: "It must be {amount}, the sum of 0.125 % of each line's whole-dollar value.",
    params: (context) => ({ amount: dollarsText(hmfSum(context)) }),
  }),
  entryRule({
    path: FEE_ROWS,
    id: 'FILING_HMF_DE_MINIMIS',
    source: 'CBP ACE error dictionary, condition 602',
    message:
      'A harbor maintenance fee of $3.00 or less is not collected when nothing else is owed. Remove the row.',
    holds: (context) =>
      !context.fees.has('501') ||
      hmfSum(context) === 0n ||
      expected(context, '501') !== undefined ||
      context.fees.size > 1,
  }),
  entryRule({
    path: FEE_ROWS,
    id: 'FILING_HMF_REQUIRED',
    source: 'CBP ACE error dictionary, condition 600',
    message: 'Goods that come by border waterway pay the harbor maintenance fee.',
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

const hmfSum = ({ lines }: FilingContext) => sumCents(lines.map(({ fees }) => fees.hmf ?? 0n))

const owesElse = ({ fees, lines }: FilingContext): boolean =>
  [...fees.keys()].some((code) => code !== '501') ||
  lines.some(({ line }) => toCents(line.duty_amount) > 0n || toCents(line.ir_tax_amount) > 0n)
