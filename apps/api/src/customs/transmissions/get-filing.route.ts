import type { App } from '../../app-instance.ts'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { filingParts } from '../declaration/filing-parts.ts'
import { readFiling, readMessages } from './read-filing.ts'

/** `GET …/filing`: state of the transmission, customs' conditions as findings, every message. */
export function getFilingRoute(app: App): void {
  app.route({
    ...route('getFiling'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await loadEntry(scope, request.params.id)
        return entry ? readFiling(scope, entry, filingParts(app, scope)) : entryNotFound()
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

/** `GET …/timeline`: the filing's event log, oldest first. */
export function getTimelineRoute(app: App): void {
  app.route({
    ...route('getTimeline'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await loadEntry(scope, request.params.id)
        return entry ? { messages: await readMessages(scope, entry) } : entryNotFound()
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
