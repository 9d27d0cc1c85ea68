import type { App } from '../../app-instance.ts'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { filingParts } from '../declaration/filing-parts.ts'
import { readFiling } from '../transmissions/read-filing.ts'
import { askStatus } from './ask-status.ts'

/** `POST …/ask-status`: asks CBP what it knows of a filed entry. Who may submit may ask: a message goes out under the filer's code. */
export function askStatusRoute(app: App): void {
  app.route({
    ...route('askStatus'),
    config: { permission: 'entry.submit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const parts = filingParts(app)
        const refusal = await askStatus(parts, scope, id)
        if (refusal) return refusal
        const entry = await loadEntry(scope, id)
        return entry ? readFiling(scope, entry, parts) : entryNotFound()
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
