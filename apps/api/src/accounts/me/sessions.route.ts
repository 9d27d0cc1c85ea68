import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { notFound } from '../../refusals/problems.ts'

/** Where the person is signed in, without the tokens; one, the others or all of them can be ended. */
export function sessionsRoutes(app: App): void {
  app.route({
    ...route('listSessions'),
    config: { permission: 'signed-in' },
    handler: async (request) => {
      const me = request.me()
      const rows = await app.db
        .selectFrom('auth.session')
        .select(['id', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
        .where('userId', '=', me.authId)
        .where('expiresAt', '>', app.now())
        .orderBy('updatedAt', 'desc')
        .execute()
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          user_agent: row.userAgent,
          created_at: row.createdAt.toISOString(),
          last_seen_at: row.updatedAt.toISOString(),
          expires_at: row.expiresAt.toISOString(),
          is_current: row.id === me.sessionId,
        })),
      }
    },
  })
  app.route({
    ...route('endSession'),
    config: { permission: 'signed-in' },
    handler: async (request, reply) => {
      const { numDeletedRows } = await app.db
        .deleteFrom('auth.session')
        .where('userId', '=', request.me().authId)
        .where('id', '=', request.params.id)
        .executeTakeFirst()
      return numDeletedRows > 0n
        ? { ended: Number(numDeletedRows) }
        : reply.refuse(notFound('Session not found'))
    },
  })
  app.route({
    ...route('endSessions'),
    config: { permission: 'signed-in' },
    handler: async (request) => {
      const me = request.me()
      let ending = app.db.deleteFrom('auth.session').where('userId', '=', me.authId)
      if (request.body.scope === 'others') ending = ending.where('id', '<>', me.sessionId)
      const { numDeletedRows } = await ending.executeTakeFirst()
      return { ended: Number(numDeletedRows) }
    },
  })
}
