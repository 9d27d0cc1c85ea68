import { agreeWithinTolerance, TOTAL_TOLERANCE } from '../../calculations/totals.ts'
import { centsText, dollarsText, toCents } from '../../money/cents.ts'
import { notAfter } from '../days.ts'
import type { EntryFacts } from '../facts.ts'
import { type EntryRule, entryRule } from '../rule.ts'
import { DECLARATION_REFUSALS } from '../words.ts'

const crossField = 'specification 2§5, final review cross-field checks'
const review = { reading: 'data', group: 'review', source: crossField } as const
const signing = { reading: 'data', group: 'declaration' } as const

/** Checks across the steps. LINES_REQUIRED, the first of them, is step 4's own. */
const crossFieldRules: readonly EntryRule[] = [
  entryRule({
    ...review,
    id: 'REVIEW_SUMMARY_NOT_BEFORE_ENTRY',
    at: 'summaryDate',
    reads: ['summaryDate', 'entryDate'],
    holds: ({ summaryDate, entryDate }) => notAfter(entryDate, summaryDate),
    message: 'Summary date cannot be before the entry date',
  }),
  entryRule({
    ...review,
    id: 'REVIEW_WEIGHT_POSITIVE',
    at: 'lineItems',
    reads: ['lineItems'],
    mayRead: ['weightGrams'],
    holds: ({ weightGrams }) => weightGrams > 0n,
    message: 'Total weight must be above zero',
  }),
  entryRule({
    ...review,
    id: 'REVIEW_ENTERED_VALUE_SUM',
    at: 'totalEnteredValue',
    reads: ['totalEnteredValue', 'lineItems'],
    mayRead: ['lineValueCents'],
    holds: ({ totalEnteredValue, lineValueCents }) =>
      agreeWithinTolerance(totalEnteredValue, centsText(lineValueCents)),
    message: 'Total entered value must equal the sum of the line values',
    detail: 'The lines add up to {sum}.',
    params: ({ lineValueCents }) => ({ sum: dollarsText(lineValueCents) }),
  }),
  entryRule({
    ...review,
    id: 'REVIEW_GRAND_TOTAL_SUM',
    at: 'grandTotal',
    reads: ['grandTotal'],
    mayRead: ['totalDuty', 'totalTax', 'totalOther'],
    holds: (totals) => {
      const difference = toCents(totals.grandTotal) - sumOfTotals(totals)
      return (difference < 0n ? -difference : difference) <= TOTAL_TOLERANCE
    },
    message: 'Grand total must equal duty plus tax plus other',
    detail: 'Duty, tax and other add up to {sum}.',
    params: (totals) => ({ sum: dollarsText(sumOfTotals(totals)) }),
  }),
]

const sumOfTotals = (totals: Pick<EntryFacts, 'totalDuty' | 'totalTax' | 'totalOther'>): bigint =>
  toCents(totals.totalDuty) + toCents(totals.totalTax) + toCents(totals.totalOther)

/** The named declaration: name, signature and both ticks of step 5, the role of step 6. */
const declarationRules: readonly EntryRule[] = [
  entryRule({
    ...signing,
    id: 'DECLARATION_ACCEPTED',
    at: 'declaresRole',
    source: 'CBP Form 7501 block 40; specification 2§5 and 2§8',
    reads: [],
    mayRead: ['declaresRole', 'declaresPurchase'],
    holds: ({ declaresRole, declaresPurchase }) => declaresRole && declaresPurchase,
    message: DECLARATION_REFUSALS.notAccepted,
  }),
  entryRule({
    ...signing,
    id: 'DECLARATION_NAMED',
    at: 'declarantName',
    source: 'CBP Form 7501 block 45; specification 2§8',
    reads: [],
    mayRead: ['declarantName'],
    holds: ({ declarantName }) => declarantName !== '',
    message: DECLARATION_REFUSALS.noName,
  }),
  entryRule({
    ...signing,
    id: 'DECLARATION_SIGNED',
    at: 'signature',
    source: 'CBP Form 7501 block 45; specification 2§8',
    reads: [],
    mayRead: ['signature'],
    holds: ({ signature }) => signature !== '',
    message: DECLARATION_REFUSALS.notSigned,
  }),
  entryRule({
    ...signing,
    id: 'DECLARATION_SIGNATURE_MATCHES',
    at: 'signature',
    source: 'CBP Form 7501 block 45; specification 2§5',
    reads: ['signature', 'declarantName'],
    holds: ({ signature, declarantName }) => signature === declarantName,
    message: DECLARATION_REFUSALS.signatureDiffers,
  }),
  entryRule({
    ...signing,
    id: 'DECLARATION_ROLE_AUTHORIZED',
    at: 'declarantRole',
    source: 'specification 2§6',
    reads: ['declarantRole'],
    holds: ({ declarantRole }) => /^(preparer|approver|admin)$/.test(declarantRole),
    message: DECLARATION_REFUSALS.role,
  }),
]

export const reviewRules: readonly EntryRule[] = [...declarationRules, ...crossFieldRules]
