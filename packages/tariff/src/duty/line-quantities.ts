import { defineMessage, type Message } from '@edfe/domain/messages'
import type { RateUnit } from '../rate/index.ts'
import type { TariffLine } from '../schedule/index.ts'
import { conversion, demandedUnits } from '../units/index.ts'
import { converted, quantityOf, units } from './exact.ts'
import type { DutyFacts } from './facts.ts'

/** A number that a person has to enter. */
export interface MissingNumber {
  readonly key: string
  readonly text: Message
}

const CODES: Readonly<Record<RateUnit, string>> = {
  each: 'NO',
  'doz.': 'DOZ',
  gross: 'GR',
  pair: 'PRS',
  pack: 'PK',
  thousand: 'K',
  jewel: 'JWL',
  'line gross': 'GRL',
  kg: 'KG',
  'clean kg': 'CYK',
  g: 'G',
  t: 'T',
  liter: 'L',
  'proof liter': 'PFL',
  bbl: 'BBL',
  m: 'M',
  m2: 'M2',
  m3: 'M3',
}

/** CBP's unit of a specific rate. */
export const unitOf = (per: RateUnit): string => CODES[per]

/** The schedule's mark for the unit of a content: 'Mo kg' is kilograms of molybdenum. */
const CONTENTS: Readonly<Record<string, string>> = {
  'copper content': 'Cu',
  'lead content': 'Pb',
  'magnesium content': 'Mg',
  'manganese content': 'Mn',
  'molybdenum content': 'Mo',
  'silicon content': 'Si',
  'tungsten content': 'W',
  'zinc content': 'Zn',
}
const CONTENT_CODES: Readonly<Record<string, string>> = { KG: 'CKG', G: 'CGM', T: 'CTN' }

/** The questions for a quantity. */
export const quantityQuestions = {
  askQuantity: defineMessage<{ unit: string }>({
    id: 'tariff.ask.quantity',
    defaultMessage: 'What is the quantity in {unit}?',
  }),
  askQuantityOf: defineMessage<{ unit: string; of: string }>({
    id: 'tariff.ask.quantity-of',
    defaultMessage: 'What is the quantity in {unit} ({of})?',
  }),
}

/** A quantity in the unit that a rate counts, in sixth decimals. `from` is what was reported in another unit. */
export interface Counted {
  readonly amount: bigint
  readonly from?: Reported
}

type Reported = NonNullable<DutyFacts['quantities']>[number]

/** The quantity of a line in a unit: typed as an answer, reported, or converted from another unit of its kind. */
export function quantityFor(
  unit: string,
  of: string | undefined,
  line: TariffLine,
  facts: DutyFacts,
): Counted | MissingNumber {
  const key = of ? `quantity ${unit} ${of}` : `quantity ${unit}`
  const typed = quantityOf(facts.answers?.[key])
  if (typed !== undefined) return { amount: typed }
  const counted = of
    ? inUnit(contentOf(of, line, facts), CONTENT_CODES[unit] ?? unit)
    : (facts.quantities ?? []).map((reported) => inUnit(reported, unit)).find((found) => found)
  const { askQuantity, askQuantityOf } = quantityQuestions
  return counted ?? { key, text: of ? askQuantityOf({ unit, of }) : askQuantity({ unit }) }
}

/** A reported quantity in a unit; undefined when it cannot be read or measures something else. */
function inUnit(reported: Reported | undefined, unit: string): Counted | undefined {
  const amount = quantityOf(reported?.quantity)
  const factor = reported && conversion(reported.unit, unit)
  if (amount === undefined || !factor) return undefined
  return reported.unit === unit ? { amount } : { amount: converted(amount, factor), from: reported }
}

/** The quantity of a content: reported in its own unit, at the place where the schedule asks for it. */
function contentOf(of: string, line: TariffLine, facts: DutyFacts): Reported | undefined {
  const symbol = CONTENTS[of.replace(/^the /, '')]
  const place = symbol ? line.units.findIndex((text) => text.startsWith(`${symbol} `)) : -1
  const reported = facts.quantities?.[place]
  return reported?.unit === demandedUnits(line.units)[place]?.code ? reported : undefined
}

/** Pieces reported, one without: a threshold such as 'over 7' jewels is for each piece. */
export function piecesOf(facts: DutyFacts): bigint {
  const pieces = facts.quantities?.find(({ unit }) => unit === 'NO')?.quantity
  return (quantityOf(pieces) ?? units('1')) / units('1')
}
