import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-instance.ts'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { filingParts } from '../declaration/filing-parts.ts'
import { readFiling } from '../transmissions/read-filing.ts'
import { askStatus } from './ask-status.ts'

/** Who submits asks: a message goes out under the filer's code. */
const config = { permission: 'entry.submit', row: ENTRY_ROW } as const

const askAndRead = (app: App, request: FastifyRequest, id: string, bill?: string) =>
  withEntryScope(app, request, async (scope) => {
    const parts = filingParts(app, scope)
    const refusal = await askStatus(parts, scope, id, bill)
    if (refusal) return refusal
    const entry = await loadEntry(scope, id)
    return entry ? readFiling(scope, entry, parts) : entryNotFound()
  })

/** `POST …/ask-status`: asks CBP what it knows of a filed entry. */
export function askStatusRoute(app: App): void {
  app.route({
    ...route('askStatus'),
    config,
    handler: async (request, reply) => {
      const answer = await askAndRead(app, request, request.params.id)
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

/** `POST …/ask-bill-status`: asks CBP what its manifest says of one bill of the goods. */
export function askBillStatusRoute(app: App): void {
  app.route({
    ...route('askBillStatus'),
    config,
    handler: async (request, reply) => {
      const answer = await askAndRead(app, request, request.params.id, request.body.bill)
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
