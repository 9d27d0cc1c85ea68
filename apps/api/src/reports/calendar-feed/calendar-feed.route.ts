import { LONGEST_SPAN_DAYS } from '@edfe/contracts/reports/deadlines'
import { addDays } from '@edfe/domain/calendar'
import type { App } from '../../app-instance.ts'
import { SYSTEM } from '../../auth/actors.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope } from '../../entries/entry-services.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { notFound } from '../../refusals/problems.ts'
import { readDeadlines } from '../read-deadlines.ts'
import { deleteFeed, findFeed, makeFeed, openFeed, readerOf } from './calendar-feeds.ts'
import { calendarOf } from './calendar-of.ts'

/** What is over stays in the calendar for so many days. */
const DAYS_BACK = 31

/** The calendar address of a member: made, read by calendars, and stopped. */
export function calendarFeedRoutes(app: App): void {
  app.route({
    ...route('getCalendarFeed'),
    config: { permission: 'entry.read' },
    handler: async (request) => ({ feed: await request.tenant((trx, who) => findFeed(trx, who)) }),
  })
  app.route({
    ...route('makeCalendarFeed'),
    config: { permission: 'entry.read' },
    handler: async (request, reply) => {
      const { feed, secret } = await request.tenant((trx, who) => makeFeed(trx, who, app.now()))
      const address = `${app.settings.PUBLIC_URL}/api/calendar/${secret}`
      return reply.code(201).send({ feed, address })
    },
  })
  app.route({
    ...route('deleteCalendarFeed'),
    config: { permission: 'entry.read' },
    handler: async (request, reply) => {
      await request.tenant((trx, who) => deleteFeed(trx, who))
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...route('readCalendar'),
    config: { ...expensiveRouteLimit, permission: 'public' },
    handler: async (request, reply) => {
      const feed = await openFeed(app.db, request.params.secret, app.now())
      const calendar =
        feed &&
        (await tenantTransaction(app.db, { orgId: feed.org_id, userId: null }, async (trx) => {
          const reader = await readerOf(trx, feed.user_id)
          if (!reader) return undefined
          const scope = await createScope(app.entryServices, trx, { orgId: feed.org_id, actor: SYSTEM })
          const from = addDays(scope.today, -DAYS_BACK)
          const deadlines = await readDeadlines(scope, { from, to: addDays(from, LONGEST_SPAN_DAYS - 1) })
          const words = app.languages.ofAccount(reader.language)
          return calendarOf(deadlines, { words, publicUrl: app.settings.PUBLIC_URL })
        }))
      if (calendar === undefined) return reply.refuse(notFound())
      return reply.header('content-type', 'text/calendar; charset=utf-8').send(calendar)
    },
  })
}
