import { SpanStatusCode, trace } from '@opentelemetry/api'

/** Does work in a span, so that what it asks of the database belongs to it. Without a collector it just does the work. */
export const inSpan = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  trace.getTracer('edfe').startActiveSpan(name, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
