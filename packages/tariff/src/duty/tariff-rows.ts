import { defineMessage } from '@edfe/domain/messages'
import { type Cents, centsText, scaledText, sumCents } from '@edfe/domain/money'
import { countryName } from '@edfe/domain/reference'
import type { Measure } from '../measures/index.ts'
import { withDots } from '../schedule/index.ts'
import type { Applied } from './apply-programs.ts'
import type { BaseRate } from './base-rate.ts'
import type { Charged } from './charges.ts'
import { percentExact, roundCents } from './exact.ts'
import type { DutyRow } from './facts.ts'

/** Why a row has its amount. */
export const rowReasons = {
  adds: defineMessage<{ percent: string; country: string }>({
    id: 'tariff.why.adds',
    defaultMessage: 'Adds {percent} percent of the value. Origin: {country}.',
  }),
  addsToContent: defineMessage<{ percent: string; country: string }>({
    id: 'tariff.why.adds-to-content',
    defaultMessage: 'Adds {percent} percent of the value of the metal. Origin: {country}.',
  }),
  addsToRest: defineMessage<{ percent: string; country: string }>({
    id: 'tariff.why.adds-to-rest',
    defaultMessage: 'Adds {percent} percent of the value without the metal. Origin: {country}.',
  }),
  leftOut: defineMessage({
    id: 'tariff.why.left-out',
    defaultMessage: 'For the part of the value that this program does not count. The heading is filed at 0.',
  }),
  replaces: defineMessage<{ percent: string; number: string }>({
    id: 'tariff.why.replaces',
    defaultMessage: 'The rate of {number} is lower, so a total of {percent} percent is due here instead.',
  }),
  inPlace: defineMessage<{ percent: string; number: string; country: string }>({
    id: 'tariff.why.in-place',
    defaultMessage: '{percent} percent in place of the rate of {number}. Origin: {country}.',
  }),
  reaches: defineMessage<{ percent: string; number: string }>({
    id: 'tariff.why.reaches',
    defaultMessage:
      'The rate of {number} is not below {percent} percent, so nothing is added. The heading is filed at 0.',
  }),
  included: defineMessage<{ heading: string }>({
    id: 'tariff.why.included',
    defaultMessage: 'The duty is in {heading}. This row carries the value.',
  }),
}

/** A line with the charge of its base rate. `origin` is an ISO code, `value` whole dollars in cents. */
export interface PricedLine {
  readonly number: string
  readonly origin: string
  readonly value: Cents
  readonly base: BaseRate
  readonly charged: Charged
  readonly source: string
}

/**
 * The tariff rows of a line in the order of AE: 301, 338, IEEPA, 122, 232, 201, other headings of chapter 99, then chapters 1
 * to 97 (CSMS 65829726, 67844987, 69668138). A floor compares the ad valorem equivalent of the base with its total; where the base is lower, the
 * heading carries all of the duty and the base none (CSMS 66319804). A replacement always does.
 */
export function tariffRows(applied: readonly Applied[], line: PricedLine): DutyRow[] {
  const floors = new Map(applied.map((one) => [one, takesBase(one, line)]))
  const rows = ORDER.flatMap((rank) =>
    applied
      .filter(({ program }) => program.rank === rank)
      .flatMap((one) => headingRow(one, line, floors.get(one) ?? false)),
  )
  const floor = applied.find((one) => floors.get(one))
  const { charged } = line
  const base: DutyRow = {
    number: line.number,
    measure: undefined,
    program: undefined,
    rateText: line.base.text,
    basis: charged.basis,
    amount: baseAmount(line, floor),
    why: floor ? rowReasons.included({ heading: withDots(floor.measure.heading) }) : line.base.why,
    source: line.source,
  }
  return [...rows, base]
}

const ORDER = [301, 338, 'IEEPA', 122, 232, 201, 99] as const

/**
 * True if the heading carries the base too. An unknown base counts as below a floor, and leaves the duty
 * open.
 */
const takesBase = ({ measure }: Applied, { value, charged }: PricedLine): boolean =>
  measure.kind === 'replacement' ||
  (measure.kind === 'floor' && (charged.exact ?? 0n) < percentExact(value, measure.percent ?? '0'))

/**
 * Returns the amount left for the base if a heading carries it: its share of the value that a floor does not
 * count. A replacement needs none of the quantities that the base counts.
 */
function baseAmount({ charged: { exact }, value }: PricedLine, by: Applied | undefined): string | undefined {
  if (by?.measure.kind === 'replacement') return '0.00'
  if (exact === undefined || (by && by.counted === undefined)) return undefined
  const share = by ? value - by.counted! : value
  return centsText(
    share === value ? roundCents(exact) : share === 0n ? 0n : roundCents((exact * share) / value),
  )
}

function headingRow(
  { program, measure, counted, leftOut }: Applied,
  line: PricedLine,
  below: boolean,
): DutyRow[] {
  const percent = measure.percent ?? '0'
  const row = (number: string, rate: string, why: DutyRow['why']): DutyRow => ({
    number,
    measure: program.id,
    program: program.name(),
    rateText: rate === '0' ? 'Free' : `${rate}%`,
    basis: counted === undefined ? [] : [{ quantity: scaledText(counted, 2), unit: 'USD' }],
    amount: amountOf(rate, counted),
    why,
    source: measure.source ?? program.source,
  })
  const number = withDots(line.number)
  const country = countryName(line.origin) ?? line.origin
  const rest = leftOut ? [{ ...row(leftOut, '0', rowReasons.leftOut()), basis: [] }] : []
  switch (measure.kind) {
    case 'additive':
      return [...rest, row(measure.heading, percent, addsReason(measure, { percent, country }))]
    case 'floor':
      if (below) return [...rest, row(measure.heading, percent, rowReasons.replaces({ percent, number }))]
      return measure.atOrAbove
        ? [...rest, row(measure.atOrAbove, '0', rowReasons.reaches({ percent, number }))]
        : []
    case 'replacement':
      return [row(measure.heading, percent, rowReasons.inPlace({ percent, number, country }))]
    case 'relief':
      return measure.why ? [row(measure.heading, '0', measure.why())] : []
  }
}

function amountOf(percent: string, counted: Cents | undefined): string | undefined {
  if (percent === '0') return '0.00'
  return counted === undefined ? undefined : centsText(roundCents(percentExact(counted, percent)))
}

function addsReason({ basis }: Measure, params: { percent: string; country: string }): DutyRow['why'] {
  if (basis === undefined) return rowReasons.adds(params)
  return basis === 'rest' ? rowReasons.addsToRest(params) : rowReasons.addsToContent(params)
}

/**
 * Returns the amount that the refundable programs charge beyond the duty without them: of a floor only the
 * part above the base. Undefined while an amount is unknown.
 */
export function refundableOf(applied: readonly Applied[], line: PricedLine): Cents | undefined {
  const refunds = applied
    .filter(({ program, measure }) => program.refundable && measure.kind !== 'relief')
    .map((one) => refundOf(one, line))
  return refunds.every((refund) => refund !== undefined) ? sumCents(refunds) : undefined
}

function refundOf(one: Applied, line: PricedLine): Cents | undefined {
  const { measure, counted } = one
  const { exact } = line.charged
  if (counted === undefined) return undefined
  const amount = roundCents(percentExact(counted, measure.percent ?? '0'))
  if (measure.kind === 'additive') return amount
  if (exact === undefined) return undefined
  return takesBase(one, line) ? amount - roundCents((exact * counted) / line.value) : 0n
}
