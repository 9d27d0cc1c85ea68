import { scaled } from '../../money/cents.ts'
import type { RulesProfile } from '../../profile/index.ts'
import type { EntryFieldName } from '../fields/index.ts'
import { entryFields } from '../fields/index.ts'
import { isPositive } from '../numbers.ts'
import { type EntryRule, entryRule, type RuleId } from '../rule.ts'
import { entryShapes } from '../rule-shapes.ts'
import { EMAIL, isPhone } from './party.rules.ts'

const source = 'CBP Form 7501 block 5; 19 CFR 113; specification 2§5, bond'
const data = { reading: 'data', group: 'bond', source } as const
const { required, matches } = entryShapes

type BondName = Extract<
  EntryFieldName,
  | 'bondNumber'
  | 'bondCoverage'
  | 'bondAmount'
  | 'suretyCompany'
  | 'suretyAddress'
  | 'suretyContactName'
  | 'suretyContactEmail'
  | 'suretyContactPhone'
>

/** Asked of formal entries that are not covered by bond type 0 or surety 999. */
const given = (at: BondName, id: string): EntryRule =>
  required({
    ...data,
    id: `BOND_${id}_REQUIRED` as RuleId,
    at,
    mayRead: ['needsBond'],
    when: ({ needsBond }) => needsBond,
    message: `${entryFields[at].label} is required`,
  })

/** The header's bond type of a coverage; undefined when the profile knows no such coverage. */
function bondTypeOf(coverage: string, { bondTypes }: RulesProfile): string | undefined {
  if (coverage === 'single') return bondTypes.single
  if (coverage === 'continuous') return bondTypes.continuous
  return coverage === 'term' ? (bondTypes.term ?? undefined) : undefined
}

/** The named page bond. */
export const bondRules: readonly EntryRule[] = [
  given('bondNumber', 'NUMBER'),
  matches({
    ...data,
    id: 'BOND_NUMBER_FORMAT',
    at: 'bondNumber',
    pattern: /^\d{9}$/,
    message: 'Bond number must be 9 digits',
  }),
  given('bondCoverage', 'COVERAGE'),
  matches({
    ...data,
    id: 'BOND_COVERAGE_KNOWN',
    at: 'bondCoverage',
    pattern: /^(single|continuous|term)$/,
    message: 'Bond coverage must be single, continuous or term',
  }),
  entryRule({
    ...data,
    id: 'BOND_COVERAGE_MATCHES_TYPE',
    at: 'bondCoverage',
    reads: ['bondCoverage', 'bondType'],
    mayRead: ['needsBond'],
    when: ({ needsBond }) => needsBond,
    holds: ({ bondCoverage, bondType }, { profile }) => bondTypeOf(bondCoverage, profile) === bondType,
    message:
      'Bond coverage must agree with the bond type of Block 5 ({single} single, {continuous} continuous{term, select, none {} other {, {term} term}})',
    detail: 'The entry header says bond type {bondType}.',
    params: ({ bondType }, { profile: { bondTypes } }) => ({
      bondType,
      single: bondTypes.single,
      continuous: bondTypes.continuous,
      term: bondTypes.term ?? 'none',
    }),
  }),
  given('bondAmount', 'AMOUNT'),
  entryRule({
    ...data,
    id: 'BOND_AMOUNT_POSITIVE',
    at: 'bondAmount',
    reads: ['bondAmount'],
    holds: ({ bondAmount }) => isPositive(bondAmount),
    message: 'Bond amount must be a positive number',
  }),
  entryRule({
    ...data,
    id: 'BOND_AMOUNT_COVERS_ENTRY',
    at: 'bondAmount',
    reads: ['bondAmount'],
    mayRead: ['needsBond', 'lineValueCents', 'bondCoverage'],
    when: ({ needsBond }, { profile }) => needsBond && profile.bondAmount === 'at-least-entry-value',
    holds: ({ bondAmount, lineValueCents }) => (scaled(bondAmount, 2) ?? 0n) >= lineValueCents,
    message: 'Bond amount must be at least the entry value',
    detail: 'CBP itself lets a continuous bond stay below the value of one entry.',
    hasDetail: ({ bondCoverage }) => bondCoverage === 'continuous',
  }),
  given('suretyCompany', 'SURETY_COMPANY'),
  given('suretyAddress', 'SURETY_ADDRESS'),
  given('suretyContactName', 'CONTACT_NAME'),
  given('suretyContactEmail', 'CONTACT_EMAIL'),
  matches({
    ...data,
    id: 'BOND_CONTACT_EMAIL_FORMAT',
    at: 'suretyContactEmail',
    pattern: EMAIL,
    message: 'Surety contact email must look like name@example.com',
  }),
  given('suretyContactPhone', 'CONTACT_PHONE'),
  entryRule({
    ...data,
    id: 'BOND_CONTACT_PHONE_FORMAT',
    at: 'suretyContactPhone',
    reads: ['suretyContactPhone'],
    holds: ({ suretyContactPhone }) => isPhone(suretyContactPhone),
    message: 'Surety contact phone must have 7 to 20 digits; +, -, ( ) and spaces are allowed',
  }),
]
