import { addDays, parseDay } from '@edfe/domain/calendar'
import type { Message } from '@edfe/domain/messages'
import { COUNTRIES } from '@edfe/domain/reference'
import type { Tariff } from '../duty/index.ts'
import { digitsOf, editionOn, withDots } from '../schedule/index.ts'
import { applyMeasures } from './apply-measures.ts'
import type { MeasureOperation, MeasuresEdition } from './measures-edition.ts'
import { measuresProblems } from './measures-problems.ts'

/** Where an edition of measures contradicts itself or the tariff without measures; none when it can be taken whole. */
export function measuresProblemsOf(edition: MeasuresEdition, tariff: Tariff): Message[] {
  return [
    ...programProblems(edition, tariff),
    ...orderProblems(edition.operations),
    ...edition.operations.flatMap((operation) => scopeProblems(operation, tariff)),
    ...applyMeasures(tariff, edition).problems,
  ]
}

/** The first day on which an operation changes a duty. */
export const firstDayOf = (operation: MeasureOperation): string =>
  operation.op === 'end' ? addDays(parseDay(operation.last_day)!, 1) : operation.first_day

function programProblems({ programs }: MeasuresEdition, tariff: Tariff): Message[] {
  const known = new Set([...tariff.programs, ...programs].map(({ id }) => id))
  return programs.flatMap(({ id, gives_way_to = [] }, place) => [
    ...(programs.findIndex((other) => other.id === id) === place
      ? []
      : [measuresProblems.programTwice({ program: id })]),
    ...gives_way_to
      .filter((other) => !known.has(other))
      .map((other) => measuresProblems.givesWayTo({ program: id, other })),
  ])
}

function orderProblems(operations: readonly MeasureOperation[]): Message[] {
  const latest = new Map<string, string>()
  return operations.flatMap((operation) => {
    const heading = digitsOf(operation.heading)
    const day = firstDayOf(operation)
    const before = latest.get(heading)
    latest.set(heading, day)
    return before !== undefined && day <= before
      ? [measuresProblems.order({ heading: withDots(heading), date: { day } })]
      : []
  })
}

function scopeProblems(operation: MeasureOperation, { schedules }: Tariff): Message[] {
  if (operation.op !== 'add') return []
  const { first_day, last_day, exceptions = [] } = operation
  const heading = withDots(digitsOf(operation.heading))
  const { edition, find, rows } = editionOn(schedules, parseDay(first_day)!)
  const parts = [operation, ...exceptions]
  const countries = [...parts.flatMap((one) => one.countries ?? []), ...(operation.except_countries ?? [])]
  const numbers = [...parts.flatMap((one) => one.numbers ?? []), ...(operation.except_numbers ?? [])]
  const isNumber = (number: string) =>
    number < '98' && (find(number) !== undefined || rows.some((row) => row.number.startsWith(number)))
  return [
    ...(last_day !== undefined && last_day < first_day ? [measuresProblems.daysReversed({ heading })] : []),
    ...countries
      .filter((country) => !COUNTRIES.some(({ alpha2 }) => alpha2 === country))
      .map((country) => measuresProblems.unknownCountry({ heading, country })),
    ...numbers
      .map(digitsOf)
      .filter((number) => !isNumber(number))
      .map((number) =>
        measuresProblems.unknownNumber({ heading, number: withDots(number), edition: edition.name }),
      ),
  ]
}
