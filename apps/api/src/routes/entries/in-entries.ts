import { EntryId } from '@edfe/contracts/entries'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { type EntryView, toEntryView } from '../../db/entries/entry-view.ts'
import { loadEntry } from '../../db/entries/load-entry.ts'
import type { FilingParts } from '../../filing/change-status.ts'
import { entryNotFound } from '../../filing/conflict.ts'
import { entryTools, type OrgScope, openScope } from '../../filing/entry-tools.ts'
import { senderOf } from '../../filing/filing-gateway.ts'
import type { TenantActor } from '../../plugins/request-context.ts'
import type { Refusal } from '../../problems.ts'

/** The path of one entry's routes. */
export const EntryParams = z.object({ id: EntryId })
/** The row of these routes, for the answer that a stranger gets. */
export const ENTRY_ROW = { table: 'entries', param: 'id' } as const

/** One transaction of the actor's organisation, opened for entry work. */
export const inEntries = <T>(
  app: App,
  request: FastifyRequest,
  work: (scope: OrgScope, who: TenantActor) => Promise<T>,
): Promise<T> => request.tenant(async (trx, who) => work(await openScope(entryTools(app), trx, who), who))

/** The entry as it stands in this transaction, as the actor sees it. */
export async function viewEntry(scope: OrgScope, id: string): Promise<EntryView | Refusal> {
  const entry = await loadEntry(scope, id)
  return entry ? toEntryView(entry, scope.role, scope.userId) : entryNotFound()
}

/** What submitting needs of the server. */
export const filingParts = (app: App): FilingParts => ({
  tools: entryTools(app),
  jobs: app.jobs,
  sender: senderOf(app.settings),
  publicUrl: app.settings.PUBLIC_URL,
})
