import { AUDIT_CSV_COLUMNS, type AuditEvent, type AuditFilters } from '@edfe/contracts/organization/audit'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app-instance.ts'
import { csvStream } from '../http/csv.ts'
import { expensiveRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { type AuditFrom, auditTimeZone, countAudit, readAudit } from './read-audit.ts'

/** Events of the export that are read at a time, in one transaction. */
const EXPORT_BATCH = 1000

/** The organisation's audit log, newest first, as pages and as a CSV file. */
export function auditRoutes(app: App): void {
  app.route({
    ...route('listAuditEvents'),
    config: { permission: 'audit.read' },
    handler: async (request) => {
      const { page, page_size, ...filters } = request.query
      return request.tenant(async (trx, { words }) => {
        const total = await countAudit(trx, filters)
        const { events } = await readAudit(trx, words, filters, page_size, { offset: (page - 1) * page_size })
        return { events, total, page, page_size }
      })
    },
  })
  app.route({
    ...route('exportAuditEvents'),
    config: { ...expensiveRouteLimit, permission: 'audit.read' },
    handler: async (request, reply) => {
      const day = app.today(await request.tenant(auditTimeZone))
      return reply
        .header('content-disposition', `attachment; filename="audit-log-${day}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(csvStream(AUDIT_CSV_COLUMNS, everyEvent(request, request.query), cellsOf))
    },
  })
}

/** Every event under the filters in batches; events that are added meanwhile are newer and left out. */
async function* everyEvent(request: FastifyRequest, filters: AuditFilters) {
  for (let from: AuditFrom = { offset: 0 }; ; ) {
    const batch = await request.tenant((trx, { words }) => readAudit(trx, words, filters, EXPORT_BATCH, from))
    yield batch.events
    if (batch.events.length < EXPORT_BATCH || !batch.last) return
    from = { after: batch.last }
  }
}

/** The specified columns: 'Unknown' where there is no user, changes as JSON of before and after. */
const cellsOf = (event: AuditEvent): string[] => [
  event.created_at,
  event.actor_name ?? 'Unknown',
  event.entity,
  event.action,
  JSON.stringify({ before: event.before_json ?? null, after: event.after_json ?? null }),
]
