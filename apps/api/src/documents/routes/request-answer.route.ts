import { DOCUMENT_KINDS } from '@edfe/domain/documents'
import { formatEntryNumber } from '@edfe/domain/entry'
import type { App } from '../../app-instance.ts'
import { findCustomsRequest, readCustomsRequests } from '../../customs/notices/customs-requests.ts'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { english } from '../../messages/formatter.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { answerRequest, chosenDocuments } from '../records/answer-request.ts'

/** A CBP request is answered with documents of the entry: `POST …/:requestId/answer` and `GET …/cover-sheet`. */
export function requestAnswerRoutes(app: App): void {
  app.route({
    ...route('answerCustomsRequest'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, async (scope) => {
        const refusal = await answerRequest(scope, request.params, request.body)
        return refusal ?? readCustomsRequests(scope, request.params.id)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('getCoverSheet'),
    config: { ...expensiveRouteLimit, permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { params, query } = request
      const found = await withEntryScope(app, request, async (scope) => {
        const sheet = await coverSheet(scope, params, query.documents)
        return isRefusal(sheet) ? sheet : { organization: scope.org.id, sheet }
      })
      if (isRefusal(found)) return reply.refuse(found)
      const { organization, sheet } = found
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="cover-sheet-${sheet.entryNumber}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(await app.heavyWork.renderSheet(organization, { sheet, printedAt: app.now() })))
    },
  })
}

async function coverSheet(
  scope: MemberScope,
  { id, requestId }: { id: string; requestId: string },
  chosen: readonly string[],
) {
  const found = await findCustomsRequest(scope, id, requestId)
  if (isRefusal(found)) return found
  const rows = await chosenDocuments(scope, id, chosen)
  if (isRefusal(rows)) return rows
  const entry = await loadEntry(scope, id)
  if (!entry) return entryNotFound()
  return {
    entryNumber: formatEntryNumber(entry.entry_number),
    port: entry.port_code,
    importer: scope.org.name,
    request: `${english.format(found.title)} (${found.code})`,
    dueOn: found.due_on,
    sentOn: scope.today,
    documents: rows.map(({ name, kind, detail, size, sha256 }) => ({
      name,
      kind: detail || DOCUMENT_KINDS[kind],
      bytes: Number(size),
      sha256,
    })),
  }
}
