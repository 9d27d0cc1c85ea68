import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { searchDirectory } from './find-parties.ts'

/** `GET /api/parties`: the directory of the organisation's parties, to pick from into any entry. */
export function listPartiesRoute(app: App): void {
  app.route({
    ...route('listParties'),
    config: { permission: 'entry.read' },
    handler: async (request) => {
      const { query } = request
      return { parties: await withEntryScope(app, request, (scope) => searchDirectory(scope, query)) }
    },
  })
}
