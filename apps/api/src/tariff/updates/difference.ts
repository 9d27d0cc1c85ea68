import type { TariffDifference } from '@edfe/contracts/operator/tariff-updates'
import { editionDifference, isStatistical, unknownHeadings } from '@edfe/tariff/loading'
import { editionOn, withDots } from '@edfe/tariff/schedule'
import type { CheckedEdition } from '../editions/load-edition.ts'

/** Of each kind of change so many are named; the rest are counted. */
const MOST_NAMED = 100

/**
 * Returns the changes of a checked edition against the one in force on its first day, as the operator reads
 * them.
 */
export function differenceOf({ loaded, before }: CheckedEdition): TariffDifference {
  const inForce = editionOn(before.schedules, loaded.edition.from)
  const difference = editionDifference(inForce, loaded.rows)
  const { added, dropped, changed } = difference
  const inColumns = (isUnits: boolean) =>
    changed
      .filter(({ column }) => (column === 'units') === isUnits)
      .map(({ number, column, before: old, after }) => ({
        number: withDots(number),
        column,
        before: old,
        after,
      }))
  return {
    against: inForce.edition.name,
    is_statistical: isStatistical(difference, inForce, loaded.rows),
    added: counted(added.map(withDots)),
    dropped: counted(dropped.map(withDots)),
    rates: counted(inColumns(false)),
    units: counted(inColumns(true)),
    unknown_headings: counted(unknownHeadings(before, added).map(withDots)),
  }
}

const counted = <T>(all: readonly T[]): { count: number; named: T[] } => ({
  count: all.length,
  named: all.slice(0, MOST_NAMED),
})

/** True if an edition changes neither numbers nor rates nor units. */
export const isSame = ({ added, dropped, rates, units }: TariffDifference): boolean =>
  added.count + dropped.count + rates.count + units.count === 0
