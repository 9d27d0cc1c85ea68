import { parseDay } from '@edfe/domain/calendar'
import { savingsOf } from '@edfe/tariff/duty'
import { costOfImport } from '@edfe/tariff/estimate'
import type { App } from '../app-instance.ts'
import { publicRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { refuse } from '../refusals/problems.ts'
import { currentDay, entryDay } from './entry-day.ts'
import { estimateView } from './estimate-view.ts'
import { tariffService } from './tariff-service.ts'

export function estimateCostRoute(app: App): void {
  app.route({
    ...route('estimateCost'),
    config: { permission: 'public', ...publicRouteLimit },
    handler: async (request, reply) => {
      const { entry_date, loaded_on: loadedOn, mode, ...facts } = request.body
      const service = { ...tariffService(), words: request.words, today: currentDay(app) }
      const asked = {
        ...facts,
        assume: 'usual' as const,
        loadedOn: parseDay(loadedOn),
        arrival: mode,
        entryDate: entryDay(app, entry_date),
      }
      const cost = costOfImport(service.tariff, asked)
      if (cost.kind === 'refused') {
        return reply.refuse(refuse(422, 'no_duty', cost.reason))
      }
      return estimateView(cost, savingsOf(service.tariff, asked), asked.answers, service)
    },
  })
}
