import { statusAfterReview } from '@edfe/domain/rules'
import type { App } from '../../app-instance.ts'
import { logConflict } from '../../entries/drafts/log-conflict.ts'
import { validateEntry } from '../../entries/review/validate-entry.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { changeStatus } from './change-status.ts'
import { filingParts } from './filing-parts.ts'

/**
 * `POST …/status`: a change of status on a person's word; `submitted` files the entry. Which role may make which
 * change is the status table's to say, so the route asks for editing only.
 */
export function changeStatusRoute(app: App): void {
  app.route({
    ...route('changeStatus'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const { status, expected_updated_at, declarant_role, acknowledged, reason } = request.body
      const answer = await withEntryScope(app, request, async (scope) => {
        const result = await changeStatus(filingParts(app, scope), scope, id, {
          status,
          expectedUpdatedAt: expected_updated_at,
          declarantRole: declarant_role,
          acknowledged,
          reason,
        })
        if (isRefusal(result)) return result
        const entry = await viewEntry(scope, id)
        return isRefusal(entry) ? entry : { entry, changed: result.changed, previous_status: result.previous }
      })
      if (!isRefusal(answer)) return answer
      await logConflict(app, request, id, answer)
      // The refusal undid its transaction; the run that led to it is kept, for the panel of checks and the tasks.
      if (answer.code === 'STATUS_VALIDATION_FAILED') {
        await withEntryScope(app, request, (scope) => validateEntry(scope, id, statusAfterReview))
      }
      return reply.refuse(answer)
    },
  })
}
