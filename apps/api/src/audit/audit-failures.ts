import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** Where an audit event that could not be written is reported. The business write that it belongs to holds. */
const failures = channel('edfe:audit-failure')

interface AuditFailure {
  error: unknown
  entity: string
  action: string
}

export const reportAuditFailure = (failure: AuditFailure): void => failures.publish(failure)

/** Logs every audit event that could not be written, until the server closes. */
export function installAuditFailures(app: FastifyInstance): void {
  const log = (message: unknown) => {
    const { error, entity, action } = message as AuditFailure
    app.log.error({ err: error, entity, action }, 'An audit event could not be written')
  }
  failures.subscribe(log)
  app.addHook('onClose', async () => {
    failures.unsubscribe(log)
  })
}
