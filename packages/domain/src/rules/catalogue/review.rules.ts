import { agreeWithinTolerance, TOTAL_TOLERANCE } from '../../calculations/totals.ts'
import { isSameText } from '../../entry/signature.ts'
import { centsText, dollarsText, toCents } from '../../money/cents.ts'
import { notAfter } from '../days.ts'
import type { EntryFacts } from '../facts.ts'
import type { EntryRule } from '../rule.ts'
import { byBlock, entryGroup } from '../rule-shapes.ts'
import { DECLARATION_REFUSALS } from '../words.ts'

const review = entryGroup({
  layer: 'data',
  group: 'review',
  source: 'specification 2§5, final review cross-field checks',
})
const signing = entryGroup({ layer: 'data', group: 'declaration', source: byBlock('specification 2§8') })

/** Checks across the steps. LINES_REQUIRED, the first of them, is step 4's own. */
const crossFieldRules: readonly EntryRule[] = [
  review.rule({
    id: 'REVIEW_SUMMARY_NOT_BEFORE_ENTRY',
    at: 'summary_date',
    reads: ['summary_date', 'entry_date'],
    when: (_, { profile }) => profile.filingAhead === 'never',
    holds: ({ summary_date, entry_date }) => notAfter(entry_date, summary_date),
    message: 'Summary date cannot be before the entry date',
  }),
  review.rule({
    id: 'REVIEW_WEIGHT_POSITIVE',
    at: 'line_items',
    reads: ['line_items'],
    mayRead: ['weightGrams'],
    holds: ({ weightGrams }) => weightGrams > 0n,
    message: 'Total weight must be above zero',
  }),
  review.rule({
    id: 'REVIEW_ENTERED_VALUE_SUM',
    at: 'total_entered_value',
    reads: ['total_entered_value', 'line_items'],
    mayRead: ['lineValueCents'],
    holds: ({ total_entered_value, lineValueCents }) =>
      agreeWithinTolerance(total_entered_value, centsText(lineValueCents)),
    message: 'Total entered value must equal the sum of the line values',
    detail: 'The lines add up to {sum}.',
    params: ({ lineValueCents }) => ({ sum: dollarsText(lineValueCents) }),
  }),
  review.rule({
    id: 'REVIEW_GRAND_TOTAL_SUM',
    at: 'grand_total',
    reads: ['grand_total'],
    mayRead: ['total_duty', 'total_tax', 'total_other'],
    holds: (totals) => {
      const difference = toCents(totals.grand_total) - sumOfTotals(totals)
      return (difference < 0n ? -difference : difference) <= TOTAL_TOLERANCE
    },
    message: 'Grand total must equal duty plus tax plus other',
    detail: 'Duty, tax and other add up to {sum}.',
    params: (totals) => ({ sum: dollarsText(sumOfTotals(totals)) }),
  }),
]

const sumOfTotals = (totals: Pick<EntryFacts, 'total_duty' | 'total_tax' | 'total_other'>): bigint =>
  toCents(totals.total_duty) + toCents(totals.total_tax) + toCents(totals.total_other)

/** The named declaration: name, signature and both ticks of step 5, the role of step 6. */
const declarationRules: readonly EntryRule[] = [
  signing.rule({
    id: 'DECLARATION_ACCEPTED',
    at: 'declaration_ior_agent',
    source: 'CBP Form 7501 block 40; specification 2§5 and 2§8',
    reads: [],
    mayRead: ['declaration_ior_agent', 'declaration_purchase_agreement'],
    holds: ({ declaration_ior_agent, declaration_purchase_agreement }) =>
      declaration_ior_agent && declaration_purchase_agreement,
    message: DECLARATION_REFUSALS.notAccepted,
  }),
  signing.rule({
    id: 'DECLARATION_NAMED',
    at: 'declarant_name',
    reads: [],
    mayRead: ['declarant_name'],
    holds: ({ declarant_name }) => declarant_name !== '',
    message: DECLARATION_REFUSALS.noName,
  }),
  signing.rule({
    id: 'DECLARATION_SIGNED',
    at: 'declarant_signature',
    reads: [],
    mayRead: ['declarant_signature'],
    holds: ({ declarant_signature }) => declarant_signature !== '',
    message: DECLARATION_REFUSALS.notSigned,
  }),
  signing.rule({
    id: 'DECLARATION_SIGNATURE_MATCHES',
    at: 'declarant_signature',
    reads: ['declarant_signature', 'declarant_name'],
    holds: ({ declarant_signature, declarant_name }) => isSameText(declarant_signature, declarant_name),
    message: DECLARATION_REFUSALS.signatureDiffers,
  }),
  signing.rule({
    id: 'DECLARATION_ROLE_AUTHORIZED',
    at: 'declarant_role',
    source: 'specification 2§6',
    reads: ['declarant_role'],
    holds: ({ declarant_role }) => /^(preparer|approver|admin)$/.test(declarant_role),
    message: DECLARATION_REFUSALS.role,
  }),
]

export const reviewRules: readonly EntryRule[] = [...declarationRules, ...crossFieldRules]
