import { say } from '@edfe/domain/messages'
import { editionOn, withDots } from '@edfe/tariff/schedule'
import type { App } from '../app-instance.ts'
import { publicRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { notFound } from '../refusals/problems.ts'
import { entryDay } from './entry-day.ts'
import { findRuling } from './rulings/known-goods.ts'
import { readRulingText } from './rulings/ruling-texts.ts'
import { tariffService } from './tariff-service.ts'

export function getRulingRoute(app: App): void {
  app.route({
    ...route('getRuling'),
    config: { permission: 'public', ...publicRouteLimit },
    handler: async (request, reply) => {
      const { number } = request.params
      const ruling = await findRuling(number)
      if (!ruling)
        return reply.refuse(
          notFound(
            say(
              {
                id: 'refusal.no-ruling',
                defaultMessage: 'Ruling {number} is not among those that are here.',
              },
              { number },
            ),
          ),
        )
      const text = (await readRulingText(app.settings.DATA_DIR, number)) ?? null
      if (ruling.isRevoked)
        return { number, is_revoked: true, day: null, subject: '', numbers: [], modified_by: [], text }
      const schedule = editionOn(tariffService().tariff.schedules, entryDay(app, undefined))
      return {
        number,
        is_revoked: false,
        day: ruling.day ?? null,
        subject: ruling.subject,
        numbers: ruling.hts.map((hts) => ({
          hts: withDots(hts),
          is_current: schedule.findBeginning(hts) !== undefined,
        })),
        modified_by: [...ruling.modifiedBy],
        text,
      }
    },
  })
}
