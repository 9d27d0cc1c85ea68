import { CASE_FIELDS, type CaseFields } from '../../calculations/line-cases.ts'
import { isDutyRow, totalsOf } from '../../calculations/totals.ts'
import { feeCode } from '../../entry/fee-types.ts'
import type { LineFieldName } from '../../entry/field-table.ts'
import { lineTable } from '../../entry/field-table.ts'
import { MAX_RATE } from '../../money/amount.ts'
import { scaled, toCents } from '../../money/cents.ts'
import { isInformalEntryType } from '../../reference/entry-types.ts'
import { HMF_DE_MINIMIS } from '../../reference/filing-limits.ts'
import { isNonNegative } from '../numbers.ts'
import type { EntryRule, FeeRule, LineRule, RuleId } from '../rule.ts'
import { entryGroup, feeGroup, lineGroup } from '../rule-shapes.ts'

const DUTIES = {
  layer: 'data',
  group: 'calculations',
  source: 'specification 2§5, duties (data layer)',
} as const
const lines = lineGroup(DUTIES)
const fees = feeGroup(DUTIES)
const entry = entryGroup({ ...DUTIES, source: 'CBP AE chapter, July 2026, record 10' })

type RateField = Extract<LineFieldName, 'hts_rate' | 'adcvd_rate' | 'second_case_rate' | 'irc_rate'>
const CAP = scaled(MAX_RATE, 4) ?? 0n

const rateRules = (at: RateField, id: string): LineRule[] => {
  const { label } = lineTable[at]
  const number = { at, id: `DUTIES_${id}_NUMBER`, message: `${label} must be zero or more` } as const
  const cap = { at, id: `DUTIES_${id}_CAP`, message: `${label} cannot be more than ${MAX_RATE}` } as const
  return [lines.ofText(number, isNonNegative), lines.ofText(cap, (rate) => (scaled(rate, 4) ?? 0n) <= CAP)]
}

/** The amount of a case, and how it is deposited. */
const caseRules = (id: string, { number, rateKind, amount, claim }: CaseFields): LineRule[] => [
  lines.ofText(
    {
      id: `DUTIES_${id}_AMOUNT_NUMBER` as RuleId,
      at: amount,
      message: `${lineTable[amount].label} must be zero or more`,
    },
    isNonNegative,
  ),
  lines.matches({
    id: `DUTIES_${id}_RATE_KIND_KNOWN` as RuleId,
    at: rateKind,
    source: 'CBP AE chapter, July 2026, record 53',
    pattern: /^[AS]$/,
    message: `${lineTable[rateKind].label} must be A (percent) or S (dollars for each unit)`,
  }),
  lines.matches({
    id: `DUTIES_${id}_CLAIM_KNOWN` as RuleId,
    at: claim,
    source: 'CBP AE chapter, July 2026, record 53',
    pattern: /^[BC]$/,
    message: `${lineTable[claim].label} must be C (cash) or B (under a bond)`,
  }),
  lines.rule({
    id: `DUTIES_${id}_BOND_CASE` as RuleId,
    at: claim,
    source: 'CBP AE chapter, July 2026, record 53: as prescribed by the case',
    reads: [claim],
    mayRead: [number],
    when: (line) => line[claim] === 'B',
    holds: (line) => line[number] !== '',
    message: 'A deposit under a bond needs the AD/CVD case that allows it',
  }),
  lines.rule({
    id: `DUTIES_${id}_BOND_SURETY` as RuleId,
    at: claim,
    source: 'CBP AE chapter, July 2026, records 31 and 53; 19 CFR 113.62',
    reads: [claim],
    entry: ['surety_no', 'bond_type'],
    when: (line) => line[claim] === 'B',
    holds: (_line, _ctx, { surety_no, bond_type }) =>
      surety_no !== '998' && surety_no !== '999' && bond_type !== '',
    message: 'A deposit under a bond needs a surety bond; 998 and 999 mean no surety',
  }),
]

/** The rates and amounts of a line on the named page calculations. */
export const dutyRules: readonly LineRule[] = [
  ...rateRules('hts_rate', 'HTS_RATE'),
  ...rateRules('adcvd_rate', 'ADCVD_RATE'),
  ...rateRules('irc_rate', 'IRC_RATE'),
  ...caseRules('ADCVD', CASE_FIELDS.first),
  ...rateRules('second_case_rate', 'SECOND_CASE_RATE'),
  ...caseRules('SECOND_CASE', CASE_FIELDS.second),
  lines.atMost(50, {
    id: 'DUTIES_VISA_NUMBERS_LONG',
    at: 'visa_numbers',
    message: 'Visa numbers must be 50 characters or less',
  }),
]

/** Later reconciliation: the issues as CBP numbers them. What goes with them is a rule of the filing. */
export const reconciliationRules: readonly EntryRule[] = [
  entry.matches({
    at: 'reconciliation_issue',
    id: 'DUTIES_RECONCILIATION_KNOWN',
    source: 'CBP AE chapter, July 2026, record 10; condition 155',
    pattern: /^00[1-7]$/,
    message: 'The issues for reconciliation must be a code from 001 to 007',
  }),
]

/** Deferral of internal revenue tax: the entry names the arrangement, and its tax is paid later. */
export const deferralRules: readonly EntryRule[] = [
  entry.matches({
    id: 'DUTIES_DEFERRAL_KNOWN',
    at: 'deferred_tax_code',
    source: 'CBP AE chapter, July 2026, record 10; condition 134',
    pattern: /^[12]$/,
    message: 'Deferral of I.R. tax must be 1 (conventional) or 2 (electronic funds transfer)',
  }),
  entry.rule({
    id: 'DUTIES_DEFERRAL_ENTRY_TYPE',
    at: 'deferred_tax_code',
    source: 'CBP AE chapter, July 2026, what each entry type may hold; condition 135',
    reads: ['deferred_tax_code', 'entry_type'],
    holds: ({ entry_type }) => !isInformalEntryType(entry_type),
    message: 'I.R. tax cannot be deferred on entry types 11 and 12',
  }),
  entry.rule({
    id: 'DUTIES_DEFERRAL_NO_TAX',
    at: 'deferred_tax_code',
    severity: 'warning',
    reads: ['deferred_tax_code'],
    mayRead: ['draft'],
    holds: ({ draft }) => toCents(totalsOf(draft).total_tax.amount) > 0n,
    message: 'There is no I.R. tax on this entry to defer',
  }),
]

/** The fee rows as the data layer reads them together; AD and CVD rows are duty. */
export const feeRecordRules: readonly FeeRule[] = [
  fees.rule({
    id: 'DUTIES_LONE_HMF',
    at: 'amount',
    reads: ['amount', 'fee_type'],
    mayRead: ['code'],
    entry: ['fees'],
    when: ({ fee_type, code }, { profile }, { fees }) =>
      profile.loneHmfCap === 'at-most-3' &&
      feeCode({ fee_type, code }) === 'HMF' &&
      fees.filter((fee) => !isDutyRow({ fee_type: fee.fee_type })).length === 1,
    holds: ({ amount }) => (scaled(amount, 2) ?? 0n) <= HMF_DE_MINIMIS,
    message: 'A lone HMF fee must not exceed $3',
    detail: 'CBP itself has no such rule.',
  }),
]
