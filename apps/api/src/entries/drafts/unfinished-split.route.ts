import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { discardSplit, finishSplit, readUnfinishedSplit } from './unfinished-split.ts'

/** `…/further-entries`: what an abandoned import of a sheet left behind, and the two ways to end it. */
export function unfinishedSplitRoutes(app: App): void {
  app.route({
    ...route('getUnfinishedSplit'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const split = await withEntryScope(app, request, (scope) =>
        readUnfinishedSplit(scope, request.params.id),
      )
      return isRefusal(split) ? reply.refuse(split) : split
    },
  })
  app.route({
    ...route('finishSplit'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const refusal = await withEntryScope(app, request, (scope) => finishSplit(scope, request.params.id))
      return isRefusal(refusal) ? reply.refuse(refusal) : reply.code(204).send(null)
    },
  })
  app.route({
    ...route('discardSplit'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const refusal = await withEntryScope(app, request, (scope) =>
        discardSplit(scope, request.params.id, request.body.entries),
      )
      return isRefusal(refusal) ? reply.refuse(refusal) : reply.code(204).send(null)
    },
  })
}
