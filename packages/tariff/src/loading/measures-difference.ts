import { addDays, parseDay } from '@edfe/domain/calendar'
import { asWritten, defineMessage, listed, type Message } from '@edfe/domain/messages'
import { countryName } from '@edfe/domain/reference'
import type { Tariff } from '../duty/index.ts'
import { digitsOf, withDots } from '../schedule/index.ts'
import { firstDayOf } from './check-measures.ts'
import type { MeasureOperation, MeasuresEdition } from './measures-edition.ts'

/** Operations of one edition that another lacks. */
export interface MeasuresDifference {
  readonly added: readonly MeasureOperation[]
  /** In force by the edition before, and not by this one. */
  readonly withdrawn: readonly MeasureOperation[]
}

/** What an edition changes against the one in use, if there is one. */
export function measuresDifference(
  before: Pick<MeasuresEdition, 'operations'> | undefined,
  after: Pick<MeasuresEdition, 'operations'>,
): MeasuresDifference {
  const old = new Map(before?.operations.map((operation) => [JSON.stringify(operation), operation]))
  const fresh = new Map(after.operations.map((operation) => [JSON.stringify(operation), operation]))
  return {
    added: [...fresh].flatMap(([text, operation]) => (old.has(text) ? [] : [operation])),
    withdrawn: [...old].flatMap(([text, operation]) => (fresh.has(text) ? [] : [operation])),
  }
}

/** The first day on which a difference changes a duty; undefined for one without operations. */
export const firstChangedDay = ({ added, withdrawn }: MeasuresDifference): string | undefined =>
  [...added, ...withdrawn].map(firstDayOf).sort()[0]

/** What an operation does, in words. */
export const measureChanges = {
  end: defineMessage<{ heading: string; date: { day: string } }>({
    id: 'measures.change.end',
    defaultMessage: '{heading} ends after {date}.',
  }),
  percent: defineMessage<{ heading: string; before: string; percent: string; date: { day: string } }>({
    id: 'measures.change.percent',
    defaultMessage: '{heading}: {before} percent becomes {percent} percent from {date} on.',
  }),
  add: defineMessage<{
    heading: string
    program: string
    percent: string
    date: { day: string }
    countries: Message
    numbers: number
    exceptions: number
  }>({
    id: 'measures.change.add',
    defaultMessage:
      '{heading} ({program}) adds {percent} percent from {date} on to {numbers, plural, =0 {all goods} one {goods of # number} other {goods of # numbers}}, origin: {countries}.{exceptions, plural, =0 {} one { # exception.} other { # exceptions.}}',
  }),
  until: defineMessage<{ date: { day: string } }>({
    id: 'measures.change.until',
    defaultMessage: 'It ends after {date}.',
  }),
  everyCountry: defineMessage({ id: 'measures.change.every-country', defaultMessage: 'every country' }),
  everyOtherCountry: defineMessage<{ countries: Message }>({
    id: 'measures.change.every-other-country',
    defaultMessage: 'every country but {countries}',
  }),
  /** A sentence and the law. */
  change: defineMessage<{ change: readonly Message[] }>({
    id: 'measures.change.one',
    defaultMessage: '{change}',
  }),
  withdrawn: defineMessage<{ change: Message }>({
    id: 'measures.change.withdrawn',
    defaultMessage: 'No longer in the file: {change}',
  }),
}

/** An operation in words; `tariff` is the one before it. */
export function changeInWords(
  operation: MeasureOperation,
  { programs }: Tariff,
  edition: MeasuresEdition,
): Message[] {
  const { op, source } = operation
  const heading = withDots(digitsOf(operation.heading))
  const law = asWritten({ text: `(${source.title}, ${source.url})` })
  if (op === 'end') return [measureChanges.end({ heading, date: { day: operation.last_day } }), law]
  const { percent, first_day } = operation
  const date = { day: first_day }
  if (op === 'change_percent') {
    const eve = addDays(parseDay(first_day)!, -1)
    const before = programs
      .flatMap(({ measures }) => measures)
      .filter(({ heading: own, from, to }) => own === digitsOf(heading) && from <= eve && (!to || eve <= to))
      .map((measure) => measure.percent ?? '0')
    return [
      measureChanges.percent({ heading, before: [...new Set(before)].join(', ') || '0', percent, date }),
      law,
    ]
  }
  const { program, numbers = [], exceptions = [], last_day } = operation
  return [
    measureChanges.add({
      heading,
      program: edition.programs.find(({ id }) => id === program)?.name ?? program,
      percent,
      date,
      countries: originsInWords(operation),
      numbers: numbers.length,
      exceptions: exceptions.length,
    }),
    ...(last_day ? [measureChanges.until({ date: { day: last_day } })] : []),
    law,
  ]
}

function originsInWords({ countries, except_countries }: Extract<MeasureOperation, { op: 'add' }>): Message {
  const but = namesOf(except_countries)
  return (
    namesOf(countries?.filter((code) => !except_countries?.includes(code))) ??
    (but ? measureChanges.everyOtherCountry({ countries: but }) : measureChanges.everyCountry())
  )
}

function namesOf(codes: readonly string[] = []): Message | undefined {
  const [first, ...others] = codes.map((code) => asWritten({ text: countryName(code) ?? code }))
  return first && listed([first, ...others])
}
