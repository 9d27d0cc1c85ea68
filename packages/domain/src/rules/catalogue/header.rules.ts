import { addWorkingDays } from '../../calendar/index.ts'
import type { RulesProfile } from '../../profile/index.ts'
import { isInformalEntryType } from '../../reference/entry-types.ts'
import { isDay, notAfter, within90DaysAhead, withinYears } from '../days.ts'
import type { EntryFacts } from '../facts.ts'
import type { EntryRule } from '../rule.ts'
import { byBlock, entryGroup } from '../rule-shapes.ts'
import { entryNumberRules } from './entry-number.rules.ts'

const { matches, required, rule } = entryGroup({ layer: 'form', source: byBlock('specification 2§5') })

/** Entry types that the product takes (specification 2§5). */
const ENTRY_TYPE = /^(0[1-8]|1[12]|2[1-6]|3[1248]|5[12]|6[1-3])$/

const BOND = ['entry_type', 'bond_type', 'surety_no'] as const

/** An informal entry that names neither a bond nor its waiver, which CBP takes (AE usage note i). */
const isWithoutBond = (
  { entry_type, bond_type, surety_no }: Pick<EntryFacts, (typeof BOND)[number]>,
  { informalBond }: RulesProfile,
): boolean =>
  informalBond === 'optional' && isInformalEntryType(entry_type) && bond_type === '' && surety_no === ''

const codeRules: readonly EntryRule[] = [
  required({
    id: 'HEADER_ENTRY_TYPE_REQUIRED',
    at: 'entry_type',
    message: 'Entry type is required',
  }),
  matches({
    id: 'HEADER_ENTRY_TYPE_KNOWN',
    at: 'entry_type',
    pattern: ENTRY_TYPE,
    message: 'Entry type must be one of 01-08, 11, 12, 21-26, 31, 32, 34, 38, 51, 52, 61-63',
  }),
  required({
    id: 'HEADER_SURETY_REQUIRED',
    at: 'surety_no',
    message: 'Surety number is required',
    mayRead: BOND,
    when: (facts, { profile }) => !isWithoutBond(facts, profile),
  }),
  matches({
    id: 'HEADER_SURETY_FORMAT',
    at: 'surety_no',
    pattern: /^\d{3}$/,
    message: 'Surety number must be 3 digits',
  }),
  required({
    id: 'HEADER_BOND_TYPE_REQUIRED',
    at: 'bond_type',
    message: 'Bond type is required',
    mayRead: BOND,
    when: (facts, { profile }) => !isWithoutBond(facts, profile),
  }),
  matches({
    id: 'HEADER_BOND_TYPE_KNOWN',
    at: 'bond_type',
    pattern: /^[089]$/,
    message: 'Bond type must be 0, 8 or 9',
  }),
  required({
    id: 'HEADER_PORT_REQUIRED',
    at: 'port_code',
    message: 'Port code is required',
  }),
  matches({
    id: 'HEADER_PORT_FORMAT',
    at: 'port_code',
    pattern: /^[A-Z0-9]{4}$/,
    message: 'Port code must be 4 letters or digits',
  }),
]

const ENTRY_DATE_CHOICE = 'CBP AE chapter, July 2026, usage note on the choice of the entry date'

const dateRules: readonly EntryRule[] = [
  required({
    id: 'HEADER_SUMMARY_DATE_REQUIRED',
    at: 'summary_date',
    message: 'Summary date is required',
  }),
  rule({
    id: 'HEADER_SUMMARY_DATE_VALID',
    at: 'summary_date',
    reads: ['summary_date'],
    holds: ({ summary_date }) => isDay(summary_date),
    message: 'Summary date must be a valid date (MM/DD/YYYY)',
  }),
  rule({
    id: 'HEADER_SUMMARY_DATE_NOT_FUTURE',
    at: 'summary_date',
    reads: ['summary_date'],
    holds: ({ summary_date }, { today }) => notAfter(summary_date, today),
    message: 'Summary date cannot be in the future',
  }),
  required({
    id: 'HEADER_ENTRY_DATE_REQUIRED',
    at: 'entry_date',
    message: 'Entry date is required',
  }),
  rule({
    id: 'HEADER_ENTRY_DATE_VALID',
    at: 'entry_date',
    reads: ['entry_date'],
    holds: ({ entry_date }) => isDay(entry_date),
    message: 'Entry date must be a valid date (MM/DD/YYYY)',
  }),
  rule({
    id: 'HEADER_ENTRY_DATE_NOT_FUTURE',
    at: 'entry_date',
    reads: ['entry_date'],
    when: (_, { profile }) => profile.filingAhead === 'never',
    holds: ({ entry_date }, { today }) => notAfter(entry_date, today),
    message: 'Entry date cannot be in the future',
  }),
  rule({
    id: 'HEADER_ENTRY_DATE_WITHIN_90_DAYS',
    at: 'entry_date',
    source: ENTRY_DATE_CHOICE,
    reads: ['entry_date'],
    when: (_, { profile }) => profile.filingAhead === 'within-90-days',
    holds: ({ entry_date }, { today }) => within90DaysAhead(entry_date, today),
    message: 'Entry date cannot be more than 90 days in the future',
  }),
  rule({
    id: 'HEADER_ENTRY_DATE_WITHIN_YEAR',
    at: 'entry_date',
    source: 'Specification 2§5 and 2§9',
    reads: ['entry_date'],
    when: (_, { profile }) => profile.entryDateAge === 'within-a-year',
    holds: ({ entry_date }, { today }) => withinYears(entry_date, today, 1),
    message: 'Entry date cannot be more than 1 year ago',
  }),
  rule({
    id: 'HEADER_ENTRY_DATE_NOT_AFTER_SUMMARY',
    at: 'entry_date',
    source: 'CBP Form 7501 blocks 3 and 7; specification 2§5',
    reads: ['entry_date', 'summary_date'],
    when: (_, { profile }) => profile.filingAhead === 'never',
    holds: ({ entry_date, summary_date }) => notAfter(entry_date, summary_date),
    message: 'Entry date cannot be after the summary date',
  }),
]

/** Warnings: the tables may lag behind customs, and a late summary is the importer's own affair. */
const warningRules: readonly EntryRule[] = [
  rule({
    id: 'HEADER_SUMMARY_DATE_LATE',
    at: 'summary_date',
    severity: 'warning',
    source: '19 CFR 142.12(b)',
    reads: ['summary_date', 'entry_date'],
    when: ({ summary_date, entry_date }) => isDay(summary_date) && isDay(entry_date),
    holds: ({ summary_date, entry_date }) =>
      !isDay(entry_date) || notAfter(summary_date, addWorkingDays(entry_date, 10)),
    message: 'Summary date is more than 10 working days after the entry date',
  }),
  rule({
    id: 'HEADER_SURETY_NOT_LISTED',
    at: 'surety_no',
    severity: 'warning',
    source: "CBP's list of active surety codes",
    reads: ['surety_no'],
    when: ({ surety_no }) => /^\d{3}$/.test(surety_no),
    holds: ({ surety_no }, { reference }) => reference.hasSurety(surety_no),
    message: 'Surety number is not in the table of surety companies',
  }),
  rule({
    id: 'HEADER_PORT_NOT_LISTED',
    at: 'port_code',
    severity: 'warning',
    source: 'Schedule D',
    reads: ['port_code'],
    when: ({ port_code }) => /^[A-Z0-9]{4}$/.test(port_code),
    holds: ({ port_code }, { reference }) => reference.hasPort(port_code),
    message: 'CBP has no such port. Enter four digits, such as 2704 for Los Angeles.',
  }),
]

/** Step 1, blocks 1-7. Only the entry number messages are the specification's; it shows no other wording. */
export const headerRules: readonly EntryRule[] = [
  ...entryNumberRules,
  ...codeRules,
  ...dateRules,
  ...warningRules,
]
