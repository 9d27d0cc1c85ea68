import { hostname } from 'node:os'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { metrics } from '@opentelemetry/api'
import { logs } from '@opentelemetry/api-logs'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyPluginCallback } from 'fastify'
import type { DestinationStream } from 'pino'
import { StartupError } from '../config/config.ts'
import { loggedPath } from '../config/logger.ts'
import { VERSION } from '../config/version.ts'
import { logRecords } from './log-records.ts'

/** The telemetry that a running server provides. */
export interface Telemetry {
  /** Makes a span of each request. Absent without a collector. */
  requests?: FastifyPluginCallback
  /** Takes the JSON lines of the log. Absent without a collector. */
  logs?: DestinationStream
  /** Sends what is collected, then stops. */
  stop(): Promise<void>
}

interface Watchers {
  /** Address of an OTLP collector (HTTP), without a slash at the end. */
  collector: string | undefined
  /** Port of `/metrics` in Prometheus' format. */
  port: number | undefined
  host: string
}

/** The providers of OpenTelemetry, set for the whole process. OTEL_RESOURCE_ATTRIBUTES adds to what names it. */
export async function startOpenTelemetry({ collector, port, host }: Watchers): Promise<Telemetry> {
  const resource = resourceFromAttributes({
    'service.name': 'edfe',
    'service.version': VERSION,
    'service.instance.id': `${hostname()}:${process.pid}`,
  }).merge(detectResources({ detectors: [envDetector] }))
  const prometheus =
    port === undefined
      ? undefined
      : new PrometheusExporter({ host, port, withoutScopeInfo: true, preventServerStart: true })
  await prometheus?.startServer().catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      `The metrics cannot be served on port ${port} (${error.code}): choose another with METRICS_PORT.`,
    )
  })
  const meters = new MeterProvider({
    resource,
    readers: [
      ...(prometheus ? [prometheus] : []),
      ...(collector
        ? [
            new PeriodicExportingMetricReader({
              exporter: new OTLPMetricExporter({ url: `${collector}/v1/metrics` }),
            }),
          ]
        : []),
    ],
  })
  metrics.setGlobalMeterProvider(meters)
  if (!collector) return { stop: () => meters.shutdown() }

  const tracers = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${collector}/v1/traces` }))],
  })
  tracers.register()
  const records = new LoggerProvider({
    resource,
    processors: [
      new BatchLogRecordProcessor({ exporter: new OTLPLogExporter({ url: `${collector}/v1/logs` }) }),
    ],
  })
  logs.setGlobalLoggerProvider(records)
  return {
    requests: new FastifyOtelInstrumentation({
      instrumentHooks: false,
      instrumentHandler: false,
      // The library keeps the query as well, in which searches and tokens are.
      requestHook: (span, { url }) => span.setAttribute('url.path', loggedPath(url)),
    }).plugin(),
    logs: logRecords(records.getLogger('edfe')),
    stop: async () => {
      await Promise.allSettled([meters.shutdown(), tracers.shutdown(), records.shutdown()])
    },
  }
}
