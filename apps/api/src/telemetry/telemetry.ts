import type { Config } from '../config/config.ts'
import type { Telemetry } from './open-telemetry.ts'

/**
 * Starts traces, metrics and logs for the collector of OTEL_EXPORTER_OTLP_ENDPOINT, and `/metrics` on METRICS_PORT.
 * Undefined without both; the SDK is then not even loaded, and every instrument of the program does nothing.
 * Throws a StartupError when the port is taken.
 */
export async function startTelemetry(config: Config): Promise<Telemetry | undefined> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT && config.METRICS_PORT === undefined) return undefined
  const { startOpenTelemetry } = await import('./open-telemetry.ts')
  return startOpenTelemetry({
    collector: config.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    port: config.METRICS_PORT,
    host: config.HOST,
  })
}
