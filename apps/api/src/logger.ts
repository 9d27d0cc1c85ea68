import type { FastifyRequest } from 'fastify'
import { type Logger, pino } from 'pino'

/** JSON lines. Of a request's address only the path is kept: queries and invitations carry tokens. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: loggedPath(url), ip }),
    },
  })

/** The path without its query, and without the token of an invitation or a reset. */
export const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/(\/invitations\/|\/reset-password\/)[^/]+/, '$1…')
