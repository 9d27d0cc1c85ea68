import { V1 } from '@edfe/contracts/v1/v1'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { addLines } from './add-lines.ts'

/** `POST /api/v1/entries/:id/lines`: lines of JSON, each a line that is added or changed. */
export function addLinesRoute(app: App): void {
  app.route({
    ...route('addLines'),
    config: { permission: 'entry.edit', row: ENTRY_ROW, keyScope: V1.addLines.scope },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) =>
        addLines(scope, request.params.id, request.body),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
