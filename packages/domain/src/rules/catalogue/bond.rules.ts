import { bondTypeOf } from '../../entry/bond-coverage.ts'
import type { EntryFieldName } from '../../entry/field-table.ts'
import { entryTable } from '../../entry/field-table.ts'
import { scaled } from '../../money/cents.ts'
import type { RulesProfile } from '../../profile/index.ts'
import type { RuleContext } from '../context.ts'
import type { EntryFacts } from '../facts.ts'
import { isPositive } from '../numbers.ts'
import type { EntryRule, RuleId } from '../rule.ts'
import { entryGroup } from '../rule-shapes.ts'
import { EMAIL, isPhone } from './party.rules.ts'

const { matches, required, rule } = entryGroup({
  layer: 'data',
  group: 'bond',
  source: 'CBP Form 7501 block 5; 19 CFR 113; specification 2§5, bond',
})

type BondName = Extract<
  EntryFieldName,
  | 'bond_number'
  | 'bond_type_detail'
  | 'bond_amount'
  | 'surety_company'
  | 'surety_address'
  | 'contact_name'
  | 'contact_email'
  | 'contact_phone'
>

/** Asked of formal entries that are not covered by bond type 0 or surety 999. */
const given = (at: BondName, id: string, isSent = true): EntryRule =>
  required({
    id: `BOND_${id}_REQUIRED` as RuleId,
    at,
    mayRead: ['needsBond'],
    when: ({ needsBond }, { profile }) => needsBond && (isSent || profile.unsentFacts === 'required'),
    message: `${entryTable[at].label} is required`,
  })

/** A bond that an entry does not need is no part of its summary: CBP's rules leave it aside, the specification's do not. */
const isJudged = ({ needsBond }: Pick<EntryFacts, 'needsBond'>, { profile }: RuleContext): boolean =>
  needsBond || profile.unsentFacts === 'required'

/**
 * A continuous bond has 9 letters and digits (CBP's query of bonds, record JI), a single entry bond as many as its surety
 * gives it, at most 10 (CBP AE chapter, record 31).
 */
const NUMBER_FORMS = {
  digits: /^\d{9}$/,
  single: /^[A-Z0-9]{1,10}$/i,
  continuous: /^[A-Z0-9]{9}$/i,
}

const numberForm = (coverage: string, { bondNumber }: RulesProfile): keyof typeof NUMBER_FORMS =>
  bondNumber === '9-digits' ? 'digits' : coverage === 'single' ? 'single' : 'continuous'

/** The named page bond. */
export const bondRules: readonly EntryRule[] = [
  given('bond_number', 'NUMBER'),
  rule({
    id: 'BOND_NUMBER_FORMAT',
    at: 'bond_number',
    reads: ['bond_number'],
    mayRead: ['bond_type_detail', 'needsBond'],
    when: isJudged,
    holds: ({ bond_number, bond_type_detail }, { profile }) =>
      NUMBER_FORMS[numberForm(bond_type_detail, profile)].test(bond_number.trim()),
    message:
      'Bond number must be {form, select, digits {9 digits} single {at most 10 letters and digits} other {9 letters and digits}}',
    params: ({ bond_type_detail }, { profile }) => ({ form: numberForm(bond_type_detail, profile) }),
  }),
  given('bond_type_detail', 'COVERAGE'),
  matches({
    id: 'BOND_COVERAGE_KNOWN',
    at: 'bond_type_detail',
    pattern: /^(single|continuous|term)$/,
    mayRead: ['needsBond'],
    when: isJudged,
    message: 'Bond coverage must be single, continuous or term',
  }),
  rule({
    id: 'BOND_COVERAGE_MATCHES_TYPE',
    at: 'bond_type_detail',
    reads: ['bond_type_detail', 'bond_type'],
    mayRead: ['needsBond'],
    when: ({ needsBond }) => needsBond,
    holds: ({ bond_type_detail, bond_type }, { profile }) =>
      bondTypeOf(bond_type_detail, profile) === bond_type,
    message:
      'Bond coverage must agree with the bond type of Block 5 ({single} single, {continuous} continuous{term, select, none {} other {, {term} term}})',
    detail: 'The entry header says bond type {bond_type}.',
    params: ({ bond_type }, { profile: { bondTypes } }) => ({
      bond_type,
      single: bondTypes.single,
      continuous: bondTypes.continuous,
      term: bondTypes.term ?? 'none',
    }),
  }),
  given('bond_amount', 'AMOUNT'),
  rule({
    id: 'BOND_AMOUNT_POSITIVE',
    at: 'bond_amount',
    reads: ['bond_amount'],
    mayRead: ['needsBond'],
    when: isJudged,
    holds: ({ bond_amount }) => isPositive(bond_amount),
    message: 'Bond amount must be a positive number',
  }),
  rule({
    id: 'BOND_AMOUNT_COVERS_ENTRY',
    at: 'bond_amount',
    reads: ['bond_amount'],
    mayRead: ['needsBond', 'lineValueCents', 'bond_type_detail'],
    when: ({ needsBond }, { profile }) => needsBond && profile.bondAmount === 'at-least-entry-value',
    holds: ({ bond_amount, lineValueCents }) => (scaled(bond_amount, 2) ?? 0n) >= lineValueCents,
    message: 'Bond amount must be at least the entry value',
    detail: 'CBP itself lets a continuous bond stay below the value of one entry.',
    hasDetail: ({ bond_type_detail }) => bond_type_detail === 'continuous',
  }),
  given('surety_company', 'SURETY_COMPANY'),
  given('surety_address', 'SURETY_ADDRESS'),
  given('contact_name', 'CONTACT_NAME', false),
  given('contact_email', 'CONTACT_EMAIL', false),
  matches({
    id: 'BOND_CONTACT_EMAIL_FORMAT',
    at: 'contact_email',
    pattern: EMAIL,
    mayRead: ['needsBond'],
    when: isJudged,
    message: 'Surety contact email must look like name@example.com',
  }),
  given('contact_phone', 'CONTACT_PHONE', false),
  rule({
    id: 'BOND_CONTACT_PHONE_FORMAT',
    at: 'contact_phone',
    reads: ['contact_phone'],
    mayRead: ['needsBond'],
    when: isJudged,
    holds: ({ contact_phone }) => isPhone(contact_phone),
    message: 'Surety contact phone must have 7 to 20 digits; +, -, ( ) and spaces are allowed',
  }),
]
