import { centsText, toCents } from '@edfe/domain/money'
import { restsOnOrigin } from '@edfe/domain/reference'
import { type Preference, preferencesOf } from '../preferences/index.ts'
import { editionOn } from '../schedule/index.ts'
import { dutyOf } from './duty-of.ts'
import type { DutyFacts, Tariff } from './facts.ts'

/** A claim that the line may make, and what it saves against no claim; undefined while the duty is open. */
export interface Saving extends Preference {
  readonly saves: string | undefined
}

/**
 * The claims that a line may make by its origin, the one that saves most first. A claim that is made already counts as
 * not made. What the goods are for, such as civil aircraft, is a question of the duty.
 */
export function savingsOf(tariff: Tariff, facts: DutyFacts): Saving[] {
  const line = editionOn(tariff.schedules, facts.entryDate).find(facts.hts)
  if (!line) return []
  const dutyWith = (spi: string | undefined): bigint | undefined => {
    const found = dutyOf(tariff, { ...facts, spi })
    return found.kind === 'duty' && found.duty !== undefined ? toCents(found.duty) : undefined
  }
  const unclaimed = dutyWith(undefined)
  const preferences = preferencesOf(line, facts.origin, facts.entryDate)
  const savings = preferences
    .filter(({ spi }) => restsOnOrigin(spi))
    .map((preference) => {
      const claimed = dutyWith(preference.spi)
      const cents = unclaimed === undefined || claimed === undefined ? undefined : unclaimed - claimed
      return { preference, cents }
    })
  return savings
    .toSorted((a, b) => Number((b.cents ?? 0n) - (a.cents ?? 0n)))
    .map(({ preference, cents }) => ({
      ...preference,
      saves: cents === undefined ? undefined : centsText(cents),
    }))
}
