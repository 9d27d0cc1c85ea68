import { defineMessage } from '@edfe/domain/messages'
import { type Cents, centsText, scaledText } from '@edfe/domain/money'
import { countryName } from '@edfe/domain/reference'
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
 * The tariff rows of a line in the order of AE: 301, 338, 232, 201, other headings of chapter 99, then chapters 1 to 97
 * (CSMS 69668138). A floor compares the ad valorem equivalent of the base with its total; where the base is lower, the
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
    amount: baseAmount(charged, floor),
    why: floor ? rowReasons.included({ heading: withDots(floor.measure.heading) }) : line.base.why,
    source: line.source,
  }
  return [...rows, base]
}

const ORDER = [301, 338, 232, 201, 99] as const

/** Whether the heading carries the base too. An unknown base counts as below a floor, and leaves the duty open. */
const takesBase = ({ measure }: Applied, { value, charged }: PricedLine): boolean =>
  measure.kind === 'replacement' ||
  (measure.kind === 'floor' && (charged.exact ?? 0n) < percentExact(value, measure.percent ?? '0'))

/** Nothing where a heading carries the base; a replacement needs none of the quantities that the base counts. */
function baseAmount({ exact }: Charged, by: Applied | undefined): string | undefined {
  if (by?.measure.kind === 'replacement') return '0.00'
  return exact === undefined ? undefined : centsText(by ? 0n : roundCents(exact))
}

function headingRow({ program, measure }: Applied, line: PricedLine, below: boolean): DutyRow[] {
  const percent = measure.percent ?? '0'
  const row = (number: string, rate: string, why: DutyRow['why']): DutyRow => ({
    number,
    measure: program.id,
    program: program.name(),
    rateText: rate === '0' ? 'Free' : `${rate}%`,
    basis: [{ quantity: scaledText(line.value, 2), unit: 'USD' }],
    amount: centsText(roundCents(percentExact(line.value, rate))),
    why,
    source: program.source,
  })
  const number = withDots(line.number)
  const country = countryName(line.origin) ?? line.origin
  switch (measure.kind) {
    case 'additive':
      return [row(measure.heading, percent, rowReasons.adds({ percent, country }))]
    case 'floor':
      if (below) return [row(measure.heading, percent, rowReasons.replaces({ percent, number }))]
      return measure.atOrAbove ? [row(measure.atOrAbove, '0', rowReasons.reaches({ percent, number }))] : []
    case 'replacement':
      return [row(measure.heading, percent, rowReasons.inPlace({ percent, number, country }))]
    case 'relief':
      return measure.why ? [row(measure.heading, '0', measure.why())] : []
  }
}
