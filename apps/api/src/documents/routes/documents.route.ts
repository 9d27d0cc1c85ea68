import { Readable } from 'node:stream'
import type { App } from '../../app-instance.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { changeDocument } from '../records/change-document.ts'
import { deleteDocument } from '../records/delete-document.ts'
import { deleteRecords } from '../records/delete-records.ts'
import { contentOf } from '../records/document-row.ts'
import { setLegalHold } from '../records/legal-hold.ts'
import { openDocument } from '../records/open-document.ts'
import { readDocuments } from '../records/read-documents.ts'
import { contentHeaders } from './content-headers.ts'

/** The documents of an entry: list, names, content, deletion and hold. */
export function documentRoutes(app: App): void {
  app.route({
    ...route('listDocuments'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) => readDocuments(scope, request.params.id))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('changeDocument'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) =>
        changeDocument(scope, request.params, request.body),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('deleteDocument'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { params } = request
      const deleted = await withEntryScope(app, request, (scope) => deleteDocument(scope, params))
      if (isRefusal(deleted)) return reply.refuse(deleted)
      await app.contents.remove(deleted)
      const answer = await withEntryScope(app, request, (scope) => readDocuments(scope, params.id))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('getDocumentContent'),
    config: { permission: 'entry.read', row: ENTRY_ROW, recordsReading: true },
    handler: async (request, reply) => {
      const { params, query } = request
      const found = await withEntryScope(app, request, (scope) => openDocument(scope, params, query.use))
      if (isRefusal(found)) return reply.refuse(found)
      const content = contentOf(found)
      return reply
        .headers(contentHeaders({ ...content, name: found.name, type: found.type }))
        .send(Readable.from(app.contents.read(content), { objectMode: false }))
    },
  })
  app.route({
    ...route('deleteRecords'),
    config: { permission: 'organization.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const refusal = await withEntryScope(app, request, (scope) => deleteRecords(scope, request.params.id))
      return isRefusal(refusal) ? reply.refuse(refusal) : reply.code(204).send(null)
    },
  })
  app.route({
    ...route('setLegalHold'),
    config: { permission: 'organization.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(
        app,
        request,
        async (scope) => (await setLegalHold(scope, id, request.body)) ?? readDocuments(scope, id),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
