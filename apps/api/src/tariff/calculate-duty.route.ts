import { parseDay } from '@edfe/domain/calendar'
import { dutyOf, savingsOf } from '@edfe/tariff/duty'
import type { App } from '../app-instance.ts'
import { publicRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { refuse } from '../refusals/problems.ts'
import { currentDay, entryDay } from './entry-day.ts'
import { tariffService } from './tariff-service.ts'
import { dutyView } from './tariff-views.ts'

export function calculateDutyRoute(app: App): void {
  app.route({
    ...route('calculateDuty'),
    config: { permission: 'public', ...publicRouteLimit },
    handler: async (request, reply) => {
      const { entry_date, loaded_on: loadedOn, ...facts } = request.body
      const { tariff } = tariffService()
      const asked = {
        ...facts,
        assume: 'usual' as const,
        loadedOn: parseDay(loadedOn),
        entryDate: entryDay(app, entry_date),
      }
      const found = dutyOf(tariff, asked)
      if (found.kind === 'refused') {
        return reply.refuse(refuse(422, 'no_duty', found.reason))
      }
      return dutyView(found, savingsOf(tariff, asked), asked.answers, {
        tariff,
        words: request.words,
        today: currentDay(app),
      })
    },
  })
}
