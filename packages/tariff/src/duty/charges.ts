import { defineMessage } from '@edfe/domain/messages'
import { type Cents, scaledText, toCents } from '@edfe/domain/money'
import type { Charge, Rate } from '../rate/index.ts'
import type { TariffLine } from '../schedule/index.ts'
import { amountExact, type Exact, percentExact, quantityOf, units } from './exact.ts'
import type { Basis, DutyFacts } from './facts.ts'
import { type MissingNumber, piecesOf, quantityFor, unitOf } from './line-quantities.ts'

/** The result of a rate: an amount, or the open questions that must be answered first. */
export interface Charged {
  readonly exact: Exact | undefined
  readonly basis: readonly Basis[]
  readonly missing: readonly MissingNumber[]
}

/** The questions of a rate in addition to quantities. */
export const chargeQuestions = {
  askValueOf: defineMessage<{ of: string }>({
    id: 'tariff.ask.value-of',
    defaultMessage: 'What is the value in dollars of: {of}?',
  }),
  askDegrees: defineMessage({
    id: 'tariff.ask.degrees',
    defaultMessage: 'How many degrees does the sugar polarize?',
  }),
  askDuty: defineMessage<{ rate: string }>({
    id: 'tariff.ask.duty',
    defaultMessage: 'The schedule prints no figure: {rate}. What is the duty in dollars?',
  }),
}

/** The duty of a rate on a line. `value` is the entered value in cents. */
export function chargeRate(
  rate: Rate,
  rateText: string,
  line: TariffLine,
  facts: DutyFacts,
  value: Cents,
): Charged {
  switch (rate.kind) {
    case 'charges':
      return sum(rate.charges.map((charge) => chargeOne(charge, line, facts, value)))
    case 'sugar':
      return chargeSugar(rate, line, facts)
    default: {
      const key = 'base_duty'
      const typed = quantityOf(facts.answers?.[key])
      if (typed === undefined) return open({ key, text: chargeQuestions.askDuty({ rate: rateText }) })
      return { exact: amountExact('1', typed), basis: [], missing: [] }
    }
  }
}

const sum = (parts: readonly Charged[]): Charged => ({
  exact: parts.reduce<Exact | undefined>(
    (total, { exact }) => (total === undefined || exact === undefined ? undefined : total + exact),
    0n,
  ),
  basis: parts.flatMap(({ basis }) => basis),
  missing: parts.flatMap(({ missing }) => missing),
})

const dollars = (cents: Cents): Basis => ({ quantity: scaledText(cents, 2), unit: 'USD' })

function chargeOne(charge: Charge, line: TariffLine, facts: DutyFacts, value: Cents): Charged {
  if (charge.kind === 'percent') return chargePercent(charge, facts, value)
  const unit = unitOf(charge.per)
  const counted = quantityFor(unit, charge.of, line, facts)
  if ('key' in counted) return open(counted)
  const free = charge.above ? units(charge.above) * piecesOf(facts) : 0n
  const charged = counted.amount > free ? counted.amount - free : 0n
  return {
    exact: amountExact(charge.dollars, charged),
    basis: [{ quantity: plain(charged), unit, convertedFrom: counted.from }],
    missing: [],
  }
}

/** A percentage of the value of the article, or of a part of it that a person values. */
function chargePercent(
  { percent, of }: Extract<Charge, { kind: 'percent' }>,
  facts: DutyFacts,
  value: Cents,
): Charged {
  if (!of) return { exact: percentExact(value, percent), basis: [dollars(value)], missing: [] }
  const key = `value_of ${of}`
  const typed = facts.answers?.[key]
  if (quantityOf(typed) === undefined) return open({ key, text: chargeQuestions.askValueOf({ of }) })
  const part = toCents(typed)
  return { exact: percentExact(part, percent), basis: [dollars(part)], missing: [] }
}

function chargeSugar(rate: Extract<Rate, { kind: 'sugar' }>, line: TariffLine, facts: DutyFacts): Charged {
  const key = 'degrees'
  const degrees = quantityOf(facts.answers?.[key])
  const counted = quantityFor('KG', undefined, line, facts)
  const missing = [
    ...('key' in counted ? [counted] : []),
    ...(degrees === undefined ? [{ key, text: chargeQuestions.askDegrees() }] : []),
  ]
  if ('key' in counted || degrees === undefined) return open(...missing)
  const kilograms = counted.amount
  const under = units(rate.underDegrees)
  const short = degrees < under ? under - degrees : 0n
  const less = (amountExact(rate.lessPerDegree, kilograms) * short) / units('1')
  const reduced = amountExact(rate.perKg, kilograms) - less
  return {
    exact: atLeast(reduced, amountExact(rate.atLeast, kilograms)),
    basis: [{ quantity: plain(kilograms), unit: 'KG', convertedFrom: counted.from }],
    missing: [],
  }
}

const open = (...missing: MissingNumber[]): Charged => ({ exact: undefined, basis: [], missing })

/** `Math.max` takes no bigint. */
const atLeast = (amount: Exact, least: Exact): Exact => {
  if (amount < least) return least
  return amount
}

const plain = (quantity: bigint): string => scaledText(quantity, 6).replace(/\.?0+$/, '')
