import { expectedBond } from '../../calculations/bond-use.ts'
import { centsText, formatUsd, toCents } from '../../money/cents.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { FilingContext } from '../filing-context.ts'
import {
  ADDITIONAL_BOND_FIELDS,
  hasAdditionalBond,
  isAdditionalBondWhole,
  isBondNumber,
  needsAdditionalBond,
} from '../mapping/bond-facts.ts'
import { type FilingRuleId, filingRule } from './filing-rule.ts'

const RECORD_31 = 'CBP AE chapter, July 2026, record 31'
const BOND_NOTE = 'CBP AE chapter, July 2026, usage note i'

const SURETIES = "CBP's list of active surety codes"

/** The surety number of the U.S. Government. */
const GOVERNMENT = '999'

/** A continuous bond and the one that CBP expects for the year, this entry included; undefined while one is not known. */
function bondSize(
  { bond, bond_amount, totals }: Pick<FilingContext, 'bond' | 'bond_amount' | 'totals'>,
  { owedInYear }: RuleContext,
) {
  const amount = toCents(bond_amount)
  if (bond.kind !== 'continuous' || amount === 0n || owedInYear === undefined) return undefined
  const owed = owedInYear + toCents(totals.grand_total.amount)
  return { bond: amount, owed, expected: expectedBond(owed) }
}

/** A surety that CBP has. Other rules refuse a number of another form. */
const knownSurety = (id: FilingRuleId, at: 'surety_no' | 'additional_surety') =>
  filingRule({
    id,
    at,
    source: `${SURETIES}; condition 138`,
    message: 'CBP has no surety {surety}.',
    detail: 'Enter the three digits of the surety on your bond, such as 054.',
    mayRead: [at],
    holds: ({ [at]: surety = '' }, { reference }) => !/^\d{3}$/.test(surety) || reference.hasSurety(surety),
    params: ({ [at]: surety = '' }) => ({ surety }),
  })

/** The bond page: single transaction bonds, and the bond in addition to the basic one. */
export const BOND_FILING_RULES = [
  filingRule({
    id: 'FILING_BOND_FORMAL',
    at: 'bond_type',
    severity: 'warning',
    source: '19 CFR 142.4; 19 CFR 113.62',
    message: 'A formal entry needs a bond. Bond type {type} with surety 999 files it without one.',
    detail:
      'CBP accepts 999 from importers of the U.S. Government. Others choose the type of their bond and the number of its surety.',
    mayRead: ['bond', 'needs', 'kind', 'bond_type'],
    holds: ({ bond, needs, kind }) =>
      bond.kind !== 'waived' || bond.reason !== GOVERNMENT || !needs?.mayWaiveBond || kind === 'informal',
    params: ({ bond_type = '' }) => ({ type: bond_type }),
  }),
  filingRule({
    id: 'FILING_BOND_NUMBER',
    at: 'bond_number',
    source: `${RECORD_31}; condition 121`,
    message: 'A single entry bond is filed with its number on CBP Form 301, at most ten letters and digits.',
    mayRead: ['bond', 'bond_number'],
    holds: ({ bond, bond_number }) => bond.kind !== 'single' || isBondNumber(bond_number),
  }),
  filingRule({
    id: 'FILING_BOND_FOR_CASE',
    at: 'additional_surety',
    source: `${BOND_NOTE}; condition 710`,
    message:
      'Goods under an AD/CVD case with a rate of 5 percent or more need a single transaction bond beside the continuous bond.',
    detail: 'Ask your surety for the bond, and enter its surety, number and amount on the page Bond Details.',
    mayRead: ['bond', ...ADDITIONAL_BOND_FIELDS],
    ofLines: ['cases'],
    holds: (facts) => !needsAdditionalBond(facts) || hasAdditionalBond(facts),
  }),
  filingRule({
    id: 'FILING_BOND_ADDITIONAL',
    at: 'additional_surety',
    source: `${RECORD_31}; conditions 121, 138 and 265`,
    message:
      'An additional bond is filed with the number of its surety, its number on CBP Form 301 and its amount.',
    mayRead: ADDITIONAL_BOND_FIELDS,
    holds: (bond) => !hasAdditionalBond(bond) || isAdditionalBondWhole(bond),
  }),
  knownSurety('FILING_SURETY_UNKNOWN', 'surety_no'),
  knownSurety('FILING_SURETY_UNKNOWN_ADDITIONAL', 'additional_surety'),
  filingRule({
    id: 'FILING_BOND_BASIC',
    at: 'additional_surety',
    source: `${BOND_NOTE}; condition 269`,
    message: 'An additional bond is filed beside a basic bond only. This entry has none.',
    mayRead: ['bond', ...ADDITIONAL_BOND_FIELDS],
    holds: (facts) => facts.bond.kind !== 'waived' || !hasAdditionalBond(facts),
  }),
  filingRule({
    id: 'FILING_BOND_SIZE',
    at: 'bond_amount',
    severity: 'warning',
    source: '19 CFR 113.13; CBP Directive 3510-004, activity 1',
    message:
      'With this entry, your continuous bond of {bond} is smaller than the {expected} that CBP expects.',
    detail:
      'CBP expects 10 percent of twelve months of duty, taxes and fees, and at least $50,000. Yours come to {owed}. Ask your surety for a larger bond before CBP requires one.',
    mayRead: ['bond', 'bond_amount', 'totals'],
    holds: (facts, rules) => {
      const size = bondSize(facts, rules)
      return !size || size.bond >= size.expected
    },
    params: (facts, rules) => {
      const { bond = 0n, expected = 0n, owed = 0n } = bondSize(facts, rules) ?? {}
      return {
        bond: formatUsd(centsText(bond)),
        expected: formatUsd(centsText(expected)),
        owed: formatUsd(centsText(owed)),
      }
    },
  }),
]
