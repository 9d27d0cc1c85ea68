import type { PositionBody } from '@edfe/contracts/entries/saved-position'
import { UNFILED } from '@edfe/domain/entry'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { saveProgress, withPosition, withViewPreferences } from '../repository/entry-progress.ts'
import { loadEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'

/** `PUT …/position`: the page where the person continues. A filed entry keeps its last position. */
export function putPositionRoute(app: App): void {
  app.route({
    ...route('savePosition'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) =>
        savePosition(scope, request.params.id, request.body),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

async function savePosition(
  scope: MemberScope,
  id: string,
  { page, line_id }: z.output<typeof PositionBody>,
) {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  // A page that reports late, after the entry was filed: there is no work on it any more, and nothing to refuse.
  const isOpen = UNFILED.has(entry) && !entry.archived
  const position = { page, lineId: line_id, userId: scope.actor.userId, isDone: false }
  const progress = isOpen ? withPosition(entry.progress, position, scope.now) : entry.progress
  await saveProgress(scope, entry, progress)
  return { navigation_state: progress.navigation_state, page_progress: progress.page_progress }
}

/** `PUT …/view-preferences`: how the member looks at the entry. Each member has their own, readers too. */
export function putViewPreferencesRoute(app: App): void {
  app.route({
    ...route('saveViewPreferences'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await loadEntry(scope, request.params.id, { lock: true })
        if (!entry) return entryNotFound()
        const { userId } = scope.actor
        const progress = withViewPreferences(entry.progress, userId, request.body)
        await saveProgress(scope, entry, progress)
        return { view_preferences: progress.user_preferences[userId] ?? {} }
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
