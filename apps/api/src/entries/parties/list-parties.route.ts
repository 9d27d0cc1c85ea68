import { PartyDirectoryAnswer, PartyDirectoryQuery } from '@edfe/contracts/party-directory'
import { problems } from '@edfe/contracts/problem'
import type { App } from '../../app-instance.ts'
import { inEntries } from '../with-entry-scope.ts'
import { searchDirectory } from './find-parties.ts'

/** `GET /api/parties`: the directory of the organisation's parties, to pick from into any entry. */
export function listPartiesRoute(app: App): void {
  app.get(
    '/api/parties',
    {
      config: { permission: 'entry.read' },
      schema: {
        operationId: 'listParties',
        summary: "The parties of the organisation's entries, by name",
        tags: ['parties'],
        querystring: PartyDirectoryQuery,
        response: { 200: PartyDirectoryAnswer, ...problems(400, 401, 403) },
      },
    },
    async (request) => {
      const { q, limit } = request.query
      return { parties: await inEntries(app, request, (scope) => searchDirectory(scope, q, limit)) }
    },
  )
}
