import type { CalendarDay } from '@edfe/domain/calendar'
import type { TariffBook, TariffGap, TariffQuestion, TariffReading } from '@edfe/domain/reference'
import { importBan } from '../countries/index.ts'
import { MEASURES_FROM } from '../measures/index.ts'
import { programTime, takesClaim } from '../preferences/index.ts'
import { editionOn } from '../schedule/index.ts'
import { demandedUnits } from '../units/index.ts'
import { dutyOf } from './duty-of.ts'
import type { LineDuty, Tariff } from './facts.ts'
import { holeInWords } from './line-holes.ts'

/** Goods that leave more questions open than this are not read any further. */
const MOST_QUESTIONS = 3

/** The day on which the tariff took over the Harmonized System of 2022, whose subheadings all editions share. */
const HARMONIZED_SYSTEM_2022 = '2022-01-27'

const hasMeasuresOn = (entryDate: CalendarDay): boolean => entryDate >= MEASURES_FROM

/** The tariff as the rules of an entry ask it; `open` gives its data at the first question. */
export function tariffBook(open: () => Tariff): TariffBook {
  const lineOf = (facts: TariffQuestion): LineDuty | undefined => {
    if (!hasMeasuresOn(facts.entryDate)) return undefined
    const found = dutyOf(open(), facts)
    return found.kind === 'duty' && found.duty !== undefined ? found : undefined
  }

  /** Undefined where some answers lead to a number that nobody has stated. */
  const underAnyAnswers = (facts: TariffQuestion, mayAsk: number): TariffReading[] | undefined => {
    const found = lineOf(facts)
    if (!found) return undefined
    const others = mayAsk === 0 ? [] : found.questions
    const readings = [readingOf(found, facts), ...relievedReadings(found, facts)]
    for (const { key, options } of others) {
      for (const { value } of options) {
        const more = underAnyAnswers({ ...facts, answers: { ...facts.answers, [key]: value } }, mayAsk - 1)
        if (!more) return undefined
        readings.push(...more)
      }
    }
    return readings
  }

  return {
    read: (facts) => {
      const found = lineOf(facts)
      return found && found.questions.length === 0 ? readingOf(found, facts) : undefined
    },
    gap: (facts) => tariffGap(open(), facts),
    readings: (facts) => underAnyAnswers(facts, MOST_QUESTIONS) ?? [],
    units: (hts, entryDate) => {
      const line = editionOn(open().schedules, entryDate).find(hts)
      const codes = line?.isWhole ? demandedUnits(line.units).flatMap(({ code }) => code ?? []) : []
      return codes.length > 0 && codes.length >= (line?.units.length ?? 0) ? codes : undefined
    },
    hasNumber: (hts, entryDate) => {
      const { edition, find } = editionOn(open().schedules, entryDate)
      return entryDate < edition.from || find(hts)?.isWhole === true
    },
    hasSubheading: (hts, entryDate) => {
      if (entryDate < HARMONIZED_SYSTEM_2022) return true
      const { find, findBeginning } = editionOn(open().schedules, entryDate)
      return find(hts) !== undefined || findBeginning(hts.slice(0, 6)) !== undefined
    },
    hasMeasuresOn,
    hasHeading: (hts, day) => !hasMeasuresOn(day) || hasHeading(open(), hts, day),
    originsOf: (heading, entryDate) => originsOf(open(), heading, entryDate),
    programTime,
    takesClaim: (hts, spi, entryDate) => {
      const { edition, find } = editionOn(open().schedules, entryDate)
      const line = entryDate < edition.from ? undefined : find(hts)
      return !line || takesClaim(line, spi)
    },
    isRestricted: (origin) => importBan(origin) !== undefined,
  }
}

/** Why the tariff gives no whole answer for goods; undefined where it gives one. */
export function tariffGap(tariff: Tariff, facts: TariffQuestion): TariffGap | undefined {
  if (!hasMeasuresOn(facts.entryDate)) return 'no_measures'
  const found = dutyOf(tariff, facts)
  if (found.kind === 'refused') return 'no_duty'
  return found.duty === undefined || found.questions.length > 0 ? 'open_question' : undefined
}

const measuresOf = ({ programs }: Tariff, heading: string) =>
  programs
    .flatMap(({ measures }) => measures)
    .filter(({ heading: own, atOrAbove }) => own === heading || atOrAbove === heading)

const isOn =
  (day: CalendarDay) =>
  ({ from, to }: { from: string; to?: string }): boolean =>
    from <= day && (to === undefined || day <= to)

/** The digits of a heading; what follows them is for statistics. */
const HEADING_LENGTH = 8

/** Measures know more headings than the editions, and when each ends. */
function hasHeading(tariff: Tariff, hts: string, day: CalendarDay): boolean {
  const heading = hts.slice(0, HEADING_LENGTH)
  const measures = measuresOf(tariff, heading)
  if (measures.length > 0) return measures.some(isOn(day))
  return tariff.schedules.some(({ find }) => find(heading) !== undefined)
}

/** The origins of the measures that file a heading on a day. */
function originsOf(tariff: Tariff, heading: string, day: CalendarDay): readonly string[] | undefined {
  const measures = measuresOf(tariff, heading).filter(isOn(day))
  const origins = measures.map((measure) => measure.origins)
  return measures.length > 0 && origins.every((one) => one !== undefined) ? origins.flat() : undefined
}

function readingOf(
  { edition, duty = '', rows, holes }: LineDuty,
  { entryDate }: Pick<TariffQuestion, 'entryDate'>,
): TariffReading {
  const further = rows.filter(({ measure }) => measure !== undefined)
  return {
    edition: edition.name,
    duty,
    headings: further.map(({ number }) => number),
    relieved: further.filter(({ amount }) => amount === '0.00').map(({ number }) => number),
    holes: holes.map((hole) => ({ says: holeInWords(hole), owes: hole.owes })),
    isOfLaterEdition: entryDate < edition.from,
  }
}

/** The readings with a relief that the data lacks and that no heading names. */
const relievedReadings = (found: LineDuty, facts: TariffQuestion): TariffReading[] =>
  found.holes.flatMap(({ relieved: rows, least: duty }) =>
    rows && duty !== undefined ? [readingOf({ ...found, rows, duty }, facts)] : [],
  )
