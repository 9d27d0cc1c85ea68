import { say } from '@edfe/domain/messages'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-instance.ts'
import { recordAccountEvent } from '../../auth/account-events.ts'
import { route } from '../../http/route.ts'
import { userAgentOf } from '../../http/user-agent.ts'
import { notFound } from '../../refusals/problems.ts'
import { endSession, endSessions, listSessions } from './sessions.ts'

/** The person's sessions, without the tokens; one, the others or all of them can be ended after a fresh proof. */
export function sessionsRoutes(app: App): void {
  app.route({
    ...route('listSessions'),
    config: { permission: 'signed-in' },
    handler: async (request) => ({ sessions: await listSessions(app.db, request.me(), app.now()) }),
  })
  app.route({
    ...route('endSession'),
    config: { permission: 'signed-in', needsProof: true },
    handler: async (request, reply) => {
      const ended = await endSession(app.db, request.me(), request.params.id)
      if (ended === 0)
        return reply.refuse(
          notFound(say({ id: 'refusal.session-found', defaultMessage: 'Session not found' })),
        )
      await recordEnd(app, request, ended)
      return { ended }
    },
  })
  app.route({
    ...route('endSessions'),
    config: { permission: 'signed-in', needsProof: true },
    handler: async (request) => {
      const ended = await endSessions(app.db, request.me(), request.body.scope)
      await recordEnd(app, request, ended)
      return { ended }
    },
  })
}

const recordEnd = (app: App, request: FastifyRequest, ended: number) =>
  recordAccountEvent(app.db, {
    userId: request.me().userId,
    byPerson: true,
    action: 'sessions_end',
    after: { ended_sessions: ended },
    userAgent: userAgentOf(request),
  })
