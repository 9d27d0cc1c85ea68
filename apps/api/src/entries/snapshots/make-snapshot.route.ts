import { finalReview } from '@edfe/domain/review'
import type { App } from '../../app-instance.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { ruleContext } from '../entry-services.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { snapshotRefused, storeSnapshot } from './store-snapshot.ts'

/** `POST …/snapshot`: writes the entry's present canonical JSON as the next version. */
export function makeSnapshotRoute(app: App): void {
  app.route({
    ...route('makeSnapshot'),
    config: { ...expensiveRouteLimit, permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await loadEntry(scope, id, { lock: true })
        if (!entry) return entryNotFound()
        const { issues } = finalReview(entry.draft, await ruleContext(scope, entry))
        const result = await storeSnapshot(scope, entry, issues)
        if (!result.ok) return snapshotRefused(result)
        const { payload } = result
        return {
          snapshot: {
            id: result.id,
            entry_id: id,
            version: payload.version,
            schema_version: payload.schema_version,
            payload: { ...payload },
            generated_at: payload.generated_at,
            generated_by: { id: scope.actor.userId, name: scope.actor.name },
            metadata: result.metadata,
          },
        }
      })
      return isRefusal(answer) ? reply.refuse(answer) : reply.code(201).send(answer)
    },
  })
}
