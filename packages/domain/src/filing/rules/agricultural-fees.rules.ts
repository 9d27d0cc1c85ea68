import {
  agriculturalAmounts,
  agriculturalFeesOf,
  type OpenAgriculturalFee,
  OWING_FIELDS,
  type OwingField,
  openAgriculturalFees,
} from '../../calculations/agricultural-fees.ts'
import { tariffNumber } from '../../entry/hts-formats.ts'
import { defineMessage, listedParts, type Message } from '../../messages/index.ts'
import { dollarsText, sumCents } from '../../money/cents.ts'
import {
  AGRICULTURAL_FEES,
  agriculturalFees,
  agriculturalRate,
  collectsAgriculturalFees,
  isAgriculturalFee,
  isOfFeeHeading,
} from '../../reference/agricultural-fees.ts'
import { AGRICULTURAL_FEE_TOLERANCE } from '../../reference/filing-limits.ts'
import type { FilingContext } from '../filing-context.ts'
import type { FeesAnd } from './fees.rules.ts'
import { type FilingRule, filingLineRule, filingRule } from './filing-rule.ts'

/** The fees of the Department of Agriculture, against the goods that owe them. */
export const AGRICULTURAL_FEE_FILING_RULES: readonly FilingRule[] = [
  filingRule({
    at: 'fee_summary',
    id: 'FILING_AGRICULTURAL_FEE',
    source: 'CBP ACE error dictionary, condition 657; 7 CFR',
    message: 'These goods may owe an agricultural fee: {fees}.',
    mayRead: ['fees', 'feeClasses', 'entryType'],
    ofLines: [...OWING_FIELDS, 'stack'],
    holds: (context) => !collectsAgriculturalFees(context.entryType) || possibleFees(context).length === 0,
    detail:
      "Look the goods up in the regulation. Add its amount in step 5, or 0.00 if the regulation names no fee for them; or say on the line's detail page why they are exempt.",
    params: (context) => ({
      fees: listedParts(possibleFees(context).map(feeMessage)),
    }),
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_AGRICULTURAL_FEE_MISSING',
    source: 'CBP ACE error dictionary, condition 657; 7 CFR',
    message: 'These goods owe an agricultural fee that the entry does not have: {fees}.',
    mayRead: ['fees', 'entryType'],
    ofLines: [...OWING_FIELDS, 'stack'],
    holds: (context) => owedFees(context).length === 0,
    detail:
      'Add it in step 5, which proposes its amount, or state the exemption on the detail page of the line.',
    params: (context) => ({ fees: listedParts(owedFees(context).map(feeMessage)) }),
  }),
  filingLineRule({
    id: 'FILING_AGRICULTURAL_FEE_OF_ROW',
    at: 'tariff_rows',
    source: 'CBP ACE error dictionary, condition 657; 7 CFR',
    message: 'Enter these goods on a separate line, for their agricultural fee: {numbers}.',
    detail:
      'A fee goes with the number of a line and its quantity. CBP asks for it on every tariff row whose goods owe it.',
    mayRead: [...OWING_FIELDS, 'stack'],
    entry: ['entryType'],
    holds: (line, _, { entryType }) => !collectsAgriculturalFees(entryType) || rowsWithFee(line).length === 0,
    params: (line) => ({ numbers: rowsWithFee(line).map(tariffNumber).join(', ') }),
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_AGRICULTURAL_FEE_AMOUNT',
    source: 'CBP ACE error dictionary, conditions 661 and 663; 7 CFR',
    message:
      'The agricultural fee of class {class} differs by more than $3.00 from the {amount} that CBP computes by the weight of its lines.',
    mayRead: ['fees', 'entryType'],
    ofLines: [...OWING_FIELDS, 'stack'],
    holds: (context) => wrongFee(context) === undefined,
    detail: 'Correct the amount in step 5, or the weights in step 4.',
    params: (context) => {
      const fee = wrongFee(context)
      return { class: fee?.code ?? '', amount: dollarsText(fee?.amount ?? 0n) }
    },
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_AGRICULTURAL_FEE_NO_GOODS',
    source: 'CBP ACE error dictionary, condition 655; 7 CFR',
    message: 'No line of this entry is under a heading whose goods owe the fee of class {class}.',
    mayRead: ['fees'],
    ofLines: ['hts'],
    holds: (context) => feeOfOtherGoods(context) === undefined,
    detail: 'CBP refuses a fee on other goods. Remove it in step 5, or correct the HTSUS numbers in step 4.',
    params: (context) => ({ class: feeOfOtherGoods(context) ?? '' }),
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_AGRICULTURAL_FEE_NOT_OWED',
    // Only a warning: the regulations change more often than the list of their tariff numbers.
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 655; 7 CFR',
    message: 'No line has a number that is known to owe the {fee} fee, class {class}.',
    mayRead: ['fees'],
    ofLines: ['hts'],
    holds: (context) => feeWithoutGoods(context) === undefined,
    detail:
      'Keep the fee if a regulation names your goods. Otherwise CBP may refuse it: remove it in step 5, or correct the HTSUS numbers in step 4.',
    params: (context) => {
      const fee = feeWithoutGoods(context)
      return { fee: fee?.name ?? '', class: fee?.code ?? '' }
    },
  }),
  filingRule({
    at: 'fee_summary',
    id: 'FILING_FEE_EXEMPTION',
    source: 'CBP ACE error dictionary, condition 653',
    message: 'The lines that may owe the fee of class {class} claim an exemption from it.',
    mayRead: ['fees'],
    ofLines: [...OWING_FIELDS, 'hts'],
    holds: (context) => exemptedFee(context) === undefined,
    detail: 'Remove the fee in step 5, or the exemption on the detail page of the line.',
    params: (context) => ({ class: exemptedFee(context) ?? '' }),
  }),
]

/** The first agricultural fee of step 5 whose goods no line has, although some line is under their headings. */
const feeWithoutGoods = ({ lines, fees }: FeesAnd<'hts'>) =>
  AGRICULTURAL_FEES.find(
    ({ code }) =>
      fees.has(code) &&
      lines.some(({ hts }) => isOfFeeHeading(code, hts)) &&
      !lines.some(({ hts }) => agriculturalFees(hts).some((fee) => fee.code === code)),
  )

/** The class of an agricultural fee of step 5 for which no line is under the right headings. */
const feeOfOtherGoods = ({ lines, fees }: FeesAnd<'hts'>): string | undefined =>
  [...fees.keys()].find(
    (code) => isAgriculturalFee(code) && !lines.some(({ hts }) => isOfFeeHeading(code, hts)),
  )

/** The class of a fee that every line which may owe it claims to be exempt from. */
const exemptedFee = ({ lines, fees }: FeesAnd<OwingField | 'hts'>): string | undefined =>
  [...fees.keys()].find((code) => {
    const owing = lines.filter(({ hts }) => agriculturalFees(hts).some((fee) => fee.code === code))
    return (
      owing.length > 0 && owing.every((line) => agriculturalFeesOf(line).every((fee) => fee.code !== code))
    )
  })

/** An agricultural fee that goods may owe; its law is as the regulation has it. */
export const openFee = defineMessage<{
  name: Message
  code: string
  law: string
  lines: string
  count: number
}>({
  id: 'fee.open-agricultural',
  defaultMessage: '{name}, class {code}, {count, plural, one {line} other {lines}} {lines} ({law})',
})

const feeMessage = ({ fee: { name, code, law }, lines }: OpenAgriculturalFee): Message =>
  openFee({ name, code, law, lines: lines.join(', '), count: lines.length })

type OwingLines = FeesAnd<OwingField | 'stack'> & Pick<FilingContext, 'entryType'>

/** A heading of chapter 98 may free goods from the fee. */
const isFreedByChapter98 = ({ stack }: Pick<OwingLines['lines'][number], 'stack'>): boolean =>
  stack.some(({ hts }) => hts.startsWith('98'))

/** The numbers of further rows whose goods owe a fee at a known rate. */
function rowsWithFee(line: OwingLines['lines'][number]): string[] {
  if (isFreedByChapter98(line)) return []
  return line.stack.flatMap(({ hts, row, quantities: [first, second, third] }) => {
    if (!row) return []
    const own = {
      set_indicator: line.set_indicator,
      fee_exemption: line.fee_exemption,
      license_numbers: line.license_numbers,
      permit_info: line.permit_info,
      htsus: hts,
      net_qty: first?.amount,
      net_uom: first?.unit,
      net_qty_2: second?.amount,
      net_uom_2: second?.unit,
      net_qty_3: third?.amount,
      net_uom_3: third?.unit,
    }
    const isOwed = agriculturalFeesOf(own).some(
      ({ code }) => agriculturalRate(code, hts) !== undefined && agriculturalAmounts([own], code)[0] !== 0n,
    )
    return isOwed ? [hts] : []
  })
}

/** True if CBP asks for the fee on a line: its rate is known and comes to an amount. */
const isAskedFor = (line: OwingLines['lines'][number], code: string): boolean =>
  agriculturalFeesOf(line).some((fee) => fee.code === code) &&
  agriculturalRate(code, line.htsus ?? '') !== undefined &&
  agriculturalAmounts([line], code)[0] !== 0n &&
  !isFreedByChapter98(line)

/** The fees that lines owe at a known rate, and that the entry lacks. */
const owedFees = (context: OwingLines): OpenAgriculturalFee[] =>
  collectsAgriculturalFees(context.entryType)
    ? openFees(context).filter(({ fee }) => context.lines.some((line) => isAskedFor(line, fee.code)))
    : []

/**
 * The fees that lines may owe at a rate that is not known, and that the entry neither has nor states at 0.00. One at a known
 * rate is owed or comes to nothing.
 */
const possibleFees = (context: OwingLines & Pick<FilingContext, 'feeClasses'>): OpenAgriculturalFee[] => {
  const isWithoutRate = (code: string) => (place: number) => {
    const line = context.lines[place - 1]
    return line && !isFreedByChapter98(line) && agriculturalRate(code, line.htsus ?? '') === undefined
  }
  return openFees(context).filter(
    ({ fee, lines }) => !context.feeClasses.has(fee.code) && lines.some(isWithoutRate(fee.code)),
  )
}

/** A fee of step 5 that is apart from what the weight of all its lines gives, with that amount. */
function wrongFee({ lines, fees, entryType }: OwingLines): { code: string; amount: bigint } | undefined {
  if (!collectsAgriculturalFees(entryType)) return undefined
  for (const [code, given] of fees) {
    const amounts = agriculturalAmounts(lines, code)
    const known = amounts.flatMap((own) => own ?? [])
    const amount = sumCents(known)
    const difference = given - amount
    const isApart = difference > AGRICULTURAL_FEE_TOLERANCE || difference < -AGRICULTURAL_FEE_TOLERANCE
    if (known.length === amounts.length && amount > 0n && isApart) return { code, amount }
  }
  return undefined
}

const openFees = ({ lines, fees }: FeesAnd<OwingField>): OpenAgriculturalFee[] =>
  openAgriculturalFees(lines, (code) => fees.has(code))
