import type { App } from '../app-instance.ts'
import { VERSION } from '../config/version.ts'
import { pingDatabase } from '../db/engine.ts'
import { databaseAway } from '../refusals/sql-error.ts'
import { route } from './route.ts'

/** The database may be away. */
const PUBLIC = { permission: 'public', ignoresSession: true } as const

/** Answers the status page and a supervisor: is the server up, does the database answer. */
export function healthRoutes(app: App): void {
  app.route({
    ...route('getHealth'),
    config: { ...PUBLIC, rateLimit: false },
    handler: async () => ({ status: 'ok' as const }),
  })
  app.route({
    ...route('getDatabaseHealth'),
    config: PUBLIC,
    handler: async (request, reply) => {
      try {
        await pingDatabase(app.db)
        return { status: 'ok' as const }
      } catch (error) {
        request.log.error({ err: error }, 'The database does not answer')
        return reply.refuse(databaseAway())
      }
    },
  })
  app.route({
    ...route('getVersion'),
    config: PUBLIC,
    handler: async () => ({ version: VERSION }),
  })
}
