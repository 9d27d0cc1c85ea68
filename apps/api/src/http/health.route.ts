import { problems } from '@edfe/contracts/problem'
import { sql } from 'kysely'
import { z } from 'zod'
import type { App } from '../app-instance.ts'
import { refuse } from './problems.ts'

const Health = z.object({ status: z.literal('ok') })

/** What the status page and a supervisor ask: is the server there, does the database answer. */
export function healthRoutes(app: App): void {
  app.get(
    '/api/health',
    { config: { permission: 'public', rateLimit: false }, schema: { response: { 200: Health } } },
    async () => ({ status: 'ok' as const }),
  )
  app.get(
    '/api/health/database',
    { config: { permission: 'public' }, schema: { response: { 200: Health, ...problems(503) } } },
    async (request, reply) => {
      try {
        await sql`select 1`.execute(app.db)
        return { status: 'ok' as const }
      } catch (error) {
        request.log.error({ err: error }, 'The database does not answer')
        return reply.refuse(refuse(503, 'database_unavailable', 'The database does not answer.'))
      }
    },
  )
}
