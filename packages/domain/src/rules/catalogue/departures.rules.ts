import { isDutyRow } from '../../calculations/totals.ts'
import { checkDigit } from '../../entry/entry-number.ts'
import { buildMid } from '../../entry/mid.ts'
import { sumCents, toCents } from '../../money/cents.ts'
import { CBP_PROFILE } from '../../profile/index.ts'
import type { FeeFacts } from '../line-facts.ts'
import { type EntryRule, entryRule, type LineRule, lineRule } from '../rule.ts'

/** Notes of the final review: where CBP would differ, told only while the specification's reading is in force. */
const note = { reading: 'data', group: 'review', severity: 'info' } as const

const compact = (entryNumber: string): string => entryNumber.replaceAll('-', '').toUpperCase()
const cbpDigit = (entryNumber: string): string => checkDigit(compact(entryNumber).slice(0, 10), CBP_PROFILE)

/** Bond types that mean something else to CBP. */
const OTHER_FOR_CBP = ['0', '9']

export const entryDepartures: readonly EntryRule[] = [
  entryRule({
    ...note,
    id: 'REVIEW_CBP_CHECK_DIGIT',
    at: 'entryNumber',
    source: 'CATAIR Appendix E, valid entry numbers',
    reads: ['entryNumber'],
    when: ({ entryNumber }, { profile }) =>
      profile.checkDigit !== CBP_PROFILE.checkDigit && /^[A-Z0-9]{3}\d{8}$/.test(compact(entryNumber)),
    holds: ({ entryNumber }) => cbpDigit(entryNumber) === compact(entryNumber).slice(10),
    message: 'CBP computes another check digit for this entry number.',
    detail: 'By its rule the last digit would be {digit}.',
    params: ({ entryNumber }) => ({ digit: cbpDigit(entryNumber) }),
  }),
  entryRule({
    ...note,
    id: 'REVIEW_CBP_BOND_TYPE',
    at: 'bondType',
    source: 'CBP Form 7501 instructions, block 5; CATAIR AE record 31',
    reads: ['bondType'],
    when: (_, { profile }) => profile.bondTypes.single !== CBP_PROFILE.bondTypes.single,
    holds: ({ bondType }) => !OTHER_FOR_CBP.includes(bondType),
    message: 'CBP gives this bond type another meaning.',
    detail:
      '{bondType, select, 0 {CBP reads bond type 0 as no bond required; a single transaction bond is type 9.} other {CBP reads bond type 9 as a single transaction bond; it knows no term bond.}}',
    params: ({ bondType }) => ({ bondType }),
  }),
  entryRule({
    ...note,
    id: 'REVIEW_CBP_CHARGES',
    at: 'totalOther',
    source: 'CBP Form 7501 instructions, blocks 36B and 43',
    reads: ['totalOther', 'lines'],
    mayRead: ['fees'],
    when: (_, { profile }) => profile.totalOther !== CBP_PROFILE.totalOther,
    holds: ({ totalOther, lines, fees }) => {
      const charges = sumCents(lines.map((line) => toCents(line.charges)))
      return charges === 0n || toCents(totalOther) < charges + feeSum(fees)
    },
    message: 'CBP never counts the charges of Block 36B as owed.',
    detail: 'Total other holds them; in the filing they are statistics only.',
  }),
]

const feeSum = (fees: readonly FeeFacts[]): bigint =>
  sumCents(fees.filter((fee) => !isDutyRow({ fee_type: fee.feeType })).map((fee) => toCents(fee.feeAmount)))

const MAKER = ['makerName', 'item'] as const

export const lineDepartures: readonly LineRule[] = [
  lineRule({
    ...note,
    id: 'REVIEW_CBP_MID',
    at: 'makerMid',
    source: '19 CFR Part 102 Appendix',
    reads: ['makerName'],
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
