import { EntryAnswer } from '@edfe/contracts/entries'
import { problems } from '@edfe/contracts/problem'
import type { App } from '../../app-instance.ts'
import { isRefusal } from '../../http/problems.ts'
import { ENTRY_ROW, EntryParams, inEntries, viewEntry } from '../with-entry-scope.ts'

/** `GET /api/entries/:id`: the whole entry. Who may not edit it sees personal numbers masked. */
export function getEntryRoute(app: App): void {
  app.get(
    '/api/entries/:id',
    {
      config: { permission: 'entry.read', row: ENTRY_ROW },
      schema: {
        operationId: 'getEntry',
        summary: 'One entry with its draft',
        tags: ['entries'],
        params: EntryParams,
        response: { 200: EntryAnswer, ...problems(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const entry = await inEntries(app, request, (scope) => viewEntry(scope, request.params.id))
      return isRefusal(entry) ? reply.refuse(entry) : { entry }
    },
  )
}
