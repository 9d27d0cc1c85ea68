import { addDays, type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { asWritten, type DefinedMessage, type Message } from '@edfe/domain/messages'
import { COUNTRIES } from '@edfe/domain/reference'
import type { Tariff } from '../duty/index.ts'
import type { Condition, Measure, Program } from '../measures/index.ts'
import { digitsOf, withDots } from '../schedule/index.ts'
import type { MeasureException, MeasureOperation, MeasuresEdition, NewProgram } from './measures-edition.ts'
import { measuresProblems } from './measures-problems.ts'

type Addition = Extract<MeasureOperation, { op: 'add' }>
type Programs = readonly Program[]

/** The tariff with an edition of measures. What does not fit it is left out, and named as a problem. */
export interface AppliedMeasures {
  readonly tariff: Tariff
  readonly problems: readonly Message[]
}

/**
 * Applies an edition of measures. No operation touches a day before its own, and what the tariff has already stays as it
 * is: a version of the product contains measures that were published before it.
 */
export function applyMeasures(tariff: Tariff, edition: MeasuresEdition): AppliedMeasures {
  let programs = edition.programs.reduce(
    (all, added) => withProgram(all, added, edition.edition.slice(0, 10)),
    tariff.programs,
  )
  const problems: Message[] = []
  for (const operation of edition.operations) {
    const outcome = applyOne(programs, operation, edition.programs)
    if ('programs' in outcome) programs = outcome.programs
    else problems.push(outcome.problem)
  }
  const { reviewed = '' } = edition
  const filed = programs
    .filter(({ measures }) => measures.length > 0)
    .map((program) => (program.reviewed < reviewed ? { ...program, reviewed } : program))
  return { tariff: { ...tariff, programs: filed }, problems }
}

/** A program stands behind those that it gives way to, and before those that give way to it. */
function withProgram(programs: Programs, added: NewProgram, reviewed: string): Programs {
  if (programs.some(({ id }) => id === added.id)) return programs
  const { id, name, section, displaces, gives_way_to = [] } = added
  const program: Program = {
    id,
    name: written(name),
    rank: section === 'IEEPA' ? section : section === 'other' ? 99 : (Number(section) as Program['rank']),
    givesWayTo: gives_way_to,
    measures: [],
    source: name,
    reviewed,
  }
  const at = displaces
    ? 1 + Math.max(-1, ...gives_way_to.map((other) => programs.findIndex((known) => known.id === other)))
    : programs.length
  return programs.toSpliced(at, 0, program)
}

function applyOne(
  programs: Programs,
  operation: MeasureOperation,
  added: readonly NewProgram[],
): { programs: Programs } | { problem: Message } {
  const { heading } = operation
  const dots = { heading: withDots(digitsOf(heading)) }
  if (operation.op === 'add') return addHeading(programs, operation, added)
  const filed = measuresOfHeading(programs, heading)
  if (filed.length === 0) return { problem: measuresProblems.unknownHeading(dots) }
  const day = operation.op === 'end' ? operation.last_day : operation.first_day
  if (!filed.some(({ to }) => to === undefined || day <= to))
    return { problem: measuresProblems.notInForce({ ...dots, date: { day } }) }
  if (operation.op === 'change_percent' && filed.every(({ percent }) => percent === undefined))
    return { problem: measuresProblems.noPercent(dots) }
  const change = (measure: Measure): Measure[] => {
    if (measure.heading !== digitsOf(heading) || (measure.to !== undefined && measure.to < day))
      return [measure]
    return operation.op === 'end' ? ended(measure, day) : atPercent(measure, operation)
  }
  return {
    programs: programs.map((program) => ({ ...program, measures: program.measures.flatMap(change) })),
  }
}

/** A measure that would begin after the last day never does. */
const ended = (measure: Measure, to: string): Measure[] => (measure.from > to ? [] : [{ ...measure, to }])

function atPercent(
  measure: Measure,
  { percent, first_day, source }: Extract<MeasureOperation, { op: 'change_percent' }>,
): Measure[] {
  if (measure.percent === undefined || Number(measure.percent) === Number(percent)) return [measure]
  const changed = { ...measure, percent, source: source.title }
  if (measure.from >= first_day) return [changed]
  return [
    { ...measure, to: dayBefore(first_day) },
    { ...changed, from: first_day },
  ]
}

function addHeading(
  programs: Programs,
  addition: Addition,
  newPrograms: readonly NewProgram[],
): { programs: Programs } | { problem: Message } {
  const { heading, program: id, first_day, last_day, percent } = addition
  const dots = withDots(digitsOf(heading))
  const program = programs.find((one) => one.id === id)
  if (!program) return { problem: measuresProblems.unknownProgram({ heading: dots, program: id }) }
  const same = measuresOfHeading(programs, heading).filter(
    ({ from, to }) => (last_day === undefined || from <= last_day) && (to === undefined || first_day <= to),
  )
  // A version of the product has the measure by now.
  if (same.some(({ from, percent: known }) => from === first_day && Number(known) === Number(percent)))
    return { programs }
  const [earlier] = same
  if (earlier) {
    const day = [earlier.from, first_day].toSorted().at(-1)!
    return { problem: measuresProblems.overlap({ heading: dots, date: { day } }) }
  }
  const displaces =
    newPrograms.find((one) => one.id === id)?.displaces ?? program.measures.some((one) => one.displaces)
  const added = measuresOfAddition(addition, displaces)
  return {
    programs: programs.map((one) =>
      one === program ? { ...one, measures: withAdded(one.measures, added) } : one,
    ),
  }
}

/** Before the first measure that charges: goods that the program relieves stay relieved. */
function withAdded(measures: readonly Measure[], added: readonly Measure[]): Measure[] {
  const charging = measures.findIndex(({ kind }) => kind !== 'relief')
  return measures.toSpliced(charging < 0 ? measures.length : charging, 0, ...added)
}

function measuresOfAddition(addition: Addition, displaces: boolean): Measure[] {
  const { heading, percent, first_day, last_day, source, exceptions = [] } = addition
  const scope = {
    ...originsOf(addition),
    from: first_day,
    ...(last_day && { to: last_day }),
    source: source.title,
  }
  const when = [...beginningWith(addition.numbers), ...notBeginningWith(addition.except_numbers)]
  return [
    ...exceptions.map((exception) => relief(exception, { scope, when })),
    {
      ...scope,
      heading: digitsOf(heading),
      kind: 'additive',
      percent,
      ...(when.length > 0 && { when }),
      ...(displaces && { displaces }),
    },
  ]
}

function relief(
  { heading, why, countries, numbers, free_under, under_section_232 }: MeasureException,
  { scope, when }: { scope: Omit<Measure, 'heading' | 'kind'>; when: readonly Condition[] },
): Measure {
  const origins = countries && (scope.origins?.filter((origin) => countries.includes(origin)) ?? countries)
  return {
    ...scope,
    heading: digitsOf(heading),
    kind: 'relief',
    ...(origins && { origins }),
    when: [
      ...when,
      ...beginningWith(numbers),
      ...(free_under ? [{ spi: free_under, entersFree: true } as const] : []),
      ...(under_section_232 ? [{ displaced: true } as const] : []),
    ],
    why: written(why),
  }
}

const beginningWith = (numbers: readonly string[] | undefined): Condition[] =>
  numbers ? [{ startsWith: numbers.map(digitsOf) }] : []
const notBeginningWith = (numbers: readonly string[] | undefined): Condition[] =>
  numbers ? [{ notStartsWith: numbers.map(digitsOf) }] : []

function originsOf({ countries, except_countries = [] }: Addition): { origins?: readonly string[] } {
  if (!countries && except_countries.length === 0) return {}
  const all = countries ?? COUNTRIES.map(({ alpha2 }) => alpha2)
  return { origins: all.filter((country) => !except_countries.includes(country)) }
}

const measuresOfHeading = (programs: Programs, heading: string): Measure[] =>
  programs.flatMap(({ measures }) => measures.filter((measure) => measure.heading === digitsOf(heading)))

const dayBefore = (day: string): CalendarDay => addDays(parseDay(day)!, -1)

/** Words of the file, which no catalogue has. */
const written = (text: string): DefinedMessage =>
  Object.assign(() => asWritten({ text }), { id: asWritten.id, defaultMessage: asWritten.defaultMessage })
