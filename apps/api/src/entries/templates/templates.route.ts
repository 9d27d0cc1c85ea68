import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { deleteTemplate, readTemplates, renameTemplate, saveTemplate, templateDraft } from './templates.ts'

const TEMPLATE_ROW = { table: 'entry_templates', param: 'id' } as const

/** Templates of entries: saved from an entry, listed, renamed, deleted, and begun from. */
export function templateRoutes(app: App): void {
  app.route({
    ...route('listTemplates'),
    config: { permission: 'entry.read' },
    handler: async (request) => ({ templates: await withEntryScope(app, request, readTemplates) }),
  })
  app.route({
    ...route('saveTemplate'),
    config: { permission: 'entry.edit' },
    handler: async (request, reply) => {
      const saved = await withEntryScope(app, request, (scope) => saveTemplate(scope, request.body))
      return isRefusal(saved) ? reply.refuse(saved) : reply.code(201).send({ template: saved })
    },
  })
  app.route({
    ...route('renameTemplate'),
    config: { permission: 'entry.edit', row: TEMPLATE_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const renamed = await withEntryScope(app, request, (scope) =>
        renameTemplate(scope, id, request.body.name),
      )
      return isRefusal(renamed) ? reply.refuse(renamed) : { template: renamed }
    },
  })
  app.route({
    ...route('deleteTemplate'),
    config: { permission: 'entry.edit', row: TEMPLATE_ROW },
    handler: async (request, reply) => {
      const refusal = await withEntryScope(app, request, (scope) => deleteTemplate(scope, request.params.id))
      return refusal ? reply.refuse(refusal) : reply.code(204).send(null)
    },
  })
  app.route({
    ...route('getTemplateDraft'),
    config: { permission: 'entry.edit', row: TEMPLATE_ROW },
    handler: async (request, reply) => {
      const draft = await withEntryScope(app, request, (scope) => templateDraft(scope, request.params.id))
      return isRefusal(draft) ? reply.refuse(draft) : draft
    },
  })
}
