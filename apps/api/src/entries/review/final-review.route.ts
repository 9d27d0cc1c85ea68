import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { acknowledgeReview } from './acknowledge-review.ts'

/**
 * `POST …/final-review`: every issue of every step. `{acknowledge: true}` also acknowledges for the person who asks,
 * unless errors remain; `false` takes their own acknowledgement back; without it those given stand as long as no error
 * does. `acknowledged` is the asker's own: nobody signs under another's tick.
 */
export function finalReviewRoute(app: App): void {
  app.route({
    ...route('reviewEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const acknowledge = request.body?.acknowledge
      const answer = await withEntryScope(app, request, (scope) =>
        acknowledgeReview(scope, request.params.id, acknowledge),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
