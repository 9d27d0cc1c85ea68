import type { App } from '../../app-instance.ts'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { filingParts } from '../declaration/filing-parts.ts'
import { practise, readPractice } from './practice.ts'
import { releaseAnswer } from './release-answer.ts'
import { requestRelease } from './request-release.ts'

/** `GET …/release`: the release of the goods, its requests and answers, and the three filings of the shipment. */
export function getReleaseRoute(app: App): void {
  app.route({
    ...route('getRelease'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) => read(scope, request.params.id))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

/** `POST …/release`: asks CBP to add, replace, update or cancel the release of the goods. */
export function requestReleaseRoute(app: App): void {
  app.route({
    ...route('requestRelease'),
    config: { permission: 'entry.submit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const requested = await requestRelease(filingParts(app, scope), scope, id, request.body)
        return isRefusal(requested) ? requested : releaseAnswer(scope, requested.entry, requested.records)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

/** `POST …/release/practice`: chooses what the customs simulator says next of the goods. No transaction waits for it. */
export function choosePracticeRoute(app: App): void {
  app.route({
    ...route('choosePractice'),
    config: { permission: 'entry.submit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const practice = await withEntryScope(app, request, (scope) =>
        readPractice(filingParts(app, scope), scope, id),
      )
      if (isRefusal(practice)) return reply.refuse(practice)
      const refusal = await practise(app.settings, { ...request.body, ...practice })
      if (refusal) return reply.refuse(refusal)
      const answer = await withEntryScope(app, request, (scope) => read(scope, id))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

async function read(scope: MemberScope, id: string) {
  const entry = await loadEntry(scope, id)
  return entry ? releaseAnswer(scope, entry) : entryNotFound()
}
