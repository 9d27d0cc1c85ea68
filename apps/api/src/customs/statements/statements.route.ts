import { parseDay } from '@edfe/domain/calendar'
import type { App } from '../../app-instance.ts'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { isRefusal, notFound } from '../../refusals/problems.ts'
import { authorizeStatement } from './authorize-statement.ts'
import { readOwed } from './read-owed.ts'
import { readStatement } from './read-statement.ts'
import { readEntryStatements, readStatements } from './read-statements.ts'

const STATEMENT_ROW = { table: 'statements', param: 'id' } as const

/** CBP's statements: the list, one held against what was filed, what is owed, and the day of an authorization. */
export function statementRoutes(app: App): void {
  app.route({
    ...route('listStatements'),
    config: { permission: 'entry.read' },
    handler: (request) => withEntryScope(app, request, readStatements),
  })
  app.route({
    ...route('listEntryStatements'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await loadEntry(scope, request.params.id)
        return entry ? { statements: await readEntryStatements(scope, entry.entry_number) } : entryNotFound()
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('getStatement'),
    config: { permission: 'entry.read', row: STATEMENT_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) => readStatement(scope, request.params.id))
      return answer ?? reply.refuse(notFound())
    },
  })
  app.route({
    ...route('getOwed'),
    config: { ...expensiveRouteLimit, permission: 'entry.read' },
    handler: (request) => withEntryScope(app, request, readOwed),
  })
  app.route({
    ...route('recordAuthorization'),
    config: { permission: 'entry.edit', row: STATEMENT_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const day = parseDay(request.body.authorized_on ?? undefined) ?? null
      const answer = await withEntryScope(
        app,
        request,
        async (scope) =>
          (await authorizeStatement(scope, id, day)) ?? (await readStatement(scope, id)) ?? notFound(),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
