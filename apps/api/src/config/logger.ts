import { trace } from '@opentelemetry/api'
import type { FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Returns the parts of an error to log: never the statement's values, which the database drivers attach to
 * it, nor a row that broke a constraint.
 */
export function loggedError(error: Error & { code?: string; constraint?: string; table?: string }) {
  const { name, message, stack, code, constraint, table, cause } = error
  const kept = { type: name, message, stack, code, constraint, table }
  return cause instanceof Error ? { ...kept, cause: { type: cause.name, message: cause.message } } : kept
}

/** The ids of the trace in which a line is written; nothing without a collector. */
function traceIds(): object {
  const span = trace.getActiveSpan()?.spanContext()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

/**
 * JSON lines, to standard output unless a destination is given. Of a request's address only the path is kept: queries,
 * invitations and calendars carry tokens.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceIds,
    serializers: {
      err: loggedError,
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: loggedPath(url), ip }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** The lines on standard output, and also where telemetry takes them. */
export const standardOutputAnd = (telemetry: DestinationStream): DestinationStream =>
  pino.multistream([
    { level: 'trace', stream: process.stdout },
    { level: 'trace', stream: telemetry },
  ])

/** The path without its query, and without the token of an invitation, a reset or a calendar. */
export const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/(\/invitations\/|\/reset-password\/|\/calendar\/)[^/]+/, '$1…')
