import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { notFound } from '../../refusals/problems.ts'
import { endSession, endSessions, listSessions } from './sessions.ts'

/** The person's sessions, without the tokens; one, the others or all of them can be ended. */
export function sessionsRoutes(app: App): void {
  app.route({
    ...route('listSessions'),
    config: { permission: 'signed-in' },
    handler: async (request) => ({ sessions: await listSessions(app.db, request.me(), app.now()) }),
  })
  app.route({
    ...route('endSession'),
    config: { permission: 'signed-in' },
    handler: async (request, reply) => {
      const ended = await endSession(app.db, request.me(), request.params.id)
      return ended > 0 ? { ended } : reply.refuse(notFound('Session not found'))
    },
  })
  app.route({
    ...route('endSessions'),
    config: { permission: 'signed-in' },
    handler: async (request) => ({
      ended: await endSessions(app.db, request.me(), request.body.scope),
    }),
  })
}
