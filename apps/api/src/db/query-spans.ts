import { SpanStatusCode, trace } from '@opentelemetry/api'
import type { Logger } from 'kysely'

/**
 * Makes a span of each statement inside the request or job that runs it. The text has placeholders; values, which are
 * data of organizations, are left out.
 */
export const querySpans: Logger = ({ level, query, queryDurationMillis }) => {
  if (!trace.getActiveSpan()?.isRecording()) return
  const end = Date.now()
  const span = trace.getTracer('edfe').startSpan('statement', {
    startTime: end - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  })
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(end)
}
