import type { PatchEntry } from '@edfe/contracts/entries'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { App } from '../../app-instance.ts'
import type { NavigationState } from '../../db/entry-tables.ts'
import { isRefusal, type Refusal } from '../../http/problems.ts'
import { route } from '../../http/route.ts'
import { pageProgressAfter } from '../position/page-progress.ts'
import type { StoredEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../with-entry-scope.ts'
import { lockForEdit, saveDraft } from './save-draft.ts'

type Patch = z.output<typeof PatchEntry>

/**
 * `PATCH /api/entries/:id`: merges sections into the draft. `expected_updated_at` names the version that was edited;
 * when another stands, nothing is written and the answer holds both sides of the conflict.
 */
export function patchEntryRoute(app: App): void {
  app.route({
    ...route('saveEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const entry = await withEntryScope(app, request, (scope) =>
        save(scope, id, request.body, scope.actor.userAgent),
      )
      if (!isRefusal(entry)) return { entry }
      await logConflict(app, request, id, entry)
      return reply.refuse(entry)
    },
  })
}

async function save(scope: MemberScope, id: string, body: Patch, userAgent: string | null) {
  const { draft_data: patch } = body
  const kind = patch.shipment_origin ? 'transport' : 'header'
  const entry = await lockForEdit(scope, id, body.expected_updated_at, kind)
  if (isRefusal(entry)) return entry
  await saveDraft(scope, entry, { patch, skipAudit: body.skip_audit, userAgent })
  await keepPlace(scope, id, body)
  if (body.page) await keepPage(scope, entry, body.page, body.navigation === 'save_and_continue')
  return viewEntry(scope, id)
}

/** The page from which was saved: the last place, and done when the person went on from it. */
async function keepPage(scope: MemberScope, entry: StoredEntry, page: string, isDone: boolean) {
  const { trx, org, actor, now } = scope
  const at = now.toISOString()
  const { line_id } = entry.navigation_state?.page === page ? entry.navigation_state : {}
  const place: NavigationState = { page, ...(line_id && { line_id }), user_id: actor.userId, at }
  await trx
    .updateTable('entries')
    .set({
      navigation_state: JSON.stringify(place),
      page_progress: JSON.stringify(pageProgressAfter(entry.page_progress, page, at, isDone)),
    })
    .where('org_id', '=', org.id)
    .where('id', '=', entry.id)
    .execute()
}

/** Where the person is and how they moved on; no change of the draft, so no new version of it. */
async function keepPlace(scope: MemberScope, id: string, body: Patch) {
  const { trx, org, now } = scope
  const { current_step, navigation } = body
  if (current_step) {
    await trx
      .updateTable('entries')
      .set({ current_step })
      .where('org_id', '=', org.id)
      .where('id', '=', id)
      .where('current_step', '<>', current_step)
      .execute()
  }
  if (!navigation) return
  const step = { action: navigation, to: current_step ?? null }
  // The newest fifty, for the wizard; the activity log has them all.
  await sql`
    update entries set navigation_history = (
      select coalesce(jsonb_agg(visit order by place), '[]') from (
        select visit, place
        from jsonb_array_elements(navigation_history || ${JSON.stringify([{ ...step, at: now }])}::jsonb)
          with ordinality as visits (visit, place)
        order by place desc limit 50
      ) newest
    ) where org_id = ${org.id} and id = ${id}`.execute(trx)
  await recordActivity(scope, id, 'navigation', step)
}

/** A conflict is worth knowing of, though the save itself was undone; the next save takes the flag away. */
export async function logConflict(app: App, request: FastifyRequest, id: string, { problem }: Refusal) {
  if (problem.code !== 'draft_conflict') return
  await withEntryScope(app, request, async (scope) => {
    await scope.trx
      .updateTable('entries')
      .set({ conflict_flag: true })
      .where('org_id', '=', scope.org.id)
      .where('id', '=', id)
      .execute()
    await recordActivity(scope, id, 'draft_conflict', { message: problem.message })
  })
}
