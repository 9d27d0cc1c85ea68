import type { App } from '../../app-instance.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { filingParts } from '../declaration/filing-parts.ts'
import { requestDeletion } from './request-deletion.ts'

/** `POST …/delete-summary`: asks CBP to delete the accepted summary of an entry. */
export function deleteSummaryRoute(app: App): void {
  app.route({
    ...route('deleteSummary'),
    config: { permission: 'entry.submit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const refusal = await requestDeletion(filingParts(app, scope), scope, id)
        if (refusal) return refusal
        const entry = await viewEntry(scope, id)
        return isRefusal(entry) ? entry : { entry }
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
