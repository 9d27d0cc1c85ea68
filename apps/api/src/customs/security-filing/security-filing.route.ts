import type { App } from '../../app-instance.ts'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { type FilingParts, filingParts } from '../declaration/filing-parts.ts'
import { requestSecurityFiling } from './request-security-filing.ts'
import { securityFilingAnswer } from './security-filing-answer.ts'

/** `GET …/security-filing`: the security filings of an entry, their answers, and what is missing. */
export function getSecurityFilingRoute(app: App): void {
  app.route({
    ...route('getSecurityFiling'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) =>
        read(scope, request.params.id, filingParts(app, scope)),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

/** `POST …/security-filing`: adds or replaces the security filing of a master bill, or has it deleted. */
export function requestSecurityFilingRoute(app: App): void {
  app.route({
    ...route('requestSecurityFiling'),
    config: { permission: 'entry.submit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const parts = filingParts(app, scope)
        const refusal = await requestSecurityFiling(parts, scope, id, request.body)
        return refusal ?? read(scope, id, parts)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

async function read(scope: MemberScope, id: string, parts: FilingParts) {
  const entry = await loadEntry(scope, id)
  return entry ? securityFilingAnswer(scope, entry, parts) : entryNotFound()
}
