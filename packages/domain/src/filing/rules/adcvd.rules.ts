import {
  CASE_FIELDS,
  type CaseFields,
  type CaseKind,
  caseDuty,
  caseDutyByRate,
  caseKind,
  caseOf,
} from '../../calculations/line-cases.ts'
import { dollarsText, scaled, sumCents, toCents } from '../../money/cents.ts'
import { caseCountries, isCaseOfOther } from '../../reference/case-countries.ts'
import { countryName, originCountry } from '../../reference/countries.ts'
import type { FilingLine } from '../filing-context.ts'
import {
  caseNumber,
  foreignExporter,
  isDeclarationId,
  isPartyId,
  isReimbursementDenied,
} from '../mapping/case.ts'
import { dutyRowSum } from '../mapping/fee-rows.ts'
import { type FilingRuleId, filingLineRule, filingRule, MATRIX } from './filing-rule.ts'

const RECORD_53 = 'CBP AE chapter, July 2026, record 53'

export const ADCVD_FILING_RULES = [
  filingRule({
    id: 'FILING_ADCVD_MISSING',
    at: 'line_items.0.adcvd_case_number',
    source: `${MATRIX}; condition 735`,
    message: 'An entry of this type needs an AD/CVD case on at least one line.',
    mayRead: ['needs'],
    ofLines: ['adcvd_case_number'],
    holds: ({ needs, lines }) =>
      needs?.cases !== 'required' || lines.some(({ adcvd_case_number }) => Boolean(adcvd_case_number)),
  }),
  filingLineRule({
    id: 'FILING_ADCVD_NOT_ALLOWED',
    at: 'adcvd_case_number',
    source: `${MATRIX}; condition 509`,
    message: 'Goods under an AD/CVD case are entered as type 03, 07, 34 or 38, not as this type.',
    reads: ['adcvd_case_number'],
    entry: ['needs'],
    holds: (_line, _rules, { needs }) => needs?.cases !== 'forbidden',
  }),
  filingLineRule({
    id: 'FILING_ADCVD_CASE',
    at: 'adcvd_case_number',
    source: `${RECORD_53}; condition 543`,
    message:
      'CBP needs all ten characters of the case, for example A-570-967-000; the last three identify the company, and 000 means all others.',
    reads: ['adcvd_case_number'],
    mayRead: ['adcvd_case_role'],
    holds: ({ adcvd_case_number, adcvd_case_role }) =>
      caseNumber(adcvd_case_number, adcvd_case_role) !== undefined,
  }),
  ...depositRules('FILING_ADCVD', CASE_FIELDS.first),
  filingLineRule({
    id: 'FILING_SECOND_CASE',
    at: 'second_case_number',
    source: `${RECORD_53}; conditions 543 and 545`,
    message:
      'A second case must be of the other kind than the first: one antidumping (A) and one countervailing (C) case, each with all ten characters.',
    reads: ['second_case_number'],
    mayRead: ['adcvd_case_number'],
    holds: ({ adcvd_case_number: first, second_case_number: second }) => {
      const kinds = new Set([caseKind(first), caseKind(second)])
      return caseNumber(second, undefined) !== undefined && kinds.has('AD') && kinds.has('CVD')
    },
  }),
  ...depositRules('FILING_SECOND_CASE', CASE_FIELDS.second),
  filingLineRule({
    id: 'FILING_ADCVD_EXPORTER',
    at: 'exporter_mid',
    source: 'CBP AE chapter, July 2026, usage note f; condition 499',
    message:
      'Goods under an AD/CVD case are filed with their foreign exporter: country and letters or digits, 8 to 15 in all. Without one, the manufacturer ID is used.',
    reads: ['adcvd_case_number'],
    mayRead: ['exporter_mid', 'mid'],
    holds: (line) => isPartyId(foreignExporter(line)),
  }),
  filingLineRule({
    id: 'FILING_REIMBURSEMENT_NOT_SENT',
    at: 'non_reimbursement',
    severity: 'warning',
    source: 'CBP AE chapter, July 2026, record 40 column 60; conditions 452 and 463',
    message: 'The statement of non-reimbursement goes with an antidumping case. It is not sent.',
    reads: ['non_reimbursement'],
    mayRead: ['cases'],
    holds: (line) => line.non_reimbursement === 'N' || isReimbursementDenied(line),
  }),
  filingLineRule({
    id: 'FILING_REIMBURSEMENT_ID',
    at: 'non_reimbursement_id',
    source: `${RECORD_53} columns 57-66; usage note ff`,
    message:
      'The identifier of a non-reimbursement declaration has at most ten letters and digits and goes with an AD/CVD case.',
    reads: ['non_reimbursement_id'],
    mayRead: ['adcvd_case_number'],
    holds: ({ non_reimbursement_id = '', adcvd_case_number }) =>
      Boolean(adcvd_case_number) && isDeclarationId(non_reimbursement_id),
  }),
  filingLineRule({
    id: 'FILING_REIMBURSEMENT_ONCE',
    at: 'non_reimbursement_id',
    source: 'CBP AE chapter, July 2026, usage note ff',
    message: 'Give the statement of non-reimbursement or the identifier of its declaration, not both.',
    reads: ['non_reimbursement_id'],
    mayRead: ['non_reimbursement'],
    holds: ({ non_reimbursement }) => non_reimbursement !== 'Y',
  }),
  totalRule('AD', 'FILING_AD_TOTAL', 'antidumping'),
  totalRule('CVD', 'FILING_CVD_TOTAL', 'countervailing'),
]

/**
 * Rate and amount of a case: none without its number, the rate as record 53 holds it, quantity and value as its kind
 * needs them, the amount as customs computes it.
 */
function depositRules(id: FilingRuleId, fields: CaseFields) {
  const { number, rate, rateKind, quantity, value: ownValue, amount } = fields
  return [
    filingLineRule({
      id: `${id}_WITHOUT_CASE`,
      at: number,
      source: RECORD_53,
      message:
        'AD/CVD duty is filed under its case. Give the case number, or remove the AD/CVD rate and amount.',
      mayRead: [number, rate, amount],
      holds: (line) =>
        Boolean(line[number]) || (toCents(line[amount]) === 0n && (scaled(line[rate], 4) ?? 0n) === 0n),
    }),
    filingLineRule({
      id: `${id}_ORIGIN`,
      at: number,
      source: 'CBP ACE error dictionary, condition 547',
      message: 'This AD/CVD case is for goods of {countries}, but the origin of the line is {origin}.',
      detail:
        'CBP accepts a case only for goods of its country, which the three digits after the letter name. Check the case number and the country of origin.',
      reads: [number, 'origin'],
      holds: (line) => !isCaseOfOther(line[number] ?? '', line.origin),
      params: (line) => ({
        countries: (caseCountries(line[number] ?? '') ?? []).map(nameOf).join(', '),
        origin: nameOf(originCountry(line.origin)),
      }),
    }),
    filingLineRule({
      id: `${id}_RATE`,
      at: rate,
      source: RECORD_53,
      message:
        'CBP needs the deposit rate of the AD/CVD case with at most two decimals: in percent, or in dollars for each unit.',
      reads: [number],
      mayRead: [rate],
      holds: (line) => {
        const typed = scaled(line[rate], 4)
        return typed !== undefined && typed % 100n === 0n
      },
    }),
    filingLineRule({
      id: `${id}_QUANTITY`,
      at: quantity,
      source: `${RECORD_53}; conditions 541 and 575`,
      message:
        'A rate in dollars for each unit needs the quantity in the units of the case. Leave it blank for a rate in percent.',
      mayRead: [number, rateKind, quantity],
      holds: (line) => {
        const isSpecific = Boolean(line[number]) && caseOf(line, fields).isSpecific
        return isSpecific ? (scaled(line[quantity], 4) ?? 0n) > 0n : !line[quantity]
      },
    }),
    filingLineRule({
      id: `${id}_VALUE`,
      at: ownValue,
      source: `${RECORD_53}; condition 542`,
      message:
        'Enter a value of the case only with a rate in percent, in whole dollars. Leave it blank to use the value of the line.',
      reads: [ownValue],
      mayRead: [number, rateKind],
      holds: (line) => {
        const cents = toCents(line[ownValue])
        const isWhole = cents > 0n && cents % 100n === 0n && cents < 1_000_000_000_000n
        return Boolean(line[number]) && !caseOf(line, fields).isSpecific && isWhole
      },
    }),
    filingLineRule({
      id: `${id}_AMOUNT`,
      at: amount,
      source: 'CBP ACE error dictionary, condition 576',
      message:
        'CBP needs the AD/CVD amount to be the whole-dollar value times the rate, or the quantity times the rate of a unit, to the cent.',
      reads: [number],
      mayRead: [rate, rateKind, quantity, ownValue, amount, 'value'],
      holds: (line) => {
        const one = caseOf(line, fields)
        const computed = caseDutyByRate(one, line.value)
        return computed === undefined || caseDuty(one, line.value) === computed
      },
    }),
  ]
}

const nameOf = (code: string): string => countryName(code) ?? code

/** The amount that step 5 shows is that of the lines: customs adds up the lines to the cent. */
function totalRule(kind: CaseKind, id: FilingRuleId, word: string) {
  return filingRule({
    id,
    at: 'fee_summary',
    source: 'CBP ACE error dictionary, conditions 739, 743, 745 and 747',
    message: `The ${word} duty of the fee rows is not the sum of the lines.`,
    detail: 'The fee rows say {rows}, the lines {lines}.',
    reads: ['fee_summary'],
    ofLines: ['cases', 'value'],
    holds: ({ fee_summary, lines }) => {
      const rows = dutyRowSum(fee_summary, kind)
      return rows === undefined || rows === linesSum(lines, kind)
    },
    params: ({ fee_summary, lines }) => ({
      rows: dollarsText(dutyRowSum(fee_summary, kind) ?? 0n),
      lines: dollarsText(linesSum(lines, kind)),
    }),
  })
}

const linesSum = (lines: readonly Pick<FilingLine, 'cases' | 'value'>[], kind: CaseKind) =>
  sumCents(
    lines.flatMap(({ cases, value }) =>
      cases.filter((one) => one.kind === kind).map((one) => caseDuty(one, value)),
    ),
  )
