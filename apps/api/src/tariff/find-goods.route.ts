import { editionOn } from '@edfe/tariff/schedule'
import type { App } from '../app-instance.ts'
import { publicRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { entryDay } from './entry-day.ts'
import { findGoods, readAnswers } from './find-goods.ts'
import { tariffService } from './tariff-service.ts'
import { editionView } from './tariff-views.ts'

export function findGoodsRoute(app: App): void {
  app.route({
    ...route('findTariffGoods'),
    config: { permission: 'public', ...publicRouteLimit },
    handler: async (request) => {
      const { q, on, origin, answers } = request.query
      const service = tariffService()
      const day = entryDay(app, on)
      const schedule = editionOn(service.tariff.schedules, day)
      const goods = await findGoods(service, schedule, q, {
        locale: request.words.locale,
        origin,
        day,
        answers: readAnswers(answers),
      })
      return { edition: editionView(schedule.edition, service.tariff), ...goods }
    },
  })
}
