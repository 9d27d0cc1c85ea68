import { metrics, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Seconds. The names of metrics and attributes here are OpenTelemetry's semantic conventions for HTTP servers. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Measures each request by its route, and writes one line of the log when it is answered. The line and the span name
 * the ids of account and organization, never a name, an address or a query.
 */
export function installRequestTelemetry(app: FastifyInstance): void {
  const duration = metrics.getMeter('edfe').createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Time from the first byte of a request to the end of its response',
    advice: { explicitBucketBoundaries: BUCKETS },
  })
  app.addHook('preHandler', (request, _reply, next) => {
    trace.getActiveSpan()?.setAttributes(callerOf(request))
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    duration.record(reply.elapsedTime / 1000, {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'not found',
      'http.response.status_code': reply.statusCode,
    })
    const { statusCode, elapsedTime } = reply
    request.log.info(
      {
        ...callerOf(request),
        ip: request.ip,
        method: request.method,
        route: request.routeOptions.url,
        status: statusCode,
        // Input, origin, limit or role: by this, attempts to get around them are found.
        refused: reply.refusalCode,
        ms: Math.round(elapsedTime),
      },
      'Request answered',
    )
    next()
  })
}

/** Returns the caller, by ids that say nothing about a person. */
function callerOf({ actor }: FastifyRequest): Record<string, string> {
  if (!actor) return {}
  return {
    'user.id': actor.userId,
    ...(actor.membership && { 'edfe.organization.id': actor.membership.orgId }),
  }
}
