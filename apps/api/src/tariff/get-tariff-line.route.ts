import { tariffNotes } from '@edfe/tariff/duty'
import { digitsOf, editionOn, withDots } from '@edfe/tariff/schedule'
import type { App } from '../app-instance.ts'
import { publicRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { notFound } from '../refusals/problems.ts'
import { entryDay } from './entry-day.ts'
import { lineDetail } from './line-detail.ts'
import { tariffService } from './tariff-service.ts'
import { editionView, noSuchNumber } from './tariff-views.ts'

export function getTariffLineRoute(app: App): void {
  app.route({
    ...route('getTariffLine'),
    config: { permission: 'public', ...publicRouteLimit },
    handler: async (request, reply) => {
      const { hts } = request.params
      const { on, origin } = request.query
      const service = { ...tariffService(), words: request.words }
      const day = entryDay(app, on)
      const schedule = editionOn(service.tariff.schedules, day)
      const line = schedule.findBeginning(hts)
      if (!line) return reply.refuse(notFound(noSuchNumber(schedule.edition, withDots(digitsOf(hts)))))
      return {
        edition: editionView(schedule.edition, service.tariff),
        notes: tariffNotes(service.tariff, schedule.edition, day).map((note) => request.words.format(note)),
        line: lineDetail(service, schedule, line, { origin, day }),
      }
    },
  })
}
