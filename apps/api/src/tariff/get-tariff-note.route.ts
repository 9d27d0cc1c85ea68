import { say } from '@edfe/domain/messages'
import { noteOf } from '@edfe/tariff/notes'
import { digitsOf, withDots } from '@edfe/tariff/schedule'
import type { App } from '../app-instance.ts'
import { publicRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { notFound } from '../refusals/problems.ts'

export function getTariffNoteRoute(app: App): void {
  app.route({
    ...route('getTariffNote'),
    config: { permission: 'public', ...publicRouteLimit },
    handler: async (request, reply) => {
      const number = digitsOf(request.params.hts)
      return (
        noteOf(number) ??
        reply.refuse(
          notFound(
            say(
              { id: 'refusal.data-u-s', defaultMessage: 'The data has no U.S. note on {number}.' },
              { number: withDots(number) },
            ),
          ),
        )
      )
    },
  })
}
