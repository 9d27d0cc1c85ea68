import { isSetHeader } from '../entry/article-set.ts'
import type { LineItem } from '../entry/draft.ts'
import type { Cents } from '../money/cents.ts'
import {
  type AgriculturalFee,
  type AgriculturalRate,
  agriculturalFees,
  agriculturalRate,
  isExemptFromFee,
} from '../reference/agricultural-fees.ts'
import { cbpUnit } from '../reference/units.ts'
import { exciseAmount } from './ir-tax.ts'
import { ownQuantities } from './tariff-stack.ts'

/** The fields of a line that its agricultural fees follow from. */
export const OWING_FIELDS = [
  'htsus',
  'set_indicator',
  'fee_exemption',
  'license_numbers',
  'permit_info',
  'net_qty',
  'net_uom',
  'net_qty_2',
  'net_uom_2',
  'net_qty_3',
  'net_uom_3',
] as const
export type OwingField = (typeof OWING_FIELDS)[number]
type OwingLine = Pick<LineItem, OwingField>

const isExempt = ({ fee_exemption: exemption, license_numbers, permit_info }: OwingLine, code: string) =>
  isExemptFromFee(code, {
    exemption,
    licenses: [...(license_numbers ?? []), ...(permit_info ?? [])].map(({ type_code }) => type_code),
  })

/**
 * The agricultural fees that the goods of a line may owe and from which it claims no exemption. The header of a set owes
 * none: its parts do (AE usage note k).
 */
export const agriculturalFeesOf = (line: OwingLine): AgriculturalFee[] =>
  isSetHeader(line) ? [] : agriculturalFees(line.htsus ?? '').filter(({ code }) => !isExempt(line, code))

export interface OpenAgriculturalFee {
  fee: AgriculturalFee
  /** Places of its lines in the entry, from 1. */
  lines: number[]
  /** Undefined where no rule was read that gives the rate of all its lines. */
  rate: AgriculturalRate | undefined
  /** The rate applied to the weight of all its lines; undefined without the rate or a weight. */
  amount: Cents | undefined
}

/** The agricultural fees that lines may owe and that the entry does not have; `hasFee` takes CBP's class. */
export function openAgriculturalFees(
  lines: readonly OwingLine[],
  hasFee: (code: string) => boolean,
): OpenAgriculturalFee[] {
  const open = new Map<string, OpenAgriculturalFee>()
  lines.forEach((line, index) => {
    for (const fee of agriculturalFeesOf(line)) {
      if (hasFee(fee.code)) continue
      const rate = agriculturalRate(fee.code, line.htsus ?? '')
      const own = { fee, lines: [index + 1], rate, amount: rate && amountOf(line, rate) }
      const others = open.get(fee.code)
      open.set(fee.code, others ? together(others, own) : own)
    }
  })
  return [...open.values()]
}

/**
 * A fee's amount for the goods of each line, in cents; undefined for a line that owes it without rate or
 * weight.
 */
export const agriculturalAmounts = (lines: readonly OwingLine[], code: string): (Cents | undefined)[] =>
  lines.map((line) => {
    if (agriculturalFeesOf(line).every((fee) => fee.code !== code)) return 0n
    const rate = agriculturalRate(code, line.htsus ?? '')
    return rate && amountOf(line, rate)
  })

/** Weight times rate, half up to the cent; undefined without a weight in the unit of the fee. */
function amountOf(line: OwingLine, { rate, kilograms, unit: counted }: AgriculturalRate): Cents | undefined {
  const weight = ownQuantities(line).find(({ unit }) => cbpUnit(unit) === counted)?.amount
  return exciseAmount({ rate, size: kilograms }, weight)
}

const together = (one: OpenAgriculturalFee, other: OpenAgriculturalFee): OpenAgriculturalFee => ({
  fee: one.fee,
  lines: [...one.lines, ...other.lines],
  rate: one.rate && other.rate,
  amount: one.amount === undefined || other.amount === undefined ? undefined : one.amount + other.amount,
})
