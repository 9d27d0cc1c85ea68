import { defineMessage, type Message } from '@edfe/domain/messages'
import { countryName, originCountry } from '@edfe/domain/reference'
import { COLUMN_2_COUNTRIES } from '../countries/index.ts'
import { claimProblem, specialRateOf } from '../preferences/index.ts'
import { isFree, type Rate } from '../rate/index.ts'
import { type TariffLine, withDots } from '../schedule/index.ts'
import type { DutyFacts } from './facts.ts'

/** The rate of chapters 1 to 97 that a line pays, and why it is this column. */
export interface BaseRate {
  readonly rate: Rate
  readonly text: string
  readonly why: Message
  readonly warnings: readonly Message[]
}

/** Which column the base rate is from. */
export const baseReasons = {
  general: defineMessage<{ number: string }>({
    id: 'tariff.why.general',
    defaultMessage: 'The general rate of {number}.',
  }),
  special: defineMessage<{ number: string; spi: string }>({
    id: 'tariff.why.special',
    defaultMessage: 'The special rate of {number} for {spi}.',
  }),
  column2: defineMessage<{ number: string; country: string }>({
    id: 'tariff.why.column-2',
    defaultMessage: 'The column 2 rate of {number}, because the goods are of {country} (general note 3(b)).',
  }),
}

/** The column that a line pays: column 2 by origin, the special one by a claim that holds, else the general one. */
export function baseRate(line: TariffLine, facts: DutyFacts): BaseRate | undefined {
  const number = withDots(line.ratesFrom)
  const origin = originCountry(facts.origin)
  if (COLUMN_2_COUNTRIES.includes(origin)) {
    if (!line.column2) return undefined
    const why = baseReasons.column2({ number, country: countryName(origin) ?? origin })
    return { rate: line.column2, text: line.column2Text, why, warnings: [] }
  }
  if (!line.general) return undefined
  const spi = facts.spi?.trim().toUpperCase()
  const problem = spi ? claimProblem(line, { spi, origin, day: facts.entryDate }) : undefined
  const claimed = spi && !problem ? specialRateOf(line.special, spi) : undefined
  if (spi && claimed) {
    return { rate: claimed.rate, text: claimed.text, why: baseReasons.special({ number, spi }), warnings: [] }
  }
  // Free goods have no special rate, and a claim may still end an additional duty.
  const warnings = problem && !isFree(line.general) ? [problem] : []
  return { rate: line.general, text: line.generalText, why: baseReasons.general({ number }), warnings }
}
