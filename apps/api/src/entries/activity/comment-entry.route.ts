import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { commentEntry } from './comment-entry.ts'

/**
 * `POST /api/entries/:id/comments`: adds a comment to an entry of any status. It is part of the entry's
 * history, cannot be changed, and notifies the members it names with '@' and the full name.
 */
export function commentEntryRoute(app: App): void {
  app.route({
    ...route('commentEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, (scope) =>
        commentEntry(app, scope, id, request.body.text),
      )
      return isRefusal(answer) ? reply.refuse(answer) : reply.code(201).send(answer)
    },
  })
}
