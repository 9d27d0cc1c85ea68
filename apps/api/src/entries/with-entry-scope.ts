import type { FastifyRequest } from 'fastify'
import type { App } from '../app-instance.ts'
import type { Refusal } from '../refusals/problems.ts'
import { entryNotFound } from './drafts/conflict.ts'
import { createScope } from './entry-services.ts'
import { type EntryView, toEntryView } from './repository/entry-view.ts'
import { loadEntry } from './repository/load-entry.ts'
import type { MemberScope } from './request-scope.ts'

/** The row of these routes, for the answer that a stranger gets. */
export const ENTRY_ROW = { table: 'entries', param: 'id' } as const

/** One transaction of the actor's organisation, opened for entry work. */
export const withEntryScope = <T>(
  app: App,
  request: FastifyRequest,
  work: (scope: MemberScope) => Promise<T>,
): Promise<T> =>
  request.tenant(async (trx, actor) =>
    work(await createScope(app.entryServices, trx, { orgId: actor.orgId, actor })),
  )

/** The entry of this transaction, as the actor sees it. */
export async function viewEntry(scope: MemberScope, id: string): Promise<EntryView | Refusal> {
  const entry = await loadEntry(scope, id)
  return entry ? toEntryView(entry, scope) : entryNotFound()
}
