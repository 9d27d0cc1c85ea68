import type { App } from '../../app-instance.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { addCustomsLetter, recordLetterOutcome } from './customs-letters.ts'
import { closeCustomsRequest, readCustomsRequests } from './customs-requests.ts'

/**
 * Serves customs requests about a filed entry: `GET /api/entries/:id/customs-requests`, `POST …/:requestId/close`; and
 * letters that a member takes in: `POST /api/entries/:id/customs-requests`, `PUT …/:requestId/outcome`.
 */
export function customsRequestRoutes(app: App): void {
  app.route({
    ...route('listCustomsRequests'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) =>
        readCustomsRequests(scope, request.params.id),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('closeCustomsRequest'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id, requestId } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const refusal = await closeCustomsRequest(scope, id, requestId)
        return refusal ?? readCustomsRequests(scope, id)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('addCustomsLetter'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const refusal = await addCustomsLetter(scope, id, request.body)
        return refusal ?? readCustomsRequests(scope, id)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('recordLetterOutcome'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, async (scope) => {
        const refusal = await recordLetterOutcome(scope, request.params, request.body)
        return refusal ?? readCustomsRequests(scope, request.params.id)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
