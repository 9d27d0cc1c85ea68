import { type ChangedText, editionDifference } from '@edfe/tariff/loading'
import { editionOn, withDots } from '@edfe/tariff/schedule'
import type { CheckedEdition } from './load-edition.ts'

/** Of each kind of change so many are printed by name; the rest are counted. */
const MOST_NAMED = 20

/** Describes the changes of an edition as lines of text for the operator who approves it. */
export function describeDifference({ loaded, before }: CheckedEdition): string[] {
  const inForce = editionOn(before.schedules, loaded.edition.from)
  const { added, dropped, changed } = editionDifference(inForce, loaded.rows)
  return [
    `${loaded.edition.name}, in force from ${loaded.edition.from}, against ${inForce.edition.name}:`,
    ...named('Numbers added', added.map(withDots)),
    ...named('Numbers dropped', dropped.map(withDots)),
    ...named('Rates changed', changed.filter(({ column }) => column !== 'units').map(inWords)),
    ...named('Units changed', changed.filter(({ column }) => column === 'units').map(inWords)),
    ...loaded.grown.flatMap(({ list, numbers }) =>
      named(`Numbers added to the list of note ${list}`, numbers.map(withDots)),
    ),
  ]
}

const inWords = ({ number, column, before, after }: ChangedText): string =>
  `${withDots(number)} ${column}: '${before}' becomes '${after}'`

function named(what: string, all: readonly string[]): string[] {
  const rest = all.length - MOST_NAMED
  return [
    `${what}: ${all.length}`,
    ...all.slice(0, MOST_NAMED).map((one) => `  ${one}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ]
}
