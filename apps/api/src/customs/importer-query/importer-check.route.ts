import type { App } from '../../app-instance.ts'
import { withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { filingParts } from '../declaration/filing-parts.ts'
import { askImporter } from './ask-importer.ts'
import { readImporterCheck } from './read-importer-check.ts'

/** `GET` and `POST /api/organization/importer-check`: what CBP said of the organization's importer number, and asking it. */
export function importerCheckRoutes(app: App): void {
  app.route({
    ...route('getImporterCheck'),
    config: { permission: 'organization.read' },
    handler: (request) =>
      withEntryScope(app, request, (scope) => readImporterCheck(scope, filingParts(app, scope))),
  })
  app.route({
    ...route('askImporter'),
    config: { permission: 'entry.submit' },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, async (scope) => {
        const parts = filingParts(app, scope)
        return (await askImporter(parts, scope)) ?? readImporterCheck(scope, parts)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
