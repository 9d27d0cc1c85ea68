import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { readImportMappings, saveImportMapping } from './import-mappings.ts'

/** The columns of suppliers' sheets, which the members of an organization share. */
export function importMappingsRoutes(app: App): void {
  app.route({
    ...route('listImportMappings'),
    config: { permission: 'entry.read' },
    handler: async (request) => ({ mappings: await withEntryScope(app, request, readImportMappings) }),
  })
  app.route({
    ...route('saveImportMapping'),
    config: { permission: 'entry.edit' },
    handler: async (request, reply) => {
      await withEntryScope(app, request, (scope) => saveImportMapping(scope, request.body))
      return reply.code(204).send(null)
    },
  })
}
