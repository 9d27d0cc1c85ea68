import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { deleteDraft } from './delete-entry.ts'

/** `DELETE /api/entries/:id`: for drafts that were never filed; their number is not given out again. */
export function deleteEntryRoute(app: App): void {
  app.route({
    ...route('deleteEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const refusal = await withEntryScope(app, request, (scope) => deleteDraft(scope, request.params.id))
      return isRefusal(refusal) ? reply.refuse(refusal) : reply.code(204).send(null)
    },
  })
}
