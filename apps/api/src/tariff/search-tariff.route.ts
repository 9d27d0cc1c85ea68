import { editionOn } from '@edfe/tariff/schedule'
import type { App } from '../app-instance.ts'
import { publicRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { entryDay } from './entry-day.ts'
import { tariffService } from './tariff-service.ts'
import { costOf, editionView, lineView } from './tariff-views.ts'

export function searchTariffRoute(app: App): void {
  app.route({
    ...route('searchTariff'),
    config: { permission: 'public', ...publicRouteLimit },
    handler: async (request) => {
      const { q, on, origin, limit } = request.query
      const { tariff, searchOf } = tariffService()
      const day = entryDay(app, on)
      const schedule = editionOn(tariff.schedules, day)
      const search = await searchOf(schedule)
      return {
        edition: editionView(schedule.edition, tariff),
        results: search(q, limit).map(({ line }) => lineView(line, costOf(tariff, line, { origin, day }))),
      }
    },
  })
}
