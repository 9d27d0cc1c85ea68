import type { RefundsAnswer } from '@edfe/contracts/refunds/refunds'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app-instance.ts'
import type { MemberScope } from '../entries/request-scope.ts'
import { withEntryScope } from '../entries/with-entry-scope.ts'
import { route } from '../http/route.ts'
import { isRefusal, notFound } from '../refusals/problems.ts'
import { addReport, addReportPart, deleteReport, listReports, readReportEntries } from './ace-reports.ts'
import { judgePage, type PaidPage } from './judge-page.ts'
import { mayCorrect, readOwnEntries } from './own-entries.ts'

export const REPORT_ROW = { table: 'ace_reports', param: 'id' } as const

/** What can come back of the entries on file and of those in reports of ACE, and what is missing, page by page. */
export function refundsRoutes(app: App): void {
  app.route({
    ...route('findRefunds'),
    config: { permission: 'entry.read' },
    handler: async (request) => {
      const { page, today } = await withEntryScope(app, request, async (scope) => ({
        page: await readOwnEntries(scope, request.query.after),
        today: scope.today,
      }))
      return judged(app, request, page, today)
    },
  })
  app.route({
    ...route('findReportRefunds'),
    config: { permission: 'entry.read', row: REPORT_ROW },
    handler: async (request, reply) => {
      const { page, today } = await withEntryScope(app, request, async (scope) => ({
        page: await readReportEntries(scope, request.params.id, request.query.after),
        today: scope.today,
      }))
      return page ? judged(app, request, page, today) : reply.refuse(notFound())
    },
  })
  reportRoutes(app)
}

/** The reports themselves. */
function reportRoutes(app: App): void {
  app.route({
    ...route('listAceReports'),
    config: { permission: 'entry.read' },
    handler: async (request) => ({ reports: await withEntryScope(app, request, listReports) }),
  })
  app.route({
    ...route('addAceReport'),
    config: { permission: 'entry.edit', makesOrganization: true },
    handler: async (request, reply) => {
      const id = await withEntryScope(app, request, (scope) => addReport(scope, request.body))
      return reply.code(201).send({ id })
    },
  })
  app.route({
    ...route('addReportEntries'),
    config: { permission: 'entry.edit', row: REPORT_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const kept = await withEntryScope(app, request, (scope) => addReportPart(scope, id, request.body))
      return isRefusal(kept) ? reply.refuse(kept) : reply.code(204).send(null)
    },
  })
  app.route({
    ...route('deleteAceReport'),
    config: { permission: 'entry.edit', row: REPORT_ROW },
    handler: async (request, reply) => {
      const gone = await withEntryScope(app, request, (scope) => deleteReport(scope, request.params.id))
      return isRefusal(gone) ? reply.refuse(gone) : reply.code(204).send(null)
    },
  })
}

/** Calculates outside the transaction: a page of lines takes longer than a query. */
async function judged(
  app: App,
  request: FastifyRequest,
  page: PaidPage,
  today: MemberScope['today'],
): Promise<RefundsAnswer> {
  const answer = judgePage(page, { today, words: request.words })
  const own = answer.entries.filter(({ id, findings }) => id && findings.length > 0)
  if (own.length === 0) return answer
  return withEntryScope(app, request, async (scope) => {
    for (const entry of own) entry.may_correct = await mayCorrect(scope, entry.id ?? '')
    return answer
  })
}
