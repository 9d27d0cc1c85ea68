import { AuditFilters, AuditPage, AuditQuery } from '@edfe/contracts/audit'
import { problems } from '@edfe/contracts/problem'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { auditCsv } from '../../audit/audit-csv.ts'
import { filteredAudit, readAudit } from '../../audit/read-audit.ts'
import { costlyRoute } from '../../plugins/costly-route.ts'

/** Longest export; beyond it the filters have to narrow. */
const MAX_EXPORT = 50_000

/** The organisation's audit log, newest first, as pages and as a CSV file. */
export function auditRoutes(app: App): void {
  app.get(
    '/api/audit-events',
    {
      config: { permission: 'audit.read' },
      schema: { querystring: AuditQuery, response: { 200: AuditPage, ...problems(400, 401, 403) } },
    },
    async (request) => {
      const { page, page_size, ...filters } = request.query
      return request.tenant(async (trx) => {
        const { total } = await filteredAudit(trx, filters)
          .select((row) => row.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
        const events = await readAudit(trx, filters, { limit: page_size, offset: (page - 1) * page_size })
        return { events, total: Number(total), page, page_size }
      })
    },
  )
  app.get(
    '/api/audit-events/export',
    {
      config: { ...costlyRoute, permission: 'audit.read' },
      schema: { querystring: AuditFilters, response: { 200: z.string(), ...problems(400, 401, 403) } },
    },
    async (request, reply) => {
      const events = await request.tenant((trx) =>
        readAudit(trx, request.query, { limit: MAX_EXPORT, offset: 0 }),
      )
      const day = app.now().toISOString().slice(0, 10)
      return reply
        .header('content-disposition', `attachment; filename="audit-log-${day}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(auditCsv(events))
    },
  )
}
