import { V1 } from '@edfe/contracts/v1/v1'
import { PART_HEADINGS, partCells } from '@edfe/domain/parts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app-instance.ts'
import { withEntryScope } from '../entries/with-entry-scope.ts'
import { csvStream } from '../http/csv.ts'
import { readCursor, TextCursor, writeCursor } from '../http/cursors.ts'
import { expensiveRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { isRefusal, notFound } from '../refusals/problems.ts'
import { matchedVersions } from '../v1/entity-tags.ts'
import { changeParts, deleteParts } from './change-parts.ts'
import { findPart, listParts, listPartsAfter, nextParts, partsByNumber } from './find-parts.ts'
import { addParts, checkParts, createPart, deletePart, importParts, updatePart } from './save-parts.ts'
import { usedTariffLinesRoute } from './used-tariff-lines.route.ts'

const PART_ROW = { table: 'parts', param: 'id' } as const
/** Parts in one batch of an export; each batch is read in a separate transaction. */
const BATCH = 1000

/** The parts of an organization: list, search and export. */
function readingRoutes(app: App): void {
  app.route({
    ...route('listParts'),
    config: { permission: 'entry.read' },
    handler: async (request) => withEntryScope(app, request, (scope) => listParts(scope, request.query)),
  })
  app.route({
    ...route('listPartsAfter'),
    config: { permission: 'entry.read', keyScope: V1.listPartsAfter.scope },
    handler: async (request) => {
      const { after, limit, ...filter } = request.query
      const from = readCursor(after, TextCursor)
      const { parts, last } = await withEntryScope(app, request, (scope) =>
        listPartsAfter(scope, filter, { after: from?.[0], limit }),
      )
      return { parts, next: last === undefined ? null : writeCursor([last]) }
    },
  })
  app.route({
    ...route('matchParts'),
    config: { permission: 'entry.read' },
    handler: async (request) => ({
      parts: await withEntryScope(app, request, (scope) => partsByNumber(scope, request.body.part_numbers)),
    }),
  })
  app.route({
    ...route('exportParts'),
    config: { ...expensiveRouteLimit, permission: 'entry.read' },
    handler: async (request, reply) => {
      const today = await withEntryScope(app, request, async (scope) => scope.today)
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="parts-${today}.csv"`)
        .send(csvStream(PART_HEADINGS, everyPart(app, request, request.query), partCells))
    },
  })
}

type Filter = Parameters<typeof nextParts>[1]

async function* everyPart(app: App, request: FastifyRequest, filter: Filter) {
  for (let after = ''; ; ) {
    const { parts, last } = await withEntryScope(app, request, (scope) =>
      nextParts(scope, filter, { after, limit: BATCH }),
    )
    yield parts
    if (parts.length < BATCH) return
    after = last
  }
}

/** The routes that change parts. */
function writingRoutes(app: App): void {
  app.route({
    ...route('createPart'),
    config: { permission: 'entry.edit' },
    handler: async (request, reply) => {
      const saved = await withEntryScope(app, request, async (scope) => {
        const id = await createPart(scope, request.body)
        return isRefusal(id) ? id : ((await findPart(scope, id)) ?? notFound())
      })
      return isRefusal(saved) ? reply.refuse(saved) : reply.code(201).send(saved)
    },
  })
  app.route({
    ...route('updatePart'),
    config: { permission: 'entry.edit', row: PART_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const saved = await withEntryScope(
        app,
        request,
        async (scope) =>
          (await updatePart(scope, id, {
            change: () => request.body,
            versions: matchedVersions(request),
          })) ??
          (await findPart(scope, id)) ??
          notFound(),
      )
      return isRefusal(saved) ? reply.refuse(saved) : saved
    },
  })
  app.route({
    ...route('deletePart'),
    config: { permission: 'entry.edit', row: PART_ROW },
    handler: async (request, reply) => {
      const refusal = await withEntryScope(app, request, (scope) =>
        deletePart(scope, request.params.id, matchedVersions(request)),
      )
      return refusal ? reply.refuse(refusal) : reply.code(204).send(null)
    },
  })
  app.route({
    ...route('importParts'),
    config: { ...expensiveRouteLimit, permission: 'entry.edit' },
    handler: async (request, reply) => {
      const counts = await withEntryScope(app, request, (scope) => importParts(scope, request.body.parts))
      return isRefusal(counts) ? reply.refuse(counts) : counts
    },
  })
  app.route({
    ...route('checkParts'),
    config: { permission: 'entry.edit' },
    handler: async (request) => ({
      checked: await withEntryScope(app, request, (scope) => checkParts(scope, request.body.ids)),
    }),
  })
}

const versionsOf = (parts: readonly { id: string; updated_at: Date }[]) => ({
  parts: parts.map(({ id, updated_at }) => ({ id, updated_at: updated_at.toISOString() })),
})

/** The routes that add, change and delete many parts in one step. */
function manyPartsRoutes(app: App): void {
  app.route({
    ...route('addParts'),
    config: { permission: 'entry.edit' },
    handler: async (request, reply) => {
      const added = await withEntryScope(app, request, (scope) => addParts(scope, request.body.parts))
      return isRefusal(added) ? reply.refuse(added) : versionsOf(added)
    },
  })
  app.route({
    ...route('changeParts'),
    config: { permission: 'entry.edit' },
    handler: async (request, reply) => {
      const changed = await withEntryScope(app, request, (scope) => changeParts(scope, request.body.parts))
      return isRefusal(changed) ? reply.refuse(changed) : versionsOf(changed)
    },
  })
  app.route({
    ...route('deleteParts'),
    config: { permission: 'entry.edit' },
    handler: async (request, reply) => {
      const deleted = await withEntryScope(app, request, (scope) => deleteParts(scope, request.body.parts))
      return isRefusal(deleted) ? reply.refuse(deleted) : { deleted }
    },
  })
}

/** One part with its ETag, for programs. */
function onePartRoutes(app: App): void {
  app.route({
    ...route('getPart'),
    config: { permission: 'entry.read', row: PART_ROW, keyScope: V1.getPart.scope },
    handler: async (request, reply) => {
      const part = await withEntryScope(app, request, (scope) => findPart(scope, request.params.id))
      return part ?? reply.refuse(notFound())
    },
  })
  app.route({
    ...route('changePart'),
    config: { permission: 'entry.edit', row: PART_ROW, keyScope: V1.changePart.scope },
    handler: async (request, reply) => {
      const { id } = request.params
      const saved = await withEntryScope(
        app,
        request,
        async (scope) =>
          (await updatePart(scope, id, {
            change: (before) => ({ ...before, ...request.body }),
            versions: matchedVersions(request),
          })) ??
          (await findPart(scope, id)) ??
          notFound(),
      )
      return isRefusal(saved) ? reply.refuse(saved) : saved
    },
  })
}

export const partRoutes = [onePartRoutes, readingRoutes, writingRoutes, manyPartsRoutes, usedTariffLinesRoute]
