import type { App } from '../../app-instance.ts'
import { withEntryScope } from '../../entries/with-entry-scope.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { notFound } from '../../refusals/problems.ts'
import { findMessages } from './find-messages.ts'
import { readOneMessage } from './read-one-message.ts'

/** A message is a row of one of two tables. */
const MESSAGE_ROW = { table: 'statements', param: 'id' } as const

/** The messages of an organization to and from CBP: the list with its search, and one record by record. */
export function messageRoutes(app: App): void {
  app.route({
    ...route('listMessages'),
    config: { ...expensiveRouteLimit, permission: 'entry.read' },
    handler: (request) => withEntryScope(app, request, (scope) => findMessages(scope, request.query)),
  })
  app.route({
    ...route('getMessage'),
    config: { ...expensiveRouteLimit, permission: 'entry.read', row: MESSAGE_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) => readOneMessage(scope, request.params.id))
      return answer ?? reply.refuse(notFound())
    },
  })
}
