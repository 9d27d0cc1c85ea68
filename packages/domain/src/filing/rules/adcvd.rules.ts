import { adcvdKind } from '../../calculations/adcvd-kind.ts'
import { dollarsText, percentOf, scaled, sumCents, toCents } from '../../money/cents.ts'
import type { FilingContext } from '../filing-context.ts'
import { caseDuty, caseNumber } from '../mapping/case.ts'
import { dutyRowSum } from '../parse/fee-rows.ts'
import { entryRule, lineRule, MATRIX } from './filing-rule.ts'

const RECORD_53 = 'CBP AE chapter, July 2026, record 53'

export const ADCVD_FILING_RULES = [
  entryRule({
    id: 'FILING_ADCVD_MISSING',
    path: 'line_items.0.adcvd_case_number',
    source: `${MATRIX}; condition 735`,
    message: 'An entry of this type names an AD/CVD case on at least one line.',
    holds: ({ needs, lines }) =>
      needs?.cases !== 'required' || lines.some(({ line }) => line.adcvd_case_number),
  }),
  lineRule({
    id: 'FILING_ADCVD_NOT_ALLOWED',
    path: 'adcvd_case_number',
    source: `${MATRIX}; condition 509`,
    message: 'Goods under an AD/CVD case are entered as type 03, 07, 34 or 38, not as this type.',
    holds: ({ line }, { needs }) => !line.adcvd_case_number || needs?.cases !== 'forbidden',
  }),
  lineRule({
    id: 'FILING_ADCVD_CASE',
    path: 'adcvd_case_number',
    source: `${RECORD_53}; condition 543`,
    message:
      'Customs needs all ten characters of the case, for example A-570-967-000; the last three name the company, 000 all others.',
    holds: ({ line }) =>
      !line.adcvd_case_number || caseNumber(line.adcvd_case_number, line.adcvd_case_role) !== undefined,
  }),
  lineRule({
    id: 'FILING_ADCVD_WITHOUT_CASE',
    path: 'adcvd_case_number',
    source: RECORD_53,
    message:
      'AD/CVD duty is filed under its case. Give the case number, or remove the AD/CVD rate and amount.',
    holds: ({ line }) =>
      Boolean(line.adcvd_case_number) ||
      (toCents(line.adcvd_amount) === 0n && (scaled(line.adcvd_rate, 4) ?? 0n) === 0n),
  }),
  lineRule({
    id: 'FILING_ADCVD_RATE',
    path: 'adcvd_rate',
    source: RECORD_53,
    message: 'Customs needs the deposit rate of the AD/CVD case in percent, with at most two decimals.',
    holds: ({ line }) => {
      const rate = scaled(line.adcvd_rate, 4)
      return !line.adcvd_case_number || (rate !== undefined && rate % 100n === 0n)
    },
  }),
  lineRule({
    id: 'FILING_ADCVD_AMOUNT',
    path: 'adcvd_amount',
    source: 'CBP ACE error dictionary, condition 576',
    message: 'Customs needs the AD/CVD amount to be the whole-dollar value times the rate, to the cent.',
    holds: (filing) => {
      const { line, value } = filing
      const computed = percentOf(value, line.adcvd_rate)
      return !line.adcvd_case_number || computed === undefined || caseDuty(filing) === computed
    },
  }),
  totalRule('AD', 'FILING_AD_TOTAL', 'antidumping'),
  totalRule('CVD', 'FILING_CVD_TOTAL', 'countervailing'),
]

/** What step 5 shows and what the lines carry must be one amount: customs adds up the lines to the cent. */
function totalRule(kind: 'AD' | 'CVD', id: `FILING_${string}`, word: string) {
  return entryRule({
    id,
    path: 'totals_declarations.fee_summary',
    source: 'CBP ACE error dictionary, conditions 739, 743, 745 and 747',
    message: `The ${word} duty of the fee rows is not the sum of the lines.`,
    holds: (context) => {
      const rows = dutyRowSum(context.draft, kind)
      return rows === undefined || rows === linesSum(context, kind)
    },
    detail: 'The fee rows say {rows}, the lines {lines}.',
    params: (context) => ({
      rows: dollarsText(dutyRowSum(context.draft, kind) ?? 0n),
      lines: dollarsText(linesSum(context, kind)),
    }),
  })
}

const linesSum = ({ lines }: FilingContext, kind: 'AD' | 'CVD') =>
  sumCents(lines.filter(({ line }) => adcvdKind(line) === kind).map(caseDuty))
