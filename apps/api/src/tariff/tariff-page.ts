import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { countryChoices, isCountryCode } from '@edfe/domain/reference'
import { dutyOf, tariffNotes } from '@edfe/tariff/duty'
import { CHAPTERS, editionOn, withDots } from '@edfe/tariff/schedule'
import { type Address, textOf } from './address.ts'
import { agencyAsks } from './agency-asks.ts'
import { findGoods, readAnswers } from './find-goods.ts'
import { lineDetail } from './line-detail.ts'
import type { TariffInWords } from './tariff-service.ts'
import { editionView, MILLION, noSuchNumber } from './tariff-views.ts'

/** The page of the tariff at an address, as of today. Whatever cannot be read is said in the page. */
export async function tariffPage(
  address: Address,
  today: CalendarDay,
  service: TariffInWords,
): Promise<TariffPage> {
  const { tariff, words } = service
  const q = textOf(address, 'q')
  const hts = textOf(address, 'hts')
  const chapter = textOf(address, 'chapter')
  const asOf = parseDay(textOf(address, 'on'))
  const typedOrigin = textOf(address, 'origin').toUpperCase()
  const origin = isCountryCode(typedOrigin) ? typedOrigin : undefined
  const day = asOf ?? today
  const schedule = editionOn(tariff.schedules, day)
  const facts = { locale: words.locale, origin, day }
  const answers = readAnswers(textOf(address, 'answers'))
  const line = hts ? schedule.findBeginning(hts) : undefined
  return {
    asked: {
      q,
      hts: line ? withDots(line.number) : hts,
      chapter,
      origin: origin ?? '',
      on: asOf ?? '',
      answers: answers.join(),
    },
    day,
    countries: countryChoices(words.locale),
    edition: editionView(schedule.edition, tariff),
    notes: tariffNotes(tariff, schedule.edition, day).map((note) => words.format(note)),
    warnings: line && origin ? warningsOf(service, line.number, origin, day) : [],
    agencies: agencyAsks(service, line),
    chapters: CHAPTERS,
    headings: CHAPTERS.some(({ number }) => number === chapter)
      ? schedule
          .headingsIn(chapter)
          .map(({ number, description }) => ({ hts: withDots(number), description }))
      : [],
    goods: q ? await findGoods(service, schedule, q, { ...facts, answers }) : undefined,
    line: line && lineDetail(service, schedule, line, facts),
    problem: hts && !line ? words.format(noSuchNumber(schedule.edition, hts)) : undefined,
  }
}

/** Returns the warnings for goods of an origin: parts of the law that the data lacks, or an import ban. */
function warningsOf(
  { tariff, words }: TariffInWords,
  hts: string,
  origin: string,
  entryDate: CalendarDay,
): string[] {
  const found = dutyOf(tariff, { hts, origin, entryDate, value: MILLION, assume: 'usual' })
  const says =
    found.kind === 'duty' ? [...found.warnings, ...found.holes.map((hole) => hole.says)] : [found.reason]
  return says.map((one) => words.format(one))
}
