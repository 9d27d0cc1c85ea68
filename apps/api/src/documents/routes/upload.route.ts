import { PART_BYTES } from '@edfe/domain/documents'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-instance.ts'
import { turns } from '../../background/turns.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import {
  awaitCompletion,
  completeDocument,
  contentRefusal,
  dropUpload,
} from '../records/complete-document.ts'
import { contentOf } from '../records/document-row.ts'
import { inspectContent } from '../records/inspect-content.ts'
import { awaitPart, countPart } from '../records/receive-part.ts'
import { startDocument } from '../records/start-document.ts'

const UPLOADER = { permission: 'entry.edit', row: ENTRY_ROW } as const

/**
 * Requests of one organization that store documents at once in this server; each works on the database several times. The
 * others of it wait: a hundred files that arrive together keep the saves of other people waiting no longer than these.
 */
const AT_ONCE = 3
const MOST_WAITING = 200

/** An upload: start, each part, complete. A part is encrypted and stored before it is counted. */
export function uploadRoutes(app: App): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  const inTurn = turns({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING })
  const ofOrganization = <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
    inTurn(request.me().membership?.orgId ?? '', work)
  app.route({
    ...route('startDocument'),
    config: UPLOADER,
    handler: async (request, reply) => {
      const answer = await ofOrganization(request, () =>
        withEntryScope(app, request, (scope) =>
          startDocument(scope, app.contents, request.params.id, request.body),
        ),
      )
      return isRefusal(answer) ? reply.refuse(answer) : reply.code(201).send(answer)
    },
  })
  app.route({
    ...route('putDocumentPart'),
    config: UPLOADER,
    bodyLimit: PART_BYTES,
    handler: (request, reply) =>
      ofOrganization(request, async () => {
        const { params, body } = request
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const row = await withEntryScope(app, request, (scope) => awaitPart(scope, params, bytes.length))
        if (isRefusal(row)) return reply.refuse(row)
        const content = contentOf(row)
        const object = await app.contents.writePart(content, params.index, bytes)
        const counted = await withEntryScope(app, request, (scope) => countPart(scope, { ...params, object }))
        const unused = isRefusal(counted) ? object : counted.replaced
        if (unused) await app.contents.removePart(content, unused)
        return isRefusal(counted) ? reply.refuse(counted) : { received_parts: counted.received_parts }
      }),
  })
  app.route({
    ...route('completeDocument'),
    config: UPLOADER,
    handler: (request, reply) =>
      ofOrganization(request, async () => {
        const { params } = request
        const begun = await withEntryScope(app, request, (scope) => awaitCompletion(scope, params))
        if (isRefusal(begun)) return reply.refuse(begun)
        if ('document' in begun) return begun
        const { uploaded } = begun
        const content = contentOf(uploaded)
        const { sha256, recognised } = await inspectContent(app.contents.read(content), content.size)
        const answer =
          'refused' in recognised
            ? contentRefusal(recognised.refused)
            : await withEntryScope(app, request, (scope) =>
                completeDocument(scope, params, {
                  uploaded,
                  sha256,
                  type: recognised.type,
                  scans: app.settings.CLAMD_ADDRESS && app.jobs,
                }),
              )
        if (!isRefusal(answer)) return answer
        const isDropped = await withEntryScope(app, request, (scope) => dropUpload(scope, uploaded))
        if (isDropped) await app.contents.remove(content)
        return reply.refuse(answer)
      }),
  })
}
