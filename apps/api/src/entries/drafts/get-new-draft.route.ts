import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { newDraft } from './new-draft.ts'

/** `GET /api/entries/new-draft`: what a new entry begins with. It gets its row and its number with the first save. */
export function getNewDraftRoute(app: App): void {
  app.route({
    ...route('getNewDraft'),
    config: { permission: 'entry.edit', makesOrganization: true },
    handler: async (request) =>
      withEntryScope(app, request, async (scope) => ({ draft_data: await newDraft(scope, '') })),
  })
}
