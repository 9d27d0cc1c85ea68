import { type Logger, SeverityNumber } from '@opentelemetry/api-logs'
import type { DestinationStream } from 'pino'

/** The levels of pino, from 10 (trace) to 60 (fatal), as those of OpenTelemetry's log data model. */
const SEVERITIES: Record<number, SeverityNumber> = {
  10: SeverityNumber.TRACE,
  20: SeverityNumber.DEBUG,
  30: SeverityNumber.INFO,
  40: SeverityNumber.WARN,
  50: SeverityNumber.ERROR,
  60: SeverityNumber.FATAL,
}

/**
 * The lines of the log as records of OpenTelemetry; they belong to the span in which the line was written. The address of
 * the caller, which is personal data, stays in the log of this machine.
 */
export const logRecords = (logger: Logger): DestinationStream => ({
  write(line) {
    const { level, time, msg, ip: _, ...attributes } = JSON.parse(line)
    logger.emit({
      severityNumber: SEVERITIES[level] ?? SeverityNumber.UNSPECIFIED,
      timestamp: new Date(time),
      body: msg,
      attributes,
    })
  },
})
