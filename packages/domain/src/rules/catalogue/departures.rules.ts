import { isDutyRow } from '../../calculations/totals.ts'
import { checkDigit } from '../../entry/entry-number.ts'
import { buildMid } from '../../entry/mid.ts'
import { sumCents, toCents } from '../../money/cents.ts'
import { CBP_PROFILE } from '../../profile/index.ts'
import type { RuleFee } from '../line-facts.ts'
import { type EntryRule, entryRule, type LineRule, lineRule } from '../rule.ts'

/** Notes of the final review: where CBP would differ, while the specification's profile is in force. */
const note = { layer: 'data', group: 'review', severity: 'info' } as const

const compact = (typed: string): string => typed.replaceAll('-', '').toUpperCase()
const cbpDigit = (typed: string): string => checkDigit(compact(typed).slice(0, 10), CBP_PROFILE)

/** Bond types that mean something else to CBP. */
const OTHER_FOR_CBP = ['0', '9']

export const entryDepartures: readonly EntryRule[] = [
  entryRule({
    ...note,
    id: 'REVIEW_CBP_CHECK_DIGIT',
    at: 'entry_number',
    source: 'CATAIR Appendix E, valid entry numbers',
    reads: ['entry_number'],
    when: ({ entry_number }, { profile }) =>
      profile.checkDigit !== CBP_PROFILE.checkDigit && /^[A-Z0-9]{3}\d{8}$/.test(compact(entry_number)),
    holds: ({ entry_number }) => cbpDigit(entry_number) === compact(entry_number).slice(10),
    message: 'CBP computes another check digit for this entry number.',
    detail: 'By its rule the last digit would be {digit}.',
    params: ({ entry_number }) => ({ digit: cbpDigit(entry_number) }),
  }),
  entryRule({
    ...note,
    id: 'REVIEW_CBP_BOND_TYPE',
    at: 'bond_type',
    source: 'CBP Form 7501 instructions, block 5; CATAIR AE record 31',
    reads: ['bond_type'],
    when: (_, { profile }) => profile.bondTypes.single !== CBP_PROFILE.bondTypes.single,
    holds: ({ bond_type }) => !OTHER_FOR_CBP.includes(bond_type),
    message: 'CBP gives this bond type another meaning.',
    detail:
      '{bond_type, select, 0 {CBP reads bond type 0 as no bond required; a single transaction bond is type 9.} other {CBP reads bond type 9 as a single transaction bond; it knows no term bond.}}',
    params: ({ bond_type }) => ({ bond_type }),
  }),
  entryRule({
    ...note,
    id: 'REVIEW_CBP_CHARGES',
    at: 'total_other',
    source: 'CBP Form 7501 instructions, blocks 36B and 43',
    reads: ['total_other', 'lines'],
    mayRead: ['fees'],
    when: (_, { profile }) => profile.totalOther !== CBP_PROFILE.totalOther,
    holds: ({ total_other, lines, fees }) => {
      const charges = sumCents(lines.map((line) => toCents(line.charges)))
      return charges === 0n || toCents(total_other) < charges + feeSum(fees)
    },
    message: 'CBP never counts the charges of Block 36B as owed.',
    detail: 'Total other holds them; in the filing they are statistics only.',
  }),
]

const feeSum = (fees: readonly RuleFee[]): bigint =>
  sumCents(fees.filter((fee) => !isDutyRow({ fee_type: fee.fee_type })).map((fee) => toCents(fee.amount)))

const MAKER = ['manufacturer.name', 'item'] as const

export const lineDepartures: readonly LineRule[] = [
  lineRule({
    ...note,
    id: 'REVIEW_CBP_MID',
    at: 'manufacturer_mid',
    source: '19 CFR Part 102 Appendix',
    reads: ['manufacturer.name'],
    mayRead: MAKER,
    when: (_, { profile }) => profile.midName !== CBP_PROFILE.midName,
    holds: ({ item }, { profile }) => {
      const own = buildMid(item.manufacturer ?? {}, profile)
      return own === undefined || own === buildMid(item.manufacturer ?? {}, CBP_PROFILE)
    },
    message: 'CBP builds this ID from two words of the name.',
    detail: 'By its rule this ID would be {mid}.',
    hasDetail: ({ item }) => buildMid(item.manufacturer ?? {}, CBP_PROFILE) !== undefined,
    params: ({ item }) => ({ mid: buildMid(item.manufacturer ?? {}, CBP_PROFILE) ?? '' }),
  }),
]
