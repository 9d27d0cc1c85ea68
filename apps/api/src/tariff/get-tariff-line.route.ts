import { tariffNotes } from '@edfe/tariff/duty'
import { preferencesOf } from '@edfe/tariff/preferences'
import { editionOn, withDots } from '@edfe/tariff/schedule'
import type { App } from '../app-instance.ts'
import { publicRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { notFound } from '../refusals/problems.ts'
import { entryDay } from './entry-day.ts'
import { tariffService } from './tariff-service.ts'
import { costOf, editionView, lineView } from './tariff-views.ts'

export function getTariffLineRoute(app: App): void {
  app.route({
    ...route('getTariffLine'),
    config: { permission: 'public', ...publicRouteLimit },
    handler: async (request, reply) => {
      const { hts } = request.params
      const { on, origin } = request.query
      const { tariff, english } = tariffService()
      const day = entryDay(app, on)
      const schedule = editionOn(tariff.schedules, day)
      const line = schedule.find(hts)
      if (!line) return reply.refuse(notFound(`${schedule.edition.name} has no number ${hts}.`))
      return {
        edition: editionView(schedule.edition, tariff),
        notes: tariffNotes(tariff, schedule.edition, day).map((note) => english.format(note)),
        line: {
          ...lineView(line, costOf(tariff, line, { origin, day })),
          rates_from: withDots(line.ratesFrom),
          below: schedule.below(hts).map(({ number, description, path, isWhole }) => ({
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
        },
      }
    },
  })
}
