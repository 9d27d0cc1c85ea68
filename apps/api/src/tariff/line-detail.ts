import type { TariffLineAnswer } from '@edfe/contracts/tariff/tariff'
import type { CalendarDay } from '@edfe/domain/calendar'
import { SPIS } from '@edfe/domain/reference'
import { dutyOf } from '@edfe/tariff/duty'
import { noteOf } from '@edfe/tariff/notes'
import { measuresOf } from '@edfe/tariff/overview'
import { preferencesOf } from '@edfe/tariff/preferences'
import { type Schedule, type TariffLine, withDots } from '@edfe/tariff/schedule'
import type { z } from 'zod'
import type { TariffInWords } from './tariff-service.ts'
import { costOf, lineView, MILLION } from './tariff-views.ts'

type Detail = z.output<typeof TariffLineAnswer>['line']

/** Origins that importers compare most often. */
const MAIN_ORIGINS = ['MX', 'CA', 'CN', 'VN', 'TW', 'DE', 'JP', 'KR', 'TH', 'IN', 'GB']

/** Everything about one number on a day, and for goods of an origin. */
export function lineDetail(
  { tariff, words }: TariffInWords,
  schedule: Schedule,
  line: TariffLine,
  { origin, day }: { origin: string | undefined; day: CalendarDay },
): Detail {
  // A heading of chapters 98 and 99 is filed with goods: alone it has no duties and no origins.
  const isGoods = line.isWhole && line.number < '98'
  const names = new Map(SPIS.map(({ code, name }) => [code, name]))
  return {
    ...lineView(line, costOf(tariff, line, { origin, day })),
    rates_from: withDots(line.ratesFrom),
    headings: schedule.headingsOf(line.number).map(({ number, description, general }) => ({
      hts: number ? withDots(number) : null,
      description,
      general: general || null,
    })),
    programs: line.special.flatMap(({ programs, text }) =>
      programs.map((spi) => ({ spi, name: names.get(spi.replace('*', '')) ?? spi, rate: text })),
    ),
    measures: isGoods
      ? measuresOf(tariff, line.number, day).map(({ program, measure, conditions }) => ({
          hts: withDots(measure.heading),
          program: words.format(program.name()),
          kind: measure.kind,
          percent: measure.percent ?? null,
          origins: [...(measure.origins ?? [])],
          conditions: conditions.map(({ text, answers }) => ({
            text: words.format(text),
            answers: answers.map((answer) => words.format(answer)),
          })),
          from: measure.from,
          to: measure.to ?? null,
          source: measure.source ?? program.source,
          has_note: Boolean(noteOf(measure.heading) && schedule.find(measure.heading)),
        }))
      : [],
    note: noteOf(line.number) ?? null,
    origins: isGoods
      ? [...new Set([...(origin ? [origin] : []), ...MAIN_ORIGINS])].map((from) => ({
          origin: from,
          ...costOf(tariff, line, { origin: from, day }),
          rates: ratesOf(tariff, line, from, day),
        }))
      : [],
    below: schedule.below(line.number).map(({ number, description, path, isWhole }) => ({
      hts: withDots(number),
      description,
      path: [...path],
      is_whole: isWhole,
    })),
    preferences: (origin ? preferencesOf(line, origin, day) : []).map(
      ({ spi, name, rateText, source, freesFromMpf }) => ({
        spi,
        name,
        rate: rateText,
        source,
        frees_from_mpf: freesFromMpf,
      }),
    ),
  }
}

/** The rates of the rows that carry duty. */
function ratesOf(
  tariff: TariffInWords['tariff'],
  line: TariffLine,
  origin: string,
  entryDate: CalendarDay,
): string[] {
  const found = dutyOf(tariff, { hts: line.number, origin, entryDate, value: MILLION, assume: 'usual' })
  if (found.kind === 'refused') return []
  return found.rows
    .filter(({ amount }) => amount !== '0.00')
    .map(({ rateText }) => rateText)
    .reverse()
}
