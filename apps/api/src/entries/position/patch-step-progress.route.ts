import { UNFILED } from '@edfe/domain/entry'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { entryNotFound, notEditable } from '../drafts/conflict.ts'
import { saveProgress, withStepProgress } from '../repository/entry-progress.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../with-entry-scope.ts'

/** `PATCH …/step-progress`: how far one step is. Not a change of the draft: `updated_at` stays. */
export function patchStepProgressRoute(app: App): void {
  app.route({
    ...route('saveStepProgress'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await loadEntry(scope, id, { lock: true })
        if (!entry) return entryNotFound()
        if (!UNFILED.has(entry) || entry.archived) return notEditable(entry)
        await saveProgress(scope, entry, withStepProgress(entry.progress, request.body, scope.now))
        return viewEntry(scope, id)
      })
      return isRefusal(answer) ? reply.refuse(answer) : { entry: answer }
    },
  })
}
