import type { PlaceBody, ViewPreferences } from '@edfe/contracts/wizard-place'
import { isEditableStatus } from '@edfe/domain/entry'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import type { NavigationState } from '../../db/entry-tables.ts'
import { isRefusal } from '../../http/problems.ts'
import { route } from '../../http/route.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import { loadEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { pageProgressAfter } from './page-progress.ts'

/** `PUT …/place`: where work on the entry goes on. No change of the draft, so `updated_at` stays; a filed entry keeps its last. */
export function putPlaceRoute(app: App): void {
  app.route({
    ...route('savePlace'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) =>
        keepPlace(scope, request.params.id, request.body),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

async function keepPlace(scope: MemberScope, id: string, { page, line_id }: z.output<typeof PlaceBody>) {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  // A page that reports late, after the entry was filed: there is no work on it any more, and nothing to refuse.
  if (!isEditableStatus(entry.status) || entry.archived) {
    return { navigation_state: entry.navigation_state, page_progress: entry.page_progress }
  }
  const { trx, org, actor, now } = scope
  const at = now.toISOString()
  const navigation_state: NavigationState = { page, ...(line_id && { line_id }), user_id: actor.userId, at }
  const page_progress = pageProgressAfter(entry.page_progress, page, at, false)
  await trx
    .updateTable('entries')
    .set({
      navigation_state: JSON.stringify(navigation_state),
      page_progress: JSON.stringify(page_progress),
    })
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .execute()
  return { navigation_state, page_progress }
}

/** `PUT …/view-preferences`: how the member looks at the entry. Each member has their own, readers too. */
export function putViewPreferencesRoute(app: App): void {
  app.route({
    ...route('saveViewPreferences'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) =>
        keepPreferences(scope, request.params.id, request.body),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}

async function keepPreferences(scope: MemberScope, id: string, change: z.output<typeof ViewPreferences>) {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  const { trx, org, actor } = scope
  const known = entry.user_preferences
  const view_preferences = { ...known[actor.userId ?? ''], ...change }
  await trx
    .updateTable('entries')
    .set({ user_preferences: JSON.stringify({ ...known, [actor.userId ?? '']: view_preferences }) })
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .execute()
  return { view_preferences }
}
